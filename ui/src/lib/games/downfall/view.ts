/** What a seat sees of Downfall, as the server sends it. */
import type { View as AnyView } from "$lib/story";
import { houseAt, HOUSES, SPACES, spacesAt, SPOTS, type Chart, type Symbol } from "./board";

export const COLOURS = ["red", "black", "yellow", "blue"] as const;

export type Crowd = readonly number[];

export interface View extends AnyView {
  readonly phase: "deal" | "settling" | "eruption" | "flight" | "over";
  readonly waiting: string;
  readonly turn: number;
  readonly hand: readonly number[];
  readonly hand_sizes: readonly number[];
  readonly discard: readonly number[];
  readonly deck: { readonly left: number; readonly omens: number; readonly ad79: number };
  readonly supply: Crowd;
  readonly markers: Readonly<Record<string, Crowd>>;
  readonly saved: Crowd;
  readonly volcano: Crowd;
  readonly lava: Readonly<Record<string, Symbol>>;
  readonly bag: Readonly<Record<string, number>>;
  readonly tile: string | null;
  readonly aside: Readonly<Record<string, number>>;
  readonly pending: { readonly left?: number; readonly moved?: string; readonly closed?: readonly string[] };
}

export const sum = (crowd: Crowd | undefined): number => (crowd ?? []).reduce((all, many) => all + many, 0);
export const inCity = (view: View, seat: number): number =>
  Object.values(view.markers).reduce((all, crowd) => all + (crowd[seat] ?? 0), 0);
/** How many markers a house holds. */
export const taken = (view: View, house: { spaces: readonly (readonly [string, number])[] }): number =>
  house.spaces.reduce((all, [square]) => all + sum(view.markers[square]), 0);
export const awake = (view: View): boolean =>
  view.phase === "eruption" || view.phase === "flight" || Object.keys(view.lava).length > 0;

/** The seats of a crowd one by one, in seat order. */
export const people = (crowd: Crowd): number[] => crowd.flatMap((many, seat) => Array<number>(many).fill(seat));

export interface Standing {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Where everybody on a square stands: on the spaces while settling, in rows while fleeing. */
export function standing(chart: Chart, square: string, crowd: Crowd, fleeing: boolean): Standing[] {
  const { x, y } = chart.at(square);
  const who = people(crowd);
  const spots = fleeing ? SPOTS[Math.min(who.length, 6)] : SPACES[spacesAt(square)];
  if (!spots) return [];
  const size = !fleeing ? 0.84 : who.length < 3 ? 1.04 : who.length < 5 ? 0.96 : 0.86;
  return who.flatMap((seat, i) => {
    const spot = spots[i];
    return spot ? [{ seat, x: x + spot[0], y: y + spot[1] + (fleeing ? 0 : 11), size }] : [];
  });
}

/** The free spaces of a square, as places of their circles. */
export function freeSpaces(chart: Chart, view: View, square: string): { x: number; y: number }[] {
  const { x, y } = chart.at(square);
  return (SPACES[spacesAt(square)] ?? []).slice(sum(view.markers[square])).map(([a, b]) => ({ x: x + a, y: y + b }));
}

/** A square's house without its twin letter: what is written over the door. */
export const doorOf = (square: string): number | null => houseAt(square)?.number ?? null;
export const neutrals = HOUSES.filter((house) => house.number === null);
