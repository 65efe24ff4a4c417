/** What a seat sees of Pompeji, as the server sends it. */
import type { Event, View as AnyView } from "$lib/story";
import { PILE, VOLCANOES, type Card } from "./cards";
import type { Direction, Square } from "./board";

export type City = Readonly<Record<Square, Card>>;

export interface View extends AnyView {
  readonly seat: number | null;
  readonly city: City;
  readonly hand: readonly Card[];
  readonly hand_sizes: readonly number[];
  readonly hands?: readonly (readonly Card[])[];
  readonly deck: { readonly left: number; readonly volcanoes: number };
  readonly discard: readonly Card[];
  readonly statues: readonly number[];
  readonly permits: readonly number[];
  readonly scores: readonly number[];
  readonly turn: number;
  readonly waiting: "deal" | "turn" | "permit" | "draw" | "choice" | "over";
  readonly interrupted: boolean;
  readonly interrupter: number | null;
}

/** What one street pays for a laid card: its kind, its colour, its seventh card. */
export interface Street {
  readonly street: Direction;
  readonly kind: number;
  readonly colour: number;
  readonly seventh: number;
  readonly cards: readonly Card[];
}

/** A card or a statue is laid, or would be. */
export interface Placement extends Event {
  readonly type: "built" | "raised";
  readonly seat: number;
  readonly card: Card;
  readonly at: Square;
  readonly points: number;
  readonly streets: readonly Street[];
}

export const isPlacement = (event: Event | null | undefined): event is Placement =>
  event?.type === "built" || event?.type === "raised";
export const pointsOf = ({ kind, colour, seventh }: Street): number => kind + colour + seventh;

/** Whether this seat stands at the start of another's turn with a permit in hand. The rules say if it may be used. */
export const mayInterrupt = (view: View, seat: number | null): boolean =>
  seat !== null && view.waiting === "turn" && view.turn !== seat && !view.interrupted && (view.permits[seat] ?? 0) > 0;

/** How near the next volcano is: so many cards are safe, then it is one of so many. */
export function risk({ deck }: View): { safe: number; among: number } | null {
  const come = VOLCANOES - deck.volcanoes;
  if (come === 0) return null;
  const below = (PILE + 1) * (come - 1);
  const safe = Math.max(0, deck.left - below - (PILE + 1));
  return { safe, among: deck.left - below - safe };
}
