/**
 * The first event of a legal move, from the plan and the prices alone: where a walk leads, what a card costs. Dice and
 * decks have no preview. This copies rules 5.4, 5.9, 5.13, 6.4, 7.2 to 7.9 and 7.11; `preview.test.ts` compares every
 * event with the server's, move by move over recorded games.
 */
import { half, lotOf } from "./board";
import { buried, led } from "./view";
import { standingAt, wayTo } from "./ways";
import type { Event, View } from "./wire";

export function preview(move: string, view: View): readonly Event[] {
  const [verb, first = "", second = ""] = move.split(" ");
  const seat = view.seat ?? view.turn;
  const pawn = view.pawns[seat] ?? "";
  const card = Number(first);
  const about = { seen_by: "all", seat } as const;
  switch (verb) {
    case "go": {
      const way = wayTo(pawn, first, buried(view), led(view, seat).length > 0);
      return way.length ? [{ type: "walked", ...about, way, left: (view.steps ?? 0) - way.length + 1 }] : [];
    }
    case "buy":
      return [{ type: "bought", ...about, card, amount: lotOf(card).price }];
    case "sell":
      return [{ type: "sold", ...about, card, amount: half(card) }];
    case "house":
      return [{ type: "housed", ...about, card, place: Number(second) }];
    case "fetch":
      return [{ type: "declared", ...about, card, place: view.housed[first] ?? null }];
    case "visit": {
      const others = view.pawns.flatMap((spot, other) => (spot !== null && other !== seat ? [spot] : []));
      const to = standingAt(card, new Set(others));
      return [{ type: "went", ...about, from: pawn, to, place: card }];
    }
    default:
      return [];
  }
}
