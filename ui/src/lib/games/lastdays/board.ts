/** What the box holds: cards, places, track and plan, from the data beside the rules. */
import { dots, edges, pieces, wall } from "$games/lastdays/city.json";
import { people } from "$games/lastdays/people.json";
import { buildings, colours, places } from "$games/lastdays/places.json";
import { citizens, sections } from "$games/lastdays/track.json";
import type { Point } from "$lib/board/geometry";
import { SHAPES } from "$lib/seats";
import type { CitizenColour } from "./wire";

export const GROUPS = [
  "temple",
  "theatre",
  "arena",
  "civic",
  "market",
  "baths",
  "workshop",
  "tavern",
  "domus",
] as const;
export type Group = (typeof GROUPS)[number];

export interface Person {
  readonly card: number;
  readonly group: Group;
  readonly price: number;
  readonly place: null;
}
export interface Building {
  readonly card: number;
  readonly group: Group;
  readonly price: number;
  readonly place: number;
  readonly capacity: number;
}
export type Lot = Person | Building;

interface Place extends Point {
  readonly no: number;
  readonly type: "gate" | "player_house" | "sale";
  readonly doors: readonly number[];
  readonly card?: number;
  readonly exit?: number;
}

export const PLACES: ReadonlyMap<number, Place> = new Map(places.map((place) => [place.no, place as Place]));
export const GATES: readonly Place[] = [...PLACES.values()].filter(({ type }) => type === "gate");

// JSON has no literal types; these are those of the same files in the rules (`board.py`).

/** The 101 cards for sale, in the order of the track. */
export const CARDS: ReadonlyMap<number, Lot> = new Map(
  [
    ...people.map(({ card, colour, price }): Lot => ({ card, group: colour as Group, price, place: null })),
    ...places.flatMap((place): Lot[] => {
      if (place.type !== "sale") return [];
      const { card, colour, no } = place as unknown as { card: number; colour: Group; no: number };
      return [{ card, group: colour, place: no, ...buildings[colours[colour].kind as keyof typeof buildings] }];
    }),
  ]
    .sort((a, b) => a.card - b.card)
    .map((lot) => [lot.card, lot]),
);
export const lotOf = (card: number): Lot => CARDS.get(card)!;
export const isPerson = (card: number): boolean => lotOf(card).place === null;
/** The building for sale at a place. */
export const buildingAt = (place: number): Building | undefined => {
  const card = PLACES.get(place)?.card;
  return card === undefined ? undefined : (lotOf(card) as Building);
};
/** What the bank gives for a card: half its price, rounded up to the next ST 50. */
export const half = (card: number): number => Math.ceil(lotOf(card).price / 100) * 50;

// ---- the track

/** One square after another: INGRESSUS, then sections of cards with a FORTUNA after each. */
export const SQUARES: readonly (number | null)[] = sections.reduce<(number | null)[]>(
  (track, size) => {
    const first = track.filter((card) => card !== null).length + 1;
    return [...track, ...Array.from({ length: size }, (_, i) => first + i), null];
  },
  [null],
);
export const SECTIONS: readonly number[] = sections;
export const squareOf = (card: number): number => SQUARES.indexOf(card);
/** Which of the twelve FORTUNA squares this is; 0 if none. */
export const fortuna = (square: number): number =>
  square > 0 && SQUARES[square] === null ? SQUARES.slice(1, square + 1).filter((card) => card === null).length : 0;
export const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"] as const;

// ---- the citizens

/** The pawns in the order of the seats' looks: red cone, black block and so on. */
export const COLOURS = ["red", "black", "yellow", "blue", "green", "white", "purple", "orange"] as const;
export const shapeOf = (colour: CitizenColour): string => SHAPES[COLOURS.indexOf(colour)]!;
export const ownerOfHouse = (place: number): CitizenColour | undefined =>
  citizens.find(({ house }) => house === place)?.colour as CitizenColour | undefined;

// ---- the plan

export interface Dot extends Point {
  readonly id: number;
  /** The piece that buries it; null on the ring outside. */
  readonly piece: number | null;
}
export const DOTS: readonly Dot[] = dots;
type Pair = readonly [number, number];
export const EDGES = edges as unknown as readonly Pair[];
export const WALL = wall as unknown as readonly Pair[];
export const PIECES: ReadonlyMap<number, readonly Pair[]> = new Map(
  pieces.map(({ no, outline }) => [no, outline as unknown as Pair[]]),
);
export const isOutside = (spot: string): boolean => spot.startsWith("d") && DOTS[Number(spot.slice(1))]?.piece === null;
/** The street a dot lies in. */
export const streetOf = (dot: number): string => dots[dot]?.streets[0] ?? "";
