/** What the others, and the mountain, did in The Last Days while a player waited. */
import { beforeAll, expect, it } from "vitest";
import { speak } from "$lib/i18n.svelte";
import { summary } from "$lib/meanwhile";
import { isPerson, SQUARES } from "./board";
import { meanwhile } from "./meanwhile";
import type { Event } from "./wire";
import { personName, words } from "./words";

const NAMES = ["Livia", "Cassia", "Marcus"];
const all = { seen_by: "all" } as const;
const PEOPLE = SQUARES.flatMap((card) => (card && isPerson(card) ? [card] : []));
const [one = 0, two = 0, three = 0] = PEOPLE;
const perished = (card: number, seat: number): Event => ({ type: "perished", card, seat, ...all });
const bought = (seat: number, card: number): Event => ({ type: "bought", seat, card, amount: 300, ...all });
const say = (...events: Event[]): string => summary(meanwhile(events, NAMES, 0));

beforeAll(async () => {
  await words.load();
  await speak("en");
});

it("says what was bought, but not what you bought", () => {
  expect(say(bought(0, one), bought(1, two), { type: "passed", seat: 2, ...all })).toBe(
    `Cassia bought ${personName(two)} for ST 300. Marcus bought nothing.`,
  );
});
it("names all your dead in one sentence, before anything else", () => {
  const text = say(bought(1, three), perished(one, 0), bought(2, three), perished(two, 0));
  expect(text).toContain(`Your clients ${personName(one)} and ${personName(two)} are dead.`);
  expect(say(perished(one, 0))).toBe(`Your client ${personName(one)} is dead.`);
  expect(say(perished(one, 1))).toBe(`${personName(one)}, a client of Cassia, is dead.`);
});
it("says what was paid to you, and the answer to your offer", () => {
  const paid = (to: number | null): Event => ({ type: "paid", seat: 1, to, amount: 50, forgiven: 0, ...all });
  expect(say(paid(0))).toBe("Cassia paid you ST 50.");
  expect(say(paid(2))).toBe("Cassia paid Marcus ST 50.");
  expect(say({ type: "refused", seat: 1, from: 0, ...all })).toBe("Cassia refused.");
});
it("says the last day and the dead before steps in the streets", () => {
  const walked: Event = { type: "walked", seat: 2, way: ["d1", "d2"], left: 3, ...all };
  const died: Event = { type: "died", seat: 1, spot: "d9", ...all };
  const day: Event = { type: "last_day", seat: 1, excluded: [], ...all };
  expect(say(day, walked, died)).toBe("It is the last day of Pompeii. Cassia is dead.");
});
