import { describe, expect, it } from "vitest";
import { streakAfter } from "./puzzles.svelte";

describe("the streak", () => {
  it("grows day by day, also across the end of a month", () => {
    const first = streakAfter({ day: "", streak: 0 }, "2026-02-28", true);
    expect(first).toEqual({ day: "2026-02-28", streak: 1 });
    expect(streakAfter(first, "2026-03-01", true)).toEqual({ day: "2026-03-01", streak: 2 });
  });
  it("counts a day once", () => {
    expect(streakAfter({ day: "2026-11-19", streak: 3 }, "2026-11-19", true)).toEqual({ day: "2026-11-19", streak: 3 });
  });
  it("ends with a wrong answer or a day that is left out", () => {
    expect(streakAfter({ day: "2026-11-18", streak: 3 }, "2026-11-19", false).streak).toBe(0);
    expect(streakAfter({ day: "2026-11-17", streak: 3 }, "2026-11-19", true).streak).toBe(1);
  });
});
