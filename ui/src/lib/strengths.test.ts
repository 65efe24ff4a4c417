import { beforeAll, describe, expect, it } from "vitest";
import { shell } from "./i18n.svelte";
import { NAMES, nameKey, stepOf } from "./strengths";

const keys = (steps: number): string[] => Array.from({ length: steps }, (_, i) => nameKey(i + 1, steps));

describe("a step of the scale of strengths", () => {
  beforeAll(() => shell.load("en"));
  it("is read from a bot's name", () => {
    expect(["strength-1", "strength-12", "citizen", "strength-", "my-strength-3"].map(stepOf)).toEqual([
      1, 12, 0, 0, 0,
    ]);
  });
  it.each([8, 9, 10, 11, 12, 13, 14])("has a name of its own among %i, from the first to the last", (steps) => {
    expect(new Set(keys(steps)).size).toBe(steps);
    expect([keys(steps)[0], keys(steps).at(-1)]).toEqual(["strength_1", `strength_${NAMES}`]);
    expect(keys(steps).filter((key) => !shell.has(key))).toEqual([]);
  });
});
