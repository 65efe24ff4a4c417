/**
 * What a legal move would bring, from plain geometry of the view: who stands under the tile, who is cut off by it, the
 * way of a runner. The same events as the server's, only before the move; a test holds them against the real ones.
 */
import type { Event } from "$lib/story";
import { COLUMNS, Chart, SQUARES, VENTS, houseAt, type Symbol } from "./board";
import { COLOURS, taken, type Crowd, type View } from "./view";

const INSIDE = new Set(SQUARES);
const GATES = new Chart(false).gates;

/** The squares that share an edge, in board order. */
export function near(square: string): string[] {
  const column = COLUMNS.indexOf(square[0]!);
  const row = Number(square.slice(1));
  const around = [
    [column, row - 1],
    [column - 1, row],
    [column + 1, row],
    [column, row + 1],
  ] as const;
  return around.map(([x, y]) => `${COLUMNS[x] ?? "?"}${y}`).filter((one) => INSIDE.has(one));
}

type Lava = Readonly<Record<string, unknown>>;

/** How far every dry square is from the nearest of these. */
export function distances(from: readonly string[], lava: Lava): Map<string, number> {
  const found = new Map<string, number>();
  let edge = from.filter((square) => !lava[square]);
  for (let far = 0; edge.length; far++) {
    for (const square of edge) found.set(square, far);
    edge = [...new Set(edge.flatMap(near))].filter((square) => !found.has(square) && !lava[square]);
  }
  return found;
}

function way(lava: Lava, start: string, goal: string): string[] {
  const left = distances([goal], lava);
  const path = [start];
  for (let here = start; here !== goal; path.push(here)) {
    const closer = near(here).find((one) => left.get(one) === (left.get(here) ?? 0) - 1);
    if (!closer) break;
    here = closer;
  }
  return path;
}

function lavaLaid(view: View, square: string, symbol: string): Event[] {
  const source =
    VENTS[symbol as Symbol] === square ? null : (near(square).find((one) => view.lava[one] === symbol) ?? null);
  const events: Event[] = [{ type: "lava", seat: view.turn, square, symbol, source }];
  const lost = (cause: string, squares: readonly string[]) => {
    const crowds = squares.flatMap((one): [string, Crowd][] => (view.markers[one] ? [[one, view.markers[one]]] : []));
    if (crowds.length) events.push({ type: "lost", cause, squares: Object.fromEntries(crowds) });
  };
  const open = distances(
    GATES.map((gate) => gate.square),
    { ...view.lava, [square]: symbol },
  );
  lost("buried", [square]);
  lost(
    "cut_off",
    SQUARES.filter((one) => one !== square && !open.has(one)),
  );
  return events;
}

export function preview(move: string, view: View): readonly Event[] {
  const [verb, first = "", second = ""] = move.split(" ");
  const seat = view.turn;
  switch (verb) {
    case "play": {
      if (second === "-") return [];
      const house = houseAt(second);
      const joker = house?.number !== Number(first);
      const relatives = joker || !house || !view.deck.ad79 ? 0 : taken(view, house);
      return [{ type: "played", seat, card: Number(first), square: second, joker, relatives }];
    }
    case "relative":
      return [{ type: "relative", seat, square: first }];
    case "omen":
      return [
        {
          type: "lost",
          cause: "omen",
          by: seat,
          squares: { [first]: COLOURS.slice(0, view.players).map((colour) => (colour === second ? 1 : 0)) },
        },
      ];
    case "lava":
      return lavaLaid(view, first, second || (view.tile ?? ""));
    case "run": {
      if (second !== "out")
        return [{ type: "ran", seat, square: first, to: second, path: way(view.lava, first, second) }];
      const far = distances([first], view.lava);
      const [gate] = GATES.filter(({ square }) => far.has(square)).sort(
        (a, b) => far.get(a.square)! - far.get(b.square)!,
      );
      return gate
        ? [{ type: "saved", seat, square: first, gate: gate.name, path: way(view.lava, first, gate.square) }]
        : [];
    }
    default:
      return [];
  }
}
