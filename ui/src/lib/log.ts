/** The story as sentences. */
import type { GameFace } from "./games/face";
import { say, spoken } from "./i18n.svelte";
import { audible, ownerOf } from "./story";
import type { Entry } from "./wire";

/** One move of the log; a replay does not know when it was made. */
export type Line = Pick<Entry, "number" | "seat" | "events" | "undoes"> & Partial<Pick<Entry, "at" | "late" | "note">>;

export interface Sentence {
  readonly text: string;
  /** The seat it is about; null: chance, or all. */
  readonly seat: number | null;
}

interface Said {
  readonly face: GameFace;
  readonly names: string;
  readonly me: number | null;
  readonly language: string;
  readonly sentences: readonly Sentence[];
}
/** A long log is asked for its sentences at each event: those of a move are made once for a reader. */
const known = new WeakMap<Line, Said>();

/** The sentences of one move, as far as seat `me` may know its events. */
export function sentences(
  line: Line,
  face: GameFace,
  names: readonly string[],
  me: number | null,
): readonly Sentence[] {
  const { language } = spoken;
  const before = known.get(line);
  const called = names.join("\n");
  if (before?.face === face && before.names === called && before.me === me && before.language === language)
    return before.sentences;
  const made = written(line, face, names, me);
  known.set(line, { face, names: called, me, language, sentences: made });
  return made;
}

function written(
  { seat, events, undoes, note }: Line,
  face: GameFace,
  names: readonly string[],
  me: number | null,
): Sentence[] {
  if (undoes !== null) return [{ text: say("taken_back", { who: names[seat ?? 0] ?? "" }), seat }];
  if (note) return [{ text: say(`note_${note}`, { who: names[seat ?? 0] ?? "" }), seat }];
  return events.flatMap((event) => {
    const text = audible(event, me) ? face.sentence(event, names, me) : null;
    return text ? [{ text, seat: ownerOf(event) ?? seat }] : [];
  });
}
