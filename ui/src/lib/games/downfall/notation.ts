/** Moves as steps of a choice: `play 3 C3` is a card, then a square. */
import type { Target } from "$lib/choice";
import { COLOURS } from "./view";

export function path(move: string): readonly Target[] {
  const [verb, first = "", second = ""] = move.split(" ");
  switch (verb) {
    case "play":
      return [`card:${first}`, second === "-" ? "do:discard" : `at:${second}`];
    case "relative":
      return [`at:${first}`];
    case "done":
      return ["do:done"];
    case "omen":
      return [`at:${first}`, `seat:${COLOURS.findIndex((colour) => colour === second)}`];
    case "lava":
      return second ? [`at:${first}`, `as:${second}`] : [`at:${first}`];
    case "run":
      return [`at:${first}`, second === "out" ? "do:out" : `at:${second}`];
    case "erupt":
      return ["right:erupt"];
    default:
      return [`do:${move}`];
  }
}
