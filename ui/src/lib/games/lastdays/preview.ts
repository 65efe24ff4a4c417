/** What a legal move would bring, as events: only what the plan itself tells; dice and cards are nobody's to foresee. */
import type { Event } from "$lib/story";
import { half, lotOf } from "./board";
import { buried, led, type View } from "./view";
import { wayTo } from "./ways";

export function preview(move: string, view: View): readonly Event[] {
  const [verb, first = "", second = ""] = move.split(" ");
  const seat = view.seat ?? view.turn;
  const card = Number(first);
  switch (verb) {
    case "go": {
      const way = wayTo(view.pawns[seat] ?? "", first, buried(view), led(view, seat).length > 0);
      return way.length ? [{ type: "walked", seat, way, left: (view.steps ?? 0) - way.length + 1 }] : [];
    }
    case "buy":
      return [{ type: "bought", seat, card, amount: lotOf(card).price }];
    case "sell":
      return [{ type: "sold", seat, card, amount: half(card) }];
    case "house":
      return [{ type: "housed", seat, card, place: Number(second) }];
    case "fetch":
      return [{ type: "declared", seat, card, place: view.housed[first] }];
    case "visit":
      return [{ type: "went", seat, from: view.pawns[seat], to: `p${first}`, place: card }];
    default:
      return [];
  }
}
