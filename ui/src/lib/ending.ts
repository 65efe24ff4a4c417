/** The story of a finished game in three sentences: how it began, what turned it, how it ended. */
import type { GameFace } from "./games/face";
import { list, say } from "./i18n.svelte";
import { chancesAt, columns, type Column } from "./review";
import { audible } from "./story";
import type { Replay, ReviewedGame } from "./wire";

/** By how much of the win chance a seat must be ahead of its even share to be called ahead. */
const AHEAD = 0.1;
/** The least swing of the win chances that turns a game. */
const TURN = 0.15;

/** How far the win chances moved between two columns: 0 not at all, 1 from one seat to another. */
const swing = (before: Column, after: Column): number =>
  after.chances.reduce((sum, chance, seat) => sum + Math.abs(chance - before.chances[seat]!), 0) / 2;

/** The seats that were ahead when a third of the game was over; empty if nobody was. */
export function ahead(game: ReviewedGame): number[] {
  const chances = chancesAt(columns(game, true), game.moves.length / 3);
  const best = Math.max(...chances);
  if (best < 1 / chances.length + AHEAD) return [];
  return [...chances.keys()].filter((seat) => best - chances[seat]! < AHEAD / 2);
}

/** The number of the move that changed the win chances most after the first third; null if none changed them much. */
export function turned(game: ReviewedGame): number | null {
  const all = columns(game, false);
  let [most, number]: [number, number | null] = [TURN, null];
  for (let i = 1; i < all.length; i++) {
    const found = swing(all[i - 1]!, all[i]!);
    if (all[i]!.number > game.moves.length / 3 && found > most) [most, number] = [found, all[i]!.number];
  }
  return number;
}

/** What happened at a move, in the first two of its sentences. */
function happened(replay: Replay, number: number, face: GameFace, names: readonly string[], me: number | null): string {
  const events = replay.steps[number - 1]?.events ?? [];
  const sentences = events.flatMap((event) => (audible(event, me) && face.sentence(event, names, me)) || []);
  return sentences.slice(0, 2).join(" ");
}

/** The sentences; without a review only how it ended. */
export function story(
  replay: Replay,
  game: ReviewedGame | null,
  face: GameFace,
  names: readonly string[],
  me: number | null,
): string[] {
  const end = replay.steps.length ? happened(replay, replay.steps.length, face, names, me) : "";
  const last = replay.steps
    .at(-1)
    ?.events.filter(({ type }) => type === "ended")
    .at(-1);
  const lines: string[] = [];
  if (game) {
    const leaders = ahead(game).map((seat) => names[seat] ?? "");
    lines.push(leaders.length ? say("end_ahead", { n: leaders.length, who: list(leaders) }) : say("end_even"));
    const number = turned(game);
    const what = number === null ? "" : happened(replay, number, face, names, me);
    if (number === replay.steps.length) lines.push(say("end_turned_last"));
    else lines.push(what ? `${say("end_turned")} ${what}` : say("end_never_turned"));
  }
  lines.push((last && face.sentence(last, names, me)) || end);
  return lines.filter(Boolean);
}
