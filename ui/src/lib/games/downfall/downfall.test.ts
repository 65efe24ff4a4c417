import { beforeAll, describe, expect, it } from "vitest";
import type { Event } from "$lib/story";
import { Chart, HOUSES, SQUARES, TILES, VENTS } from "./board";
import { retold } from "$lib/replay";
import { recorded, wholeGame } from "./fixtures";
import downfall from "./index";
import { preview } from "./preview";
import { path } from "./notation";
import { retell, shift, without } from "./retell";
import { foretell, sentence } from "./sentence";
import { inCity, standing, sum, type View } from "./view";
import { words } from "./words";

const NAMES = ["Mara", "Cassia", "Jun", "Ines"];
const viewOf = (moment: string) => recorded(moment).view as unknown as View;

beforeAll(() => words.load("en"));

describe("the city", () => {
  it("has 70 squares, 80 spaces and 45 tiles", () => {
    expect(SQUARES).toHaveLength(70);
    expect(sum(HOUSES.flatMap(({ spaces }) => spaces.map(([, many]) => many)))).toBe(80);
    expect(sum(Object.values(TILES))).toBe(45);
  });
  it.each([false, true])("lies on the map without overlap (turned: %s)", (tall) => {
    const chart = new Chart(tall);
    expect(new Set(chart.squares.map(({ x, y }) => `${x} ${y}`)).size).toBe(70);
    for (const { x, y } of chart.squares) {
      expect(x >= 0 && x + 100 <= chart.width).toBe(true);
      expect(y >= 0 && y + 100 <= chart.height).toBe(true);
    }
  });
  it("turns east up on a phone", () => {
    const tall = new Chart(true);
    expect(tall.at("K5").y).toBeLessThan(tall.at("A5").y);
    expect(tall.gates.find(({ name }) => name === "Porta di Sarno")!.out).toEqual({ x: 0, y: -1 });
  });
  it("has its vents outside houses", () => {
    for (const square of Object.values(VENTS))
      expect(HOUSES.some(({ spaces }) => spaces.some(([at]) => at === square))).toBe(false);
  });
});

describe("moves as steps", () => {
  it.each([
    ["play 3 C3", ["card:3", "at:C3"]],
    ["play 3 -", ["card:3", "do:discard"]],
    ["relative F6", ["at:F6"]],
    ["done", ["do:done"]],
    ["omen C3 red", ["at:C3", "seat:0"]],
    ["lava D4", ["at:D4"]],
    ["lava D4 mask", ["at:D4", "as:mask"]],
    ["run C3 E3", ["at:C3", "at:E3"]],
    ["run C5 out", ["at:C5", "do:out"]],
    ["erupt", ["right:erupt"]],
  ])("%s", (move, steps) => expect(path(move)).toEqual(steps));

  it("lead to each recorded move by a way of its own", () => {
    for (const moment of ["play", "relative", "omen", "lava", "run"]) {
      const { legal } = recorded(moment);
      expect(new Set(legal.map((move) => path(move).join(" "))).size).toBe(legal.length);
    }
  });
});

describe("foresight", () => {
  /** The fields that the drawing uses, as the rules told them. */
  const drawn = ({ type, square, to, path, gate, cause, squares, relatives, joker, source, symbol, by }: Event) =>
    JSON.parse(JSON.stringify({ type, square, to, path, gate, cause, squares, relatives, joker, source, symbol, by }));
  it.each(["play", "relative", "omen", "lava", "run"])("agrees with the rules at the recorded moment: %s", (moment) => {
    const { legal, foresight } = recorded(moment);
    for (const move of legal.filter((one) => one !== "done")) {
      const expected = foresight[move]!.filter(({ type }) =>
        ["played", "relative", "lost", "lava", "ran", "saved"].includes(type),
      );
      expect({ move, events: preview(move, viewOf(moment)).map(drawn) }).toEqual({ move, events: expected.map(drawn) });
    }
  });
});

describe("retelling", () => {
  it("moves markers one by one and forgets empty squares", () => {
    expect(shift({}, 2, "C3", 1, 1)).toEqual({ C3: [0, 1] });
    expect(shift({ C3: [0, 1] }, 2, "C3", 1, -1)).toEqual({});
  });
  it("loses nobody: city, saved, volcano and supply add up after every event that was recorded", () => {
    for (const moment of ["play", "relative", "omen", "lava", "run"]) {
      const view = viewOf(moment);
      const all = (v: View) =>
        NAMES.map((_, seat) => inCity(v, seat) + v.saved[seat]! + v.volcano[seat]! + v.supply[seat]!);
      for (const events of Object.values(recorded(moment).foresight))
        expect(all(events.reduce(retell, view))).toEqual(all(view));
    }
  });
  it("tells a whole game from the opening to the very view in which it ended", () => {
    const last = wholeGame.view as unknown as View;
    const story = wholeGame.told.map((events, i) => ({ number: i + 1, seat: null, events }));
    const { steps } = retold(downfall as never, last, story, NAMES.slice(0, 2))!;
    const { markers, saved, volcano, lava, discard, tile } = steps.at(-1)!.view as unknown as View;
    expect({ markers, saved, volcano, lava, tile }).toEqual({
      markers: last.markers,
      saved: last.saved,
      volcano: last.volcano,
      lava: last.lava,
      tile: last.tile,
    });
    expect([...discard].sort()).toEqual([...last.discard].sort());
  });
  it("goes back when a move is taken back", () => {
    const played = { type: "played", seat: 0, card: 3, square: "C3", joker: false, relatives: 0 };
    const story = [[played], [{ type: "taken_back", seat: 0 }]].map((events, i) => ({
      number: i + 1,
      seat: 0,
      events,
    }));
    const { steps } = retold(downfall as never, wholeGame.view as unknown as View, story, NAMES.slice(0, 2))!;
    expect(steps.map(({ view }) => view.markers)).toEqual([{ C3: [1, 0] }, {}]);
  });
  it("takes those on stage off their squares", () => {
    const view = { ...viewOf("run"), markers: { C3: [0, 0, 0, 2] } } as View;
    expect(without(view, { type: "ran", seat: 3, square: "C3", to: "C4", path: ["C3", "C4"] })).toEqual({
      C3: [0, 0, 0, 1],
    });
    expect(without(view, { type: "turn", seat: 1 })).toEqual(view.markers);
  });
});

it("everybody on a square has a place of their own", () => {
  const chart = new Chart(false);
  const places = standing(chart, "E6", [1, 1, 2, 2], true);
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
});

describe("sentences", () => {
  const lava: Event = { type: "lava", seat: 1, square: "D4", symbol: "mask", source: "D5" };
  const lost: Event = { type: "lost", cause: "buried", squares: { D4: [1, 0, 2, 0] } };
  it("speak to the person whose seat it is", () => {
    const played: Event = {
      type: "played",
      seat: 0,
      card: 3,
      square: "C3",
      building: "3a",
      joker: false,
      relatives: 2,
    };
    expect(sentence(played, NAMES, 0)).toBe(
      "You played 3 on C3. 2 neighbours are there: as many relatives may follow.",
    );
    expect(sentence(played, NAMES, 1)).toBe(
      "Mara played 3 on C3. 2 neighbours are there: as many relatives may follow.",
    );
  });
  it("name the dead", () =>
    expect(sentence(lost, NAMES, null)).toBe("Buried on D4: one marker of Mara and 2 markers of Jun."));
  it("foretell who dies", () =>
    expect(foretell([lava, lost], viewOf("lava"), NAMES)).toBe("Takes one marker of Mara and 2 markers of Jun."));
  it("exist for every event that was recorded, or go without saying", () => {
    const silent = new Set(["turn", "drew", "dealt"]);
    for (const moment of ["play", "relative", "omen", "lava", "run"])
      for (const event of recorded(moment).told.flat())
        expect([event.type, sentence(event, NAMES, null) === null]).toEqual([
          event.type,
          silent.has(event.type) || event.type === "got",
        ]);
  });
  it("ask something at every moment", () => {
    for (const moment of ["play", "relative", "omen", "lava", "run"]) {
      const choosing = {
        open: new Set(),
        instead: new Set(),
        picked: [],
        moves: recorded(moment).legal,
        foreseen: [],
        choose() {},
        drop() {},
        look() {},
      };
      expect(downfall.prompt(viewOf(moment), choosing as never).sentence).toMatch(/[.?]$/);
    }
  });
});
