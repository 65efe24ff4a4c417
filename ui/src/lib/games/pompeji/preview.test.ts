/** The previews are a copy of rules: they must say what the server says. */
import { describe, expect, it } from "vitest";
import { stepsOf } from "../stories";
import { examples, NAMES, recorded, stories } from "./fixtures";
import { preview } from "./preview";
import { isPlacement, mayInterrupt, risk } from "./view";

describe("a preview has the events of the server", () => {
  it.each(NAMES)("for the moves of the recorded moment: %s", (name) => {
    const { view, previews } = recorded(name);
    for (const [move, events] of Object.entries(previews))
      expect({ move, events: preview(move, view) }).toEqual({ move, events: events.filter(isPlacement) });
  });

  const moves = examples.flatMap(({ view, moves }) =>
    Object.entries(moves).map(([move, events]) => ({ move, view, events: events.filter(isPlacement) })),
  );
  it.each(["build", "statue"])("over several games: %s", (verb) => {
    const own = moves.filter(({ move }) => move.startsWith(verb));
    expect(own.length).toBeGreaterThan(29);
    for (const { move, view, events } of own)
      expect({ move, view, events: preview(move, view) }).toEqual({ move, view, events });
  });

  it.each(["built", "raised"])("and the recorded moves show every reason: %s", (type) => {
    const streets = moves.flatMap(({ events }) =>
      events.flatMap((event) => (event.type === type ? event.streets : [])),
    );
    for (const reason of ["kind", "colour", "seventh"] as const)
      expect(streets.filter((street) => street[reason] > 0).length).toBeGreaterThan(9);
    expect(moves.filter(({ events: [event] }) => event?.type === type && !event.points).length).toBeGreaterThan(5);
    expect(new Set(moves.map(({ view }) => view.players))).toEqual(new Set([2, 3, 4]));
  });
});

describe("over whole games", () => {
  const steps = stories.flatMap((story) => [...stepsOf(story)]);
  it("a volcano is drawn only where it may lie", () => {
    const draws = steps.filter(({ before }) => before.waiting === "draw");
    const erupts = (step: (typeof steps)[number]) => step.events.some(({ type }) => type === "volcano");
    expect(draws.filter(erupts)).toHaveLength(2 * stories.length);
    for (const step of draws) {
      const { safe, among } = risk(step.before)!;
      expect({ safe: safe > 0 && erupts(step), due: among === 1 && !safe && !erupts(step) }).toEqual({
        safe: false,
        due: false,
      });
    }
  });
  it("a permit is used only where it is offered", () => {
    const used = steps.flatMap(({ before, events }) =>
      events.flatMap((event) => (event.type === "interrupted" ? [mayInterrupt(before, event.seat)] : [])),
    );
    expect(used.length).toBeGreaterThan(4);
    expect(used).not.toContain(false);
  });
});
