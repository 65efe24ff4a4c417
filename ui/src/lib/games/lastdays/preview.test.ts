/** The previews are a copy of rules: they must say what the server says. */
import { describe, expect, it } from "vitest";
import { stepsOf } from "../stories";
import { half, lotOf } from "./board";
import { examples, MOMENTS, recorded, stories } from "./fixtures";
import { preview } from "./preview";
import { fetchable } from "./view";

const VERBS = ["go", "buy", "sell", "house", "fetch", "visit"];
const isPreviewed = (move: string) => VERBS.includes(move.split(" ")[0]!);

describe("a preview has the first event of the server", () => {
  it.each(MOMENTS)("for the moves of the recorded moment: %s", (name) => {
    const { view, previews } = recorded(name);
    for (const [move, events] of Object.entries(previews))
      expect({ move, events: preview(move, view) }).toEqual({
        move,
        events: isPreviewed(move) ? events.slice(0, 1) : [],
      });
  });

  const moves = examples.flatMap(({ view, moves }) =>
    Object.entries(moves).map(([move, events]) => ({ move, view, events })),
  );
  it.each(VERBS)("over several games: %s", (verb) => {
    const own = moves.filter(({ move }) => move.startsWith(`${verb} `));
    expect(own.length).toBeGreaterThan(verb === "visit" ? 3 : 9);
    for (const { move, view, events } of own)
      expect({ move, view, events: preview(move, view) }).toEqual({ move, view, events: events.slice(0, 1) });
  });

  it("and the recorded walks end everywhere: on dots, at clients, with clients outside", () => {
    const after = (type: string) =>
      moves.filter(({ events }) => events[0]?.type === "walked" && events[1]?.type === type);
    expect(after("fetched").length).toBeGreaterThan(9);
    expect(after("saved").length).toBeGreaterThan(9);
    expect(moves.filter(({ move }) => /^go d/.test(move)).length).toBeGreaterThan(29);
    expect(new Set(moves.map(({ view }) => view.players)).size).toBe(3);
  });
});

it("those who can be fetched are those the rules let a seat declare", () => {
  const { view, legal, seat } = recorded("declare");
  const fetched = legal.filter((move) => move.startsWith("fetch ")).map((move) => Number(move.slice(6)));
  expect(fetched.length).toBeGreaterThan(1);
  expect(fetchable(view, seat).sort((a, b) => a - b)).toEqual(fetched);
});

it("over whole games, cards cost and fetch what the prices say, and nobody else is declared", () => {
  for (const { before, events } of stories.flatMap((story) => [...stepsOf(story)]))
    for (const event of events) {
      if (event.type === "bought") expect(event.amount).toBe(lotOf(event.card).price);
      if (event.type === "sold") expect(event.amount).toBe(half(event.card));
      if (event.type === "declared" && event.card !== null) expect(fetchable(before, event.seat)).toContain(event.card);
    }
});
