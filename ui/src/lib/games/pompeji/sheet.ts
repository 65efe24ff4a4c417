/** The score sheet: what each seat laid, and what it paid, in order. */
import type { Entry } from "$lib/story";
import type { Square } from "./board";
import { isPlacement, type City, type Placement } from "./view";
import type { Event, View } from "./wire";

/** The placements of each seat, oldest first, without those taken back or still being animated. */
export function columns(story: readonly Entry<Event>[], city: City, players: number): Placement[][] {
  const laid = new Map<Square, Placement>();
  for (const event of story.flatMap(({ events }) => events).filter(isPlacement)) {
    laid.delete(event.at);
    if (event.at in city) laid.set(event.at, event);
  }
  return Array.from({ length: players }, (_, seat) => [...laid.values()].filter((one) => one.seat === seat));
}

export interface Sheet {
  /** How many rows are folded into the first, and each seat's sum of them and of all before the story began. */
  readonly folded: { readonly rows: number; readonly sums: readonly number[] };
  readonly rows: readonly { readonly number: number; readonly laid: readonly (Placement | undefined)[] }[];
}

/** The last `shown` rows, the earlier ones folded. `earned`: the points of each seat before cards in hand count. */
export function sheet(story: readonly Entry<Event>[], city: City, earned: readonly number[], shown: number): Sheet {
  const seats = columns(story, city, earned.length);
  const all = Math.max(0, ...seats.map(({ length }) => length));
  const rows = Math.max(0, all - shown);
  const last = Array.from({ length: all - rows }, (_, i) => ({
    number: rows + i + 1,
    laid: seats.map((laid) => laid[rows + i]),
  }));
  const sums = earned.map(
    (points, seat) => points - last.reduce((sum, { laid }) => sum + (laid[seat]?.points ?? 0), 0),
  );
  return { folded: { rows, sums }, rows: last };
}

/** What the cards in hand cost each seat: at the end of all, from the first volcano on of the view's seat only. */
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
