/** What every game's view and events have in common; the rest is for each game's face. */

/** JSON as the rules wrote it: a face knows its own fields. */
type Json = any;

export interface Event {
  readonly type: string;
  readonly [field: string]: Json;
}

/** Two people may share a screen: what one drew is not for the other. */
export const audible = (event: Event, me: number | null): boolean =>
  typeof event.seen_by !== "number" || event.seen_by === me;

export interface View {
  readonly game: string;
  readonly players: number;
  readonly [field: string]: Json;
}

/** A finished game, step by step. */
export interface Replay {
  readonly game: string;
  readonly names: readonly string[];
  readonly options: Record<string, unknown>;
  readonly result: {
    readonly places: readonly number[];
    readonly scores: readonly number[];
    readonly reason: string;
  } | null;
  readonly steps: readonly Step[];
}

export interface Step {
  readonly number: number;
  readonly seat: number | null;
  readonly move: string;
  readonly events: readonly Event[];
  /** As a spectator saw it. */
  readonly view: View;
  /** What each seat held, once the game is over and where the game has hands. */
  readonly hands?: readonly (readonly unknown[])[] | null;
}

/** From where a replay is seen: a seat, with all cards open, or as a spectator saw it. */
export type From = number | "all" | null;

/** A step as that seat saw it. */
export const seenFrom = ({ view, hands }: Step, seat: number): View => ({
  ...view,
  seat,
  ...(hands ? { hand: hands[seat] } : {}),
});
