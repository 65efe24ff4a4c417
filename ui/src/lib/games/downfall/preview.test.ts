/** The previews are a copy of rules: they must say what the server says. */
import { describe, expect, it } from "vitest";
import { stepsOf } from "../stories";
import { examples, NAMES, recorded, stories } from "./fixtures";
import { preview } from "./preview";
import { lastCards } from "./view";
import type { Event } from "./wire";

/** What follows a move in the same step and is not previewed: whose turn it is, the end of the game. */
const isPreviewed = (event: Event) =>
  event.type !== "turn" && event.type !== "ended" && !(event.type === "lost" && event.cause === "left_behind");

describe("a preview has the events of the server", () => {
  it.each(NAMES)("for every legal move of the recorded moment: %s", (name) => {
    const { view, previews } = recorded(name);
    for (const [move, events] of Object.entries(previews))
      expect({ move, events: preview(move, view) }).toEqual({ move, events: events.filter(isPreviewed) });
  });

  const moves = examples.flatMap(({ view, moves }) =>
    Object.entries(moves).map(([move, events]) => ({ move, view, events: events.filter(isPreviewed) })),
  );
  it.each(["play", "relative", "omen", "lava", "run"])("over several games: %s", (verb) => {
    const own = moves.filter(({ move }) => move.startsWith(verb));
    expect(own.length).toBeGreaterThan(9);
    for (const { move, view, events } of own)
      expect({ move, view, events: preview(move, view) }).toEqual({ move, view, events });
  });

  it("and the recorded moves show every case", () => {
    const all = moves.flatMap(({ events }) => events);
    const count = (what: (event: Event) => boolean) => all.filter(what).length;
    expect(count((event) => event.type === "lost" && event.cause === "buried")).toBeGreaterThan(9);
    expect(count((event) => event.type === "lost" && event.cause === "cut_off")).toBeGreaterThan(9);
    expect(count((event) => event.type === "played" && event.joker)).toBeGreaterThan(5);
    expect(count((event) => event.type === "played" && event.relatives > 0)).toBeGreaterThan(9);
    expect(count((event) => event.type === "saved")).toBeGreaterThan(9);
    expect(moves.filter(({ move }) => /^lava \S+ \S+$/.test(move)).length).toBeGreaterThan(3);
    expect(new Set(moves.map(({ view }) => view.players))).toEqual(new Set([2, 3, 4]));
  });
});

it("the second A.D. 79 is drawn where the deck says that it lies", () => {
  const drawn = stories.flatMap((story) =>
    [...stepsOf(story)].filter(({ events }) => events.some((event) => event.type === "ad79" && event.time === 2)),
  );
  expect(drawn.length).toBe(stories.length);
  for (const { before } of drawn) expect(before.deck.left).toBeLessThanOrEqual(lastCards(before));
});
