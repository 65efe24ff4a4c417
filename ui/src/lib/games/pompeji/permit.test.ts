/** When the permit is offered: rarely, for clearly more than usual, or as the person has set. */
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { settings } from "$lib/settings.svelte";
import { stepsOf } from "../stories";
import { recorded, stories } from "./fixtures";
import pompeji from "./index";
import { asks, worthAsking } from "./permit";
import { bestOf } from "./preview";
import { mayInterrupt } from "./view";
import type { View } from "./wire";
import { words } from "./words";

beforeAll(() => words.load("en"));
afterEach(() => {
  settings.offer = "worth";
});

/** Every moment of the recorded games in which the seat they are seen from may use a permit. */
const chances: readonly View[] = stories.flatMap((story) =>
  [...stepsOf(story)].map(({ view }) => view).filter((view) => view.hand.length && mayInterrupt(view, view.seat)),
);
const average = ({ scores, city }: View) => scores.reduce((a, b) => a + b, 0) / (Object.keys(city).length - 1 || 1);

describe("the permit", () => {
  it("is offered only for more than placements have paid on average, and not at most chances", () => {
    expect(chances.length).toBeGreaterThan(10);
    const offered = chances.filter(worthAsking);
    for (const view of offered) expect(bestOf(view.hand, view.city)).toBeGreaterThan(1.25 * average(view));
    const early = chances.filter(({ deck }) => deck.volcanoes === 0);
    expect(early.filter(worthAsking).length / early.length).toBeLessThan(0.5);
    expect(offered.length).toBeGreaterThan(0);
  });

  it("is offered always or never, if the person says so", () => {
    settings.offer = "always";
    expect(chances.every(asks)).toBe(true);
    settings.offer = "never";
    expect(chances.some(asks)).toBe(false);
  });

  it("stays a right without a button while nobody asks", () => {
    const { view } = recorded("permit");
    for (const offer of ["always", "never"] as const) {
      settings.offer = offer;
      expect(pompeji.rights(view, view.seat!)).toMatchObject([{ move: "permit", quiet: offer === "never" }]);
    }
  });

  it("says that it can be used once, but twice with the option", () => {
    const { view } = recorded("permit");
    expect(pompeji.rights(view, view.seat!)[0]?.label).toMatch(/once per game/);
    const twice: View = { ...view, options: { double_permit: true } };
    expect(pompeji.rights(twice, view.seat!)[0]?.label).not.toMatch(/once/);
  });
});
