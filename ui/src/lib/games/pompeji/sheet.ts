/** The score sheet: what each seat laid, and what it paid, in order. */
import type { Event } from "$lib/story";
import type { Square } from "./board";
import { isPlacement, type City, type Placement, type View } from "./view";

export interface Told {
  readonly seat: number | null;
  readonly events: readonly Event[];
}

/** The placements of each seat that lie in the city, oldest first: not what was taken back, nor what is still on its way. */
export function columns(story: readonly Told[], city: City, players: number): Placement[][] {
  const laid = new Map<Square, Placement>();
  for (const event of story.flatMap(({ events }) => events).filter(isPlacement)) {
    laid.delete(event.at);
    if (event.at in city) laid.set(event.at, event);
  }
  return Array.from({ length: players }, (_, seat) => [...laid.values()].filter((one) => one.seat === seat));
}

export interface Sheet {
  /** How many rows are folded into the first, and their sums: with all that was earned before the story began. */
  readonly folded: { readonly rows: number; readonly sums: readonly number[] };
  readonly rows: readonly { readonly number: number; readonly laid: readonly (Placement | undefined)[] }[];
}

/** The last `many` rows, the earlier ones as one. `earned` is what each seat has, cards in hand not yet taken off. */
export function sheet(story: readonly Told[], city: City, earned: readonly number[], many: number): Sheet {
  const seats = columns(story, city, earned.length);
  const all = Math.max(0, ...seats.map(({ length }) => length));
  const rows = Math.max(0, all - many);
  const shown = Array.from({ length: all - rows }, (_, i) => ({
    number: rows + i + 1,
    laid: seats.map((laid) => laid[rows + i]),
  }));
  const sums = earned.map(
    (points, seat) => points - shown.reduce((sum, { laid }) => sum + (laid[seat]?.points ?? 0), 0),
  );
  return { folded: { rows, sums }, rows: shown };
}

/** What the cards in hand cost each seat, once they lie open; before that only one's own is known. */
export function costs(view: View, cost: (cards: readonly string[]) => number): (number | null)[] {
  return view.scores.map((_, seat) =>
    view.hands ? cost(view.hands[seat] ?? []) : seat === view.seat && view.deck.volcanoes ? cost(view.hand) : null,
  );
}

const NUMERALS: readonly (readonly [number, string])[] = [
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
];
export function roman(number: number): string {
  let text = "";
  for (const [value, letters] of NUMERALS) for (; number >= value; number -= value) text += letters;
  return text;
}
