/** Moves as steps of a choice: `house 13 5` is a card, then a place. */
import type { Target } from "$lib/choice";
import { squareOf } from "./board";
import type { Offer, View } from "./wire";

export function path(move: string, view: View): readonly Target[] {
  const [verb, first = "", second = ""] = move.split(" ");
  switch (verb) {
    case "buy":
      return [`at:s${squareOf(Number(first))}`];
    case "sell":
      return [`card:${first}`, "do:sell"];
    case "house":
      return [`card:${first}`, `at:p${second}`];
    case "visit":
      return [`at:p${first}`];
    case "fetch":
      return [`at:p${view.housed[first]}`, `as:${first}`];
    case "go":
      return [`at:${first}`];
    case "offer": // put together in a dialogue of its own
      return ["card:offer", `card:${move}`];
    case "withdraw":
      return ["right:withdraw"];
    default:
      return [`do:${move}`];
  }
}

/** An offer as it is written: cards ascending, the money last on each side. */
export function offer({ to, give, pay, take, get }: Offer): string {
  const side = (cards: readonly number[], money: number) => [...[...cards].sort((a, b) => a - b), money].join(" ");
  return `offer ${to} ${side(give, pay)} for ${side(take, get)}`;
}
