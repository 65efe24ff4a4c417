/** What every game's view and events have in common; the rest is for each game's face. */

/** JSON as the rules wrote it: a face knows its own fields. */
type Json = any;

export interface Event {
  readonly type: string;
  readonly [field: string]: Json;
}

/** Two people may share a screen: what one drew is not for the other. */
export const audible = (event: Event, me: number | null): boolean => typeof event.seen_by !== "number" || event.seen_by === me;

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
  readonly result: { readonly places: readonly number[]; readonly scores: readonly number[]; readonly reason: string } | null;
  readonly steps: readonly { readonly number: number; readonly seat: number | null; readonly move: string; readonly events: readonly Event[]; readonly view: View }[];
}
