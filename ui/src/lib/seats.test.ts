import { beforeAll, describe, expect, it } from "vitest";
import { shell } from "./i18n.svelte";
import { namesOf } from "./seats";
import type { SeatCard } from "./wire";

describe("names", () => {
  beforeAll(() => shell.load("en"));
  const called = (...names: (string | null)[]): SeatCard[] =>
    names.map((name, seat) => ({
      seat,
      name,
      bot: name ? null : "citizen",
      mine: false,
      away: false,
      here: true,
      resigned: false,
      wants: null,
      look: (seat + 1) % 3,
    }));

  it("that are the same get the colour that a seat wears", () => {
    expect(namesOf(called("Ann", "Ben", "Ann"))).toEqual(["Ann (black)", "Ben", "Ann (red)"]);
    expect(namesOf(called("Ann", "Ben", "Ann"), (seat) => 7 - seat)).toEqual(["Ann (orange)", "Ben", "Ann (white)"]);
  });

  it("of people differ from those of bots", () => {
    expect(namesOf(called("Cassia", null))).toEqual(["Cassia (black)", "Cassia (yellow)"]);
  });
});
