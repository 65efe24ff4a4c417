/** What choosing something impossible was meant to be: the rules judge it. */
import { named, type Target } from "$lib/choice";
import type { Choosing, Meant } from "../face";
import { STATUE } from "./cards";
import { theCard } from "./sentence";
import type { Event, View } from "./wire";

export function meant(target: Target, view: View, { picked, choosable }: Choosing<Event>): Meant | null {
  const what = named(target);
  const card = picked[0] && named(picked[0]);
  const laying = choosable && view.waiting !== "choice";
  switch (target.slice(0, target.indexOf(":"))) {
    case "at":
      if (card === STATUE) return `statue Ar ${what}`; // a closed square is closed to every name
      if (laying && card === undefined && !view.city[what]) return { reason: { code: "card_first" }, rule: "P5" };
      return `build ${card ?? view.hand[0] ?? "Ar"} ${what}`;
    case "card":
      if (what === STATUE) return "statue Ar 0,0";
      return laying ? { reason: { code: "fits_nowhere", card: what }, rule: "P6" } : `discard ${what}`;
    default:
      return what;
  }
}

/** Cards with their articles: "the blue temple". */
export const called = (name: string, value: string | number): string | number =>
  name === "card" || name === "other" ? theCard(String(value)) : value;
