/** How the events sound. */
import type { Sound } from "$lib/sound";
import type { Voice } from "$lib/sound/voices";
import { FLIGHT, PAYING } from "./retell";
import { isPlacement } from "./view";
import type { Event } from "./wire";

/** How the scenes sound, before their events. */
export const SCENES: Readonly<Record<string, Voice>> = { first: "rumble", second: "boom" };

export function sounds(event: Event, me: number | null): Sound[] {
  if (isPlacement(event)) {
    const paid: Sound[] = event.points ? [{ voice: "coin", after: FLIGHT + PAYING * event.streets.length }] : [];
    return [{ voice: "card" }, { voice: "stone", after: FLIGHT - 40 }, ...paid];
  }
  switch (event.type) {
    case "founded":
      return [{ voice: "card" }];
    case "drew":
    case "discarded":
      return [{ voice: "draw" }];
    case "interrupted":
      return [{ voice: "seal" }];
    case "ended":
      return [{ voice: me === null || event.places[me] === 1 ? "win" : "loss", after: 300 }];
    default:
      return [];
  }
}
