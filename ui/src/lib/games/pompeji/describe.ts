/** Squares in words, for those who do not see the city: "Column 2, row 0, temple, blue, 4". */
import { STATUE } from "./cards";
import { place, type Square } from "./board";
import { because, cardName, points, theCard } from "./sentence";
import type { Placement, View } from "./view";
import { say } from "./words";

/** `offer` is what the chosen card, or the best name of the statue, would earn on an open square. */
export function nameOf(view: View, square: Square, offer?: Placement): string {
  const where = say("square", place(square));
  const card = view.city[square];
  if (card) return `${where}, ${card === STATUE ? say("is_statue") : cardName(card)}`;
  if (!offer) return `${where}, ${say("is_empty")}`;
  return `${where}, ${say("is_chosen", { card: theCard(offer.card), points: points(offer.points), reasons: because(offer) })}`;
}
