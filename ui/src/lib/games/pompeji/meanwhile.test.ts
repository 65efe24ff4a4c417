/** What the others did in Pompeji while a player waited. */
import { beforeAll, expect, it } from "vitest";
import { speak } from "$lib/i18n.svelte";
import { summary } from "$lib/meanwhile";
import stories from "./fixtures/stories.json";
import { meanwhile } from "./meanwhile";
import type { Event } from "./wire";
import { words } from "./words";

const NAMES = ["Livia", "Cassia", "Marcus", "Gaius"];
const events = (stories as unknown as { steps: { events: Event[] }[] }[]).flatMap(({ steps }) =>
  steps.flatMap((step) => step.events),
);
const built = (seat: number, points: number) => {
  const found = events.find((event) => event.type === "built")!;
  return { ...found, seat, points } as Event;
};
const all = { seen_by: "all" } as const;
const say = (...story: Event[]): string => summary(meanwhile(story, NAMES, 0));

beforeAll(async () => {
  await words.load();
  await speak("en");
});

it("says the cards that paid most", () => {
  const text = say(built(1, 0), built(2, 12), built(3, 7));
  expect(text).toMatch(/^Marcus built .*: 12 points\. Gaius built .*: 7 points\.$/);
});
it("says a volcano before any card", () => {
  const volcano: Event = { type: "volcano", seat: 1, number: 1, left: 9, ...all };
  const text = say(built(1, 3), volcano, built(2, 5), built(3, 6));
  expect(text).toMatch(/^Cassia drew the first volcano: .*\. Gaius built .*: 6 points\.$/);
});
it("says a permit with what was built by it", () => {
  const permit: Event = { type: "interrupted", seat: 2, whose: 1, ...all };
  expect(say(permit, built(2, 9))).toMatch(/^Marcus used a permit .*\. Marcus built .*: 9 points\.$/);
});
it("leaves out what you did yourself, and what needs no sentence", () => {
  expect(say(built(0, 12), { type: "turn", seat: 1, ...all }, { type: "drew", seat: 1, left: 3, ...all })).toBe("");
});
