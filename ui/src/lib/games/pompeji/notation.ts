/** Moves as steps of a choice: a card, then a square; a statue takes its name last. */
import type { Target } from "$lib/choice";
import { STATUE } from "./cards";

export function path(move: string): readonly Target[] {
  const [verb, card = "", square = ""] = move.split(" ");
  switch (verb) {
    case "build":
      return [`card:${card}`, `at:${square}`];
    case "statue":
      return [`card:${STATUE}`, `at:${square}`, `card:${card}`];
    case "discard":
      return [`card:${card}`, "do:discard"];
    case "permit":
      return ["right:permit"];
    default:
      return [`do:${move}`];
  }
}
