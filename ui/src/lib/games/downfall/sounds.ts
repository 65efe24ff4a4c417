/** How the events sound. */
import type { Sound } from "$lib/sound";
import type { Voice } from "$lib/sound/voices";
import type { Event } from "./wire";

/** How the scenes sound, before their events. */
export const SCENES: Readonly<Record<string, Voice>> = { ad79: "rumble", erupted: "boom", last: "omen" };

export function sounds(event: Event, me: number | null): Sound[] {
  switch (event.type) {
    case "played":
      return [{ voice: "card" }, { voice: "stone", after: 480 }];
    case "relative":
      return [{ voice: "stone", after: 120 }];
    case "drew":
    case "discarded":
      return [{ voice: "draw" }];
    case "omen":
      return [{ voice: "omen" }];
    case "ad79":
      return event.time === 1 ? [] : [{ voice: "rumble" }];
    case "tile":
      return [{ voice: "stone" }];
    case "lava":
      return [{ voice: "lava" }];
    case "lost":
      return [{ voice: "lost", after: 200 }];
    case "ran":
      return [{ voice: "steps", times: event.path.length - 1 }];
    case "saved":
      return [
        { voice: "steps", times: event.path.length },
        { voice: "saved", after: 160 + 140 * (event.path.length - 1) },
      ];
    case "ended":
      return [{ voice: me === null || event.places[me] === 1 ? "win" : "loss", after: 300 }];
    default:
      return [];
  }
}
