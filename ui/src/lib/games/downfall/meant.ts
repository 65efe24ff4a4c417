/** What choosing something impossible was meant to be: the rules judge it. */
import { named, type Target } from "$lib/choice";
import type { Choosing, Meant } from "../face";
import { houseAt, spacesAt, symbolsOf } from "./board";
import { COLOURS, sum } from "./view";
import type { Event, View } from "./wire";
import { words } from "./words";

const full = (view: View, square: string): boolean => spacesAt(square) <= sum(view.markers[square]);

export function meant(target: Target, view: View, { picked, moves, choosable }: Choosing<Event>): Meant | null {
  const what = named(target);
  const first = picked[0] && named(picked[0]);
  switch (target.slice(0, target.indexOf(":"))) {
    case "card":
      return `play ${what} -`;
    case "right":
      return what;
    case "at":
      switch (view.waiting) {
        case "relative":
          return `relative ${what}`;
        case "omen": {
          const others = COLOURS.slice(0, view.players).filter((_, seat) => seat !== view.turn);
          const crowd = view.markers[what] ?? [];
          const here = others.find((colour) => crowd[COLOURS.indexOf(colour)]);
          return `omen ${what} ${here ?? (crowd[view.turn] ? COLOURS[view.turn] : others[0])}`;
        }
        case "lava": {
          const symbols = symbolsOf(view.tile ?? "coin");
          return symbols.length > 1 ? `lava ${what} ${symbols[0]}` : `lava ${what}`;
        }
        case "run":
          return first === undefined ? `run ${what} out` : `run ${first} ${what}`;
        default:
          if (!choosable || !houseAt(what)) return `play ${first ?? view.hand[0] ?? 1} ${what}`;
          if (first !== undefined || full(view, what)) return `play ${first ?? view.hand[0] ?? 1} ${what}`;
          return moves.some((move) => move.endsWith(` ${what}`))
            ? { reason: { code: "card_first" }, rule: "D5" }
            : { reason: { code: "no_card_leads", square: what }, rule: "D5" };
      }
    default: // a gate
      if (view.waiting !== "run" || !choosable) return `run ${first ?? "A1"} out`;
      return first === undefined ? { reason: { code: "marker_first" }, rule: "D19" } : `run ${first} out`;
  }
}

/** Colours and symbols in the reader's language; squares and numbers are the same in all. */
export function called(name: string, value: string | number): string | number {
  if (name === "colour" || name === "other") return words.lookUp(`k_${value}`);
  if (name === "symbol") return words.lookUp(`s_${value}`);
  if (name === "tile")
    return String(value)
      .split("/")
      .map((symbol) => words.lookUp(`s_${symbol}`))
      .join("/");
  return value;
}
