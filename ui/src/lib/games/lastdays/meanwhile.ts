/** What the others, and the mountain, did while a player waited. */
import { list } from "$lib/i18n.svelte";
import type { News } from "$lib/games/face";
import { sentence } from "./sentence";
import type { Event } from "./wire";
import { personName, say, vitaTitle } from "./words";

/** How much the events of others matter to a player: 1 is an ordinary turn. Those that are missing need no sentence. */
const WEIGHTS: Readonly<Partial<Record<Event["type"], number>>> = {
  last_day: 9,
  died: 8,
  saved: 5,
  entering: 4,
  bought: 3,
  perished: 3,
  traded: 2.5,
  fetched: 2,
  destroyed: 2,
  sold: 1,
  vita: 1,
  paid: 0.9,
  declared: 0.8,
  received: 0.7,
  walked: 0.6,
  passed: 0.4,
};
/** What was done to the player. */
const MINE = { perished: 10, answered: 7, paid: 6 } as const;

/** An event that concerns the player themselves, or null. */
function mine(event: Event, names: readonly string[], me: number): News | null {
  const text = sentence(event, names, me) ?? "";
  if (event.type === "traded" && [event.seat, event.to].includes(me)) return { weight: MINE.answered, text };
  if (event.type === "refused" && event.from === me) return { weight: MINE.answered, text };
  if (event.type === "paid" && event.to === me)
    return {
      weight: MINE.paid,
      text: say("meanwhile_paid_you", { who: names[event.seat] ?? "", amount: event.amount }),
    };
  return null;
}

export function meanwhile(events: readonly Event[], names: readonly string[], me: number): News[] {
  const dead = events.flatMap((event) => (event.type === "perished" && event.seat === me ? [event.card] : []));
  let mourned = false;
  return events.flatMap((event): News[] => {
    const own = mine(event, names, me);
    if (own) return [own];
    if (event.type === "perished" && event.seat === me) {
      if (mourned) return [];
      mourned = true; // all of them in one sentence
      const people = list(dead.map(personName));
      return [{ weight: MINE.perished, text: say("meanwhile_perished_you", { n: dead.length, people }) }];
    }
    const weight = "seat" in event && event.seat === me ? undefined : WEIGHTS[event.type];
    const text =
      event.type === "vita"
        ? event.card !== 36 && say("drew", { who: names[event.seat] ?? "", title: vitaTitle(event.card) })
        : sentence(event, names, me);
    return weight && text ? [{ weight, text }] : [];
  });
}
