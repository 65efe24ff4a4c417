/** What the others did while a player waited. */
import type { News } from "$lib/games/face";
import { headline } from "./sentence";
import type { Event } from "./wire";

/** How much it matters to the player: 1 is a card that pays nothing. */
function weigh(event: Event): number {
  switch (event.type) {
    case "built":
    case "raised":
      return 1 + event.points / 10;
    case "volcano":
      return 8;
    case "interrupted":
      return 4;
    case "chose":
      return event.draw ? 0 : 0.9;
    case "discarded":
      return 0.8;
    default:
      return 0;
  }
}

export const meanwhile = (events: readonly Event[], names: readonly string[], me: number): News[] =>
  events.flatMap((event) => {
    const weight = "seat" in event && event.seat !== me ? weigh(event) : 0;
    const text = weight ? headline(event, names, me) : null;
    return text ? [{ weight, text }] : [];
  });
