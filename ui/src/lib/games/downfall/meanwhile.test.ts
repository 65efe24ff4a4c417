/** What the others did in Downfall while a player waited. */
import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "$lib/i18n.svelte";
import { told } from "$lib/meanwhile";
import { meanwhile } from "./meanwhile";
import { marks } from "./retell";
import type { Event } from "./wire";
import { words } from "./words";

const NAMES = ["Livia", "Cassia", "Marcus"];
const all = { seen_by: "all" } as const;
const turn = (seat: number): Event => ({ type: "turn", seat, phase: "settling", ...all });
const played = (seat: number, square: string): Event => ({
  type: "played",
  seat,
  card: 9,
  square,
  building: "9",
  joker: false,
  relatives: 2,
  ...all,
});
const relative = (seat: number, square: string): Event => ({
  type: "relative",
  seat,
  square,
  building: "9",
  left: 0,
  ...all,
});
const lost = (cause: "omen" | "buried" | "cut_off", squares: Record<string, number[]>, by?: number): Event => ({
  type: "lost",
  cause,
  squares,
  ...(by === undefined ? {} : { by }),
  ...all,
});
const lava = (seat: number, square: string): Event => ({
  type: "lava",
  seat,
  square,
  symbol: "mask",
  source: null,
  ...all,
});
const saved = (seat: number): Event => ({
  type: "saved",
  seat,
  square: "A1",
  path: ["A1"],
  gate: "Porta Marina",
  ...all,
});
const say = (...events: Event[]): string => told(meanwhile(events, NAMES, 0));

beforeAll(async () => {
  await words.load();
  await speak("en");
});

describe("settling", () => {
  it("counts the relatives with the marker that called them", () => {
    expect(say(turn(1), played(1, "C3"), relative(1, "C4"), relative(1, "D5"))).toBe(
      "Cassia settled on C3 and brought 2 relatives.",
    );
    expect(say(turn(1), played(1, "C3"), turn(2), played(2, "F6"), relative(2, "G6"))).toBe(
      "Cassia settled on C3. Marcus settled on F6 and brought a relative.",
    );
  });
  it("puts your own loss before an ordinary turn, and keeps the order", () => {
    const omen: Event = { type: "omen", seat: 2, ...all };
    expect(
      say(
        turn(1),
        played(1, "C3"),
        relative(1, "C4"),
        turn(2),
        omen,
        lost("omen", { C3: [1, 0, 0] }, 2),
        played(2, "F6"),
      ),
    ).toBe("Cassia settled on C3 and brought a relative. Marcus threw your marker on C3 into the volcano.");
    expect(say(turn(2), lost("omen", { C3: [0, 1, 0] }, 2))).toBe(
      "Marcus threw one marker of Cassia from C3 into the volcano.",
    );
  });
  it("leaves out what you did yourself", () => {
    expect(say(turn(0), played(0, "C3"), relative(0, "C4"))).toBe("");
    expect(say(lost("omen", { C3: [0, 1, 0] }, 0))).toBe("");
  });
});

describe("lava", () => {
  it("says whom it took: yours first", () => {
    expect(say(turn(1), lava(1, "D4"))).toBe("Cassia laid lava on D4.");
    expect(say(turn(1), lava(1, "D4"), lost("buried", { D4: [0, 0, 2] }))).toBe(
      "Cassia laid lava on D4: 2 markers are lost.",
    );
    const taken = [lost("buried", { D4: [1, 0, 2] }), lost("cut_off", { E4: [1, 0, 0] })];
    expect(say(turn(1), lava(1, "D4"), ...taken, turn(2), lava(2, "A1"))).toBe(
      "Cassia laid lava on D4: you lost 2 markers. Marcus laid lava on A1.",
    );
  });
  it("counts the saved of a turn once", () => {
    expect(say(turn(1), lava(1, "D4"), saved(1), saved(1))).toBe("Cassia laid lava on D4. Cassia saved 2 markers.");
  });
  it("marks the squares where people were lost", () => {
    expect(marks(lost("cut_off", { E4: [1, 0, 0], E5: [0, 1, 0] }))).toEqual(["at:E4", "at:E5"]);
  });
});
