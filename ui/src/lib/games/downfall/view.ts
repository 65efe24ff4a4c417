/** What the face reads off a view of Downfall. */
import { houseAt, HOUSES, SPACES, spacesAt, SPOTS, type Chart } from "./board";
import type { View } from "./wire";

export const COLOURS = ["red", "black", "yellow", "blue"] as const;

/** How many markers of each seat. */
export type Crowd = readonly number[];

export const sum = (numbers: Crowd | undefined): number => (numbers ?? []).reduce((total, n) => total + n, 0);
export const inCity = (view: View, seat: number): number =>
  sum(Object.values(view.markers).map((crowd) => crowd[seat] ?? 0));
/** How many markers a house holds. */
export const taken = (view: View, house: { spaces: readonly (readonly [string, number])[] }): number =>
  sum(house.spaces.map(([square]) => sum(view.markers[square])));
/** Whether the mountain has erupted. */
export const awake = (view: View): boolean =>
  view.phase === "eruption" || view.phase === "flight" || Object.keys(view.lava).length > 0;
/** The second A.D. 79 lies among this many last cards of the deck (D7): `bottom` in the rules' `drawing.py`. */
export const lastCards = ({ options, players }: View): number =>
  options.edition === "mayfair" && players === 4 ? 11 : 16;

/** The seats of a crowd's markers one by one, in seat order. */
export const people = (crowd: Crowd): number[] => crowd.flatMap((n, seat) => Array<number>(n).fill(seat));

export interface Standing {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Where the markers on a square stand: on its spaces in the first phase, in rows during the flight. */
export function standing(chart: Chart, square: string, crowd: Crowd, fleeing: boolean): Standing[] {
  const { x, y } = chart.at(square);
  const seats = people(crowd);
  const spots = fleeing ? SPOTS[Math.min(seats.length, 6)] : SPACES[spacesAt(square)];
  if (!spots) return [];
  const size = !fleeing ? 0.84 : seats.length < 3 ? 1.04 : seats.length < 5 ? 0.96 : 0.86;
  return seats.flatMap((seat, i) => {
    const spot = spots[i];
    return spot ? [{ seat, x: x + spot[0], y: y + spot[1] + (fleeing ? 0 : 11), size }] : [];
  });
}

/** The centres of the free spaces of a square. */
export function freeSpaces(chart: Chart, view: View, square: string): { x: number; y: number }[] {
  const { x, y } = chart.at(square);
  return (SPACES[spacesAt(square)] ?? []).slice(sum(view.markers[square])).map(([a, b]) => ({ x: x + a, y: y + b }));
}

/** The number over a house's door; null for a neutral house. */
export const doorOf = (square: string): number | null => houseAt(square)?.number ?? null;
export const neutrals = HOUSES.filter((house) => house.number === null);
