/** How the events sound. */
import type { Sound } from "$lib/sound";
import type { Voice } from "$lib/sound/voices";
import type { Event } from "./wire";

/** How the scenes sound, before their events. */
export const SCENES: Readonly<Record<string, Voice>> = { last: "boom" };

export function sounds(event: Event, me: number | null): Sound[] {
  switch (event.type) {
    case "rolled":
      return [{ voice: "dice" }];
    case "moved":
      return [{ voice: "steps", times: Math.abs(Number(event.to.slice(1)) - Number(event.from.slice(1))) }];
    case "walked":
      return [{ voice: "steps", times: event.way.length - 1 }];
    case "went":
      return event.from === event.to ? [] : [{ voice: "steps", times: 5 }];
    case "bought":
    case "sold":
    case "traded":
    case "received":
    case "paid":
      return [{ voice: "coin" }];
    case "offered":
    case "refused":
    case "withdrawn":
      return [{ voice: "draw" }];
    case "housed":
      return [{ voice: "stone" }];
    case "vita":
      return [{ voice: event.card === 36 ? "omen" : "card" }];
    case "vesuvius":
      return [{ voice: "card" }];
    case "destroyed":
      return [{ voice: "fall", after: 220 }];
    case "perished":
    case "died":
      return [{ voice: "lost" }];
    case "fetched":
      return [{ voice: "seal" }];
    case "saved":
      return [{ voice: "saved" }];
    case "ended":
      return [{ voice: me === null || event.places[me] === 1 ? "win" : "loss", after: 300 }];
    default:
      return [];
  }
}
