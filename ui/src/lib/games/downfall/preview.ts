/**
 * The events of a legal move, from the view alone: whom a tile buries or cuts off, which way a marker runs, how many
 * relatives a card calls. This copies rules D5, D8 to D10, D14 to D16 and D18 to D20; `preview.test.ts` compares every
 * event with the server's, move by move over recorded games.
 */
import { COLUMNS, Chart, SQUARES, VENTS, houseAt } from "./board";
import { COLOURS, taken, type Crowd } from "./view";
import type { Card, Event, LossCause, MarkersLost, Symbol, View } from "./wire";

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

type Lava = View["lava"];

/** How far every square without lava is from the nearest of these. */
export function distances(from: readonly string[], lava: Lava): Map<string, number> {
  const found = new Map<string, number>();
  let edge = from.filter((square) => !lava[square]);
  for (let far = 0; edge.length; far++) {
    for (const square of edge) found.set(square, far);
    edge = [...new Set(edge.flatMap(near))].filter((square) => !found.has(square) && !lava[square]);
  }
  return found;
}

/** A shortest path between two squares, of several the first in board order. */
function shortest(lava: Lava, start: string, goal: string): string[] {
  const left = distances([goal], lava);
  const path = [start];
  for (let here = start; here !== goal; path.push(here)) {
    const closer = near(here).find((one) => left.get(one) === (left.get(here) ?? 0) - 1);
    if (!closer) break;
    here = closer;
  }
  return path;
}

function lost(view: View, cause: LossCause, squares: readonly string[]): MarkersLost[] {
  const crowds = squares.flatMap((square): [string, Crowd][] => {
    const crowd = view.markers[square];
    return crowd ? [[square, crowd]] : [];
  });
  return crowds.length ? [{ type: "lost", seen_by: "all", cause, squares: Object.fromEntries(crowds) }] : [];
}

function lavaLaid(view: View, square: string, symbol: Symbol): Event[] {
  const source = VENTS[symbol] === square ? null : (near(square).find((one) => view.lava[one] === symbol) ?? null);
  const open = distances(
    GATES.map((gate) => gate.square),
    { ...view.lava, [square]: symbol },
  );
  return [
    { type: "lava", seen_by: "all", seat: view.turn, square, symbol, source },
    ...lost(view, "buried", [square]),
    ...lost(
      view,
      "cut_off",
      SQUARES.filter((one) => one !== square && !open.has(one)),
    ),
  ];
}

export function preview(move: string, view: View): readonly Event[] {
  const [verb, first = "", second = ""] = move.split(" ");
  const seat = view.turn;
  const building = (square: string): string => houseAt(square)?.id ?? "";
  switch (verb) {
    case "play": {
      const card = Number(first) as Card; // a legal move names a card
      if (second === "-") return [{ type: "discarded", seen_by: "all", seat, card }];
      const house = houseAt(second);
      const joker = house?.number !== card;
      const relatives = joker || !view.deck.ad79 ? 0 : taken(view, house);
      return [
        { type: "played", seen_by: "all", seat, card, square: second, building: building(second), joker, relatives },
      ];
    }
    case "relative": {
      const left = view.pending.left - 1;
      return [{ type: "relative", seen_by: "all", seat, square: first, building: building(first), left }];
    }
    case "done":
      if (view.waiting === "run") {
        const square = Object.keys(view.markers).find((one) => view.markers[one]?.[seat]) ?? "";
        return [{ type: "stayed", seen_by: "all", seat, square }];
      }
      return [{ type: "relatives_done", seen_by: "all", seat }];
    case "omen": {
      const thrown = COLOURS.slice(0, view.players).map((colour) => (colour === second ? 1 : 0));
      return [{ type: "lost", seen_by: "all", cause: "omen", by: seat, squares: { [first]: thrown } }];
    }
    case "lava":
      return lavaLaid(view, first, (second || view.tile) as Symbol); // a move names one of a dual tile
    case "run": {
      if (second !== "out") {
        const path = shortest(view.lava, first, second);
        return [{ type: "ran", seen_by: "all", seat, square: first, to: second, path }];
      }
      const far = distances([first], view.lava);
      const [gate] = GATES.filter(({ square }) => far.has(square)).sort(
        (a, b) => far.get(a.square)! - far.get(b.square)!,
      );
      if (!gate) return [];
      const path = shortest(view.lava, first, gate.square);
      return [{ type: "saved", seen_by: "all", seat, square: first, path, gate: gate.name }];
    }
    default:
      return [];
  }
}
