import { beforeAll, describe, expect, it } from "vitest";
import { shell } from "$lib/i18n.svelte";
import plain from ".";

const NAMES = ["Mara", "Jun"];
const sentence = (event: { type: string; [field: string]: unknown }) =>
  plain.sentence({ seen_by: "all", ...event }, NAMES, null);
beforeAll(() => shell.load("en"));

describe("the plain face", () => {
  it("writes an event as its seat, its type and its fields", () => {
    expect(sentence({ type: "stone_laid", seat: 1, at: "C4", hidden: false })).toBe(
      "Jun: stone laid (at C4, hidden no)",
    );
    expect(sentence({ type: "ended", scores: [12, 9], left: [], best: { row: 2, of: [0, 1] } })).toBe(
      "ended (scores Mara 12 · Jun 9, left –, best row 2, of 0 · 1)",
    );
    expect(sentence({ type: "ended", winner: 0 })).toBe("ended (winner Mara)");
  });

  it("shows what is counted for each seat on its plate", () => {
    const view = { game: "any", players: 2, seat: null, heap: [3, 4], scores: [12, 9] };
    expect(plain.counts(view, 1)).toEqual([{ icon: "points", label: "scores", value: 9 }]);
  });

  it("makes each move a target", () =>
    expect(plain.path("take 3", { game: "any", players: 2, seat: null })).toEqual(["at:take 3"]));
});
