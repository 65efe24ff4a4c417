/** A game step by step. Of a running one the steps are retold from the opening view and the events. */
import { api } from "./api";
import type { GameFace } from "./games/face";
import { face as faceOf } from "./games/faces";
import type { BaseEvent, BaseView } from "./story";
import { namesOf } from "./seats";
import type { Entry, Replay, ReplayStep } from "./wire";

/** The replay of a story that starts at its opening view; null where the face does not retell events. */
export function retold(
  face: Pick<GameFace, "retell">,
  opening: BaseView,
  story: readonly Pick<Entry, "number" | "seat" | "events" | "undoes">[],
  names: readonly string[],
): Replay | null {
  if (!face.retell) return null;
  const before = new Map<number, BaseView>();
  let view = opening;
  const steps = story.map(({ number, seat, events, undoes }) => {
    before.set(number, view);
    view =
      undoes === null ? events.reduce((now, event) => face.retell!(now, event), view) : (before.get(undoes) ?? view);
    return { number, seat, move: "", events, view, hands: null };
  });
  return { game: opening.game, names: [...names], options: {}, result: null, opening, steps };
}

/** The replay of a table, with its face and the piece of each seat. */
export interface Course {
  readonly face: GameFace;
  readonly replay: Replay | null;
  readonly looks: readonly number[];
  /** My seat in a finished game, if I had one. */
  readonly mine: number | null;
}

/** The index of the first move that a person or a bot made; before it, everything is dealt. */
export const firstMove = (steps: readonly Pick<ReplayStep, "seat">[]): number =>
  Math.max(
    0,
    steps.findIndex(({ seat }) => seat !== null),
  );

/** The phases of a game, and the number of the first move of each. */
export function phasesOf(
  steps: readonly Pick<ReplayStep, "view">[],
  face: Pick<GameFace, "phases">,
): { label: string; number: number }[] {
  const found: { label: string; number: number }[] = [];
  steps.forEach(({ view }, i) => {
    const label = face.phases(view).find(({ now }) => now)?.label;
    if (label && label !== found.at(-1)?.label) found.push({ label, number: i + 1 });
  });
  return found;
}

interface Rolled extends BaseEvent {
  readonly dice: readonly number[];
}

const isRolled = (event: BaseEvent): event is Rolled => "dice" in event && Array.isArray(event.dice);

/** The dice as they lie after a step: the last that were rolled in the turn of the seat that moved. */
export function diceOf(steps: readonly Pick<ReplayStep, "seat" | "events">[], index: number): readonly number[] {
  let mover: number | null = null;
  for (let i = index; i >= 0; i--) {
    const { seat, events } = steps[i]!;
    const rolled = events.filter(isRolled).at(-1);
    if (rolled) return rolled.dice;
    if (seat !== null && mover !== null && seat !== mover) break;
    mover ??= seat;
  }
  return [];
}

/** The replay of a table as every spectator may see it. */
export async function courseOf(id: string): Promise<Course> {
  const [card, { opening, story, view }] = await Promise.all([api.table(id), api.snapshot(id)]);
  const face = await faceOf(card.game);
  const names = namesOf(card.seats, (seat) => face.look?.(view, seat));
  return {
    face,
    replay: opening && retold(face, opening, story, names),
    looks: card.seats.map(({ look }) => look),
    mine: null,
  };
}

/** The replay of a table: of a finished game with everything open; of a running one as every spectator may see it. */
export async function replayOf(id: string): Promise<Course> {
  const card = await api.table(id);
  if (card.status !== "over") return courseOf(id);
  const [face, replay] = await Promise.all([faceOf(card.game), api.replay(id)]);
  const last = replay.steps.at(-1)?.view;
  const names = namesOf(card.seats, (seat) => last && face.look?.(last, seat));
  return {
    face,
    replay: { ...replay, names },
    looks: card.seats.map(({ look }) => look),
    mine: card.seats.find((seat) => seat.mine)?.seat ?? null,
  };
}
