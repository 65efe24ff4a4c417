/** What choosing something impossible was meant to be: the rules judge it. */
import { named, type Target } from "$lib/choice";
import type { Choosing, Meant } from "../face";
import { SQUARES } from "./board";
import { cardName, theCard } from "./sentence";
import { residents } from "./view";
import type { Event, View } from "./wire";
import { colourName, groupName, personName, placeName, thePlace } from "./words";

export function meant(target: Target, view: View, { picked, choosable }: Choosing<Event>): Meant | null {
  const what = named(target);
  const number = Number(what.slice(1));
  const first = picked[0] && named(picked[0]);
  switch (target.slice(0, target.indexOf(":"))) {
    case "at":
      if (what.startsWith("s")) {
        const card = SQUARES[number];
        return card ? `buy ${card}` : null;
      }
      if (what.startsWith("d") || view.waiting === "go") return `go ${what}`;
      if (view.waiting === "house" && choosable)
        return first === undefined ? { reason: { code: "card_first" }, rule: "5.13" } : `house ${first} ${number}`;
      if (view.waiting === "declare") {
        const [somebody] = residents(view).get(number) ?? [];
        return somebody ? `fetch ${somebody}` : { reason: { code: "nobody_there", place: number }, rule: "7.2" };
      }
      return `visit ${number}`;
    case "card":
      if (view.waiting === "house" && choosable) return `house ${what} 1`;
      return view.stage[view.seat ?? 0] === "fleeing" ? `fetch ${what}` : `sell ${what}`;
    default:
      return what === "trade" ? `offer ${((view.seat ?? 0) + 1) % view.players} 0 for 0` : what;
  }
}

/** People by their names; buildings and places with their articles, or by name alone. */
export function called(name: string, value: string | number): string | number {
  switch (name) {
    case "card":
      return theCard(Number(value));
    case "person":
      return personName(Number(value));
    case "place":
      return thePlace(Number(value));
    case "card_name":
      return cardName(Number(value));
    case "place_name":
      return placeName(Number(value));
    case "other":
      return groupName(String(value));
    case "colour":
      return groupName(String(value)).startsWith("g_") ? colourName(String(value)) : groupName(String(value));
    default:
      return value;
  }
}
