/** Squares in words, for players who cannot see the city: "Column 2, row 0, temple, blue, 4". */
import { STATUE } from "./cards";
import { place, type Square } from "./board";
import { because, cardName, points, theCard } from "./sentence";
import type { Placement } from "./view";
import type { View } from "./wire";
import { say } from "./words";

/** `offer`: the placement of the chosen card, or of the statue by its best name, on an open square. */
export function nameOf(view: View, square: Square, offer?: Placement): string {
  const where = say("square", place(square));
  const card = view.city[square];
  if (card) return `${where}, ${card === STATUE ? say("is_statue") : cardName(card)}`;
  if (!offer) return `${where}, ${say("is_empty")}`;
  const chosen = { the_card: theCard(offer.card), points: points(offer.points), reasons: because(offer) };
  return `${where}, ${say("is_chosen", chosen)}`;
}
