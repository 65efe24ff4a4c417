/** What the face reads off a view of The Last Days. */
import { CARDS, COLOURS, GROUPS, isPerson, lotOf, SQUARES, type Building, type Group } from "./board";
import type { View } from "./wire";

/** A view, and what only events say. */
export type Retold = View & {
  /** Whom each seat lost: known only where the events were retold from the opening. */
  readonly lost?: readonly (readonly number[])[];
  /** The seat that turned over the last card. */
  readonly acted?: number;
};

/** The number of a seat's shape: that of its citizen, before it is drawn the seat's own. */
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

/** How many people of a seat have no bed in a building of theirs. */
export const homeless = (view: View, seat: number): number =>
  holdings(view.cards[seat] ?? []).reduce((sum, { people, room }) => sum + Math.max(0, people.length - room), 0);

/** The unsold card of a square. */
export function forSale(view: View, square: number): number | undefined {
  const card = SQUARES[square] ?? undefined;
  const gone = [...view.cards.flat(), ...view.perished, ...view.saved.flat()];
  return card === undefined || gone.includes(card) ? undefined : card;
}

/** What the board shows first: the track while the seat buys, then the town. */
export function stands(view: View): "street" | "town" {
  const seat = view.seat ?? view.turn;
  const done = view.waiting === "over" || (view.waiting === "house" && view.turn === seat);
  return view.stage[seat] === "buying" && !done ? "street" : "town";
}

/** The phase that the seat is in, or for a spectator the one whose turn it is. */
export function phaseOf(view: View): "buying" | "living" | "falling" {
  if (falling(view)) return "falling";
  return view.stage[view.seat ?? view.turn] === "living" ? "living" : "buying";
}

export const peopleOf = (view: View, seat: number): number[] => (view.cards[seat] ?? []).filter(isPerson);
export const buildingsOf = (view: View, seat: number): number[] =>
  (view.cards[seat] ?? []).filter((card) => !isPerson(card));
/** The clients a seat may declare: its own at home, and orphans. */
export function fetchable(view: View, seat: number): number[] {
  return view.cards.flatMap((cards, owner) =>
    owner === seat || view.stage[owner] === "dead" ? cards.filter((card) => String(card) in view.housed) : [],
  );
}
export const SIZE = CARDS.size;
