/** What a seat sees of The Last Days: everything but the order of two decks. */
import type { View as AnyView } from "$lib/story";
import { CARDS, COLOURS, GROUPS, isPerson, lotOf, type Building, type Colour, type Group } from "./board";

export type Stage = "buying" | "living" | "fleeing" | "dead" | "excluded";
export type Ash = number | "blank" | "x2";

export interface Offer {
  readonly to: number;
  readonly give: readonly number[];
  readonly pay: number;
  readonly take: readonly number[];
  readonly get: number;
}

export interface View extends AnyView {
  readonly turn: number;
  readonly waiting:
    | "citizen"
    | "move"
    | "roll"
    | "enter"
    | "buy"
    | "offer"
    | "house"
    | "vita"
    | "sell"
    | "visit"
    | "vesuvius"
    | "declare"
    | "go"
    | "over";
  readonly citizens: readonly Colour[];
  readonly stage: readonly Stage[];
  readonly money: readonly number[];
  /** `s40` on the track, `p19` in a place, `d132` on a dot; null for the dead and those left behind. */
  readonly pawns: readonly (string | null)[];
  readonly cards: readonly (readonly number[])[];
  readonly housed: Readonly<Record<string, number>>;
  readonly saved: readonly (readonly number[])[];
  readonly perished: readonly number[];
  /** Whose the perished were: known only where the game is told from its opening. */
  readonly lost?: readonly (readonly number[])[];
  readonly escort: readonly (number | readonly number[] | null)[];
  readonly vita: readonly number[];
  readonly vesuvius: readonly Ash[];
  readonly steps: number | null;
  readonly declared: number | null;
  readonly pending: {
    readonly offers?: number;
    readonly offer?: Offer;
    readonly card?: number;
    readonly debts?: readonly (readonly [number, number | null, number])[];
    readonly homeless?: readonly number[];
  };
  readonly seat: number | null;
}

/** How a seat looks: its citizen's place among the eight shapes; before it is drawn, the seat's own. */
export const lookOf = (view: View, seat: number): number => {
  const colour = view.citizens[seat];
  return colour === undefined ? seat % 8 : COLOURS.indexOf(colour);
};
export const buried = (view: View): ReadonlySet<number> =>
  new Set(view.vesuvius.filter((card) => typeof card === "number"));
export const led = (view: View, seat: number): readonly number[] => {
  const escort = view.escort[seat] ?? null;
  return escort === null ? [] : typeof escort === "number" ? [escort] : escort;
};
export const worth = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + lotOf(card).price, 0);
export const falling = (view: View): boolean => view.vita.includes(36);

/** Who holds each card. */
export function owners(view: View): ReadonlyMap<number, number> {
  return new Map(view.cards.flatMap((cards, seat) => cards.map((card) => [card, seat] as const)));
}

/** Who lives in each place, by card. */
export function residents(view: View): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const [card, place] of Object.entries(view.housed))
    found.set(place, [...(found.get(place) ?? []), Number(card)]);
  return found;
}

export interface Holding {
  readonly group: Group;
  readonly buildings: readonly Building[];
  readonly people: readonly number[];
  readonly room: number;
}

/** A seat's cards by colour group. */
export function holdings(cards: readonly number[]): Holding[] {
  return GROUPS.flatMap((group) => {
    const own = cards.map(lotOf).filter((lot) => lot.group === group);
    const buildings = own.filter((lot): lot is Building => lot.place !== null);
    const people = own.filter(({ place }) => place === null).map(({ card }) => card);
    const room = buildings.reduce((sum, { capacity }) => sum + capacity, 0);
    return own.length ? [{ group, buildings, people, room }] : [];
  });
}

/** Where the board stands for whoever looks: the track while they buy, then the town. */
export function stands(view: View): "street" | "town" {
  const seat = view.seat ?? view.turn;
  const done = view.waiting === "over" || (view.waiting === "house" && view.turn === seat);
  return view.stage[seat] === "buying" && !done ? "street" : "town";
}

export const peopleOf = (view: View, seat: number): number[] => (view.cards[seat] ?? []).filter(isPerson);
export const buildingsOf = (view: View, seat: number): number[] =>
  (view.cards[seat] ?? []).filter((card) => !isPerson(card));
/** Whom a seat may think of fetching: own clients at home, and orphans. */
export function fetchable(view: View, seat: number): number[] {
  return view.cards.flatMap((cards, owner) =>
    owner === seat || view.stage[owner] === "dead" ? cards.filter((card) => String(card) in view.housed) : [],
  );
}
export const SIZE = CARDS.size;
