/** What the face reads off a view of Pompeji. */
import { PILE, VOLCANOES } from "./cards";
import type { CardBuilt, Event, Paid, StatueRaised, View } from "./wire";

export type City = View["city"];
/** A card or a statue is laid, or would be. */
export type Placement = CardBuilt | StatueRaised;

export const isPlacement = (event: Event | null | undefined): event is Placement =>
  event?.type === "built" || event?.type === "raised";
export const pointsOf = ({ kind, colour, seventh }: Paid): number => kind + colour + seventh;

/** Whether another's turn is beginning and this seat has a permit left. Only the server says whether it may be used. */
export const mayInterrupt = (view: View, seat: number | null): boolean =>
  seat !== null && view.waiting === "turn" && view.turn !== seat && !view.interrupted && (view.permits[seat] ?? 0) > 0;

/** How near the next volcano is: `safe` draws cannot be it, then it is one of the next `among` cards (P14). */
export function risk({ deck }: View): { safe: number; among: number } | null {
  const come = VOLCANOES - deck.volcanoes;
  if (come === 0) return null;
  const below = (PILE + 1) * (come - 1);
  const safe = Math.max(0, deck.left - below - (PILE + 1));
  return { safe, among: deck.left - below - safe };
}
