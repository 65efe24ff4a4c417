import book from "$games/downfall/RULES.md?raw";
import type { Target } from "$lib/choice";
import { blocks } from "$lib/prose";
import { pictures } from "./pictures";
import { beforeAll, describe, expect, it } from "vitest";
import { Chart, HOUSES, SQUARES, TILES, VENTS } from "./board";
import { NAMES as MOMENTS, recorded, stories } from "./fixtures";
import downfall from "./index";
import { path } from "./notation";
import { preview } from "./preview";
import { retellsAll } from "../stories";
import { retell, shift, without } from "./retell";
import { previewText, sentence } from "./sentence";
import { idle } from "../face";
import { inCity, lastCards, standing, sum } from "./view";
import type { Event, View } from "./wire";
import { words } from "./words";

const NAMES = ["Mara", "Cassia", "Jun", "Ines"];

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
    for (const moment of MOMENTS) {
      const { legal } = recorded(moment);
      expect(new Set(legal.map((move) => path(move).join(" "))).size).toBe(legal.length);
    }
  });
});

describe("retelling", () => {
  it("moves markers one by one and forgets empty squares", () => {
    expect(shift({}, 2, "C3", 1, 1)).toEqual({ C3: [0, 1] });
    expect(shift({ C3: [0, 1] }, 2, "C3", 1, -1)).toEqual({});
  });
  it("loses nobody: city, saved, volcano and supply add up after every event that was recorded", () => {
    for (const moment of MOMENTS) {
      const view = recorded(moment).view;
      const all = (v: View) =>
        NAMES.map((_, seat) => inCity(v, seat) + v.saved[seat]! + v.volcano[seat]! + v.supply[seat]!);
      for (const events of Object.values(recorded(moment).previews))
        expect(all(events.reduce(retell, view))).toEqual(all(view));
    }
  });
  retellsAll(stories, retell);
  it("takes animated markers off their squares", () => {
    const view: View = { ...recorded("run").view, markers: { C3: [0, 0, 0, 2] } };
    const ran = { type: "ran", seen_by: "all", seat: 3, square: "C3", to: "C4", path: ["C3", "C4"] } as const;
    expect(without(view, ran)).toEqual({
      C3: [0, 0, 0, 1],
    });
    expect(without(view, { type: "turn", seen_by: "all", seat: 1, phase: "flight" })).toEqual(view.markers);
  });
});

it("A.D. 79 lies among the last 16 cards, in Mayfair's edition with four players among the last 11", () => {
  const { view } = recorded("play");
  expect(lastCards({ ...view, players: 4, options: {} })).toBe(16);
  expect(lastCards({ ...view, players: 3, options: { edition: "mayfair" } })).toBe(16);
  expect(lastCards({ ...view, players: 4, options: { edition: "mayfair" } })).toBe(11);
});

it("each marker on a square has a place of its own", () => {
  const chart = new Chart(false);
  const places = standing(chart, "E6", [1, 1, 2, 2], true);
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
});

describe("the second move of an only marker (D20)", () => {
  const { view: run } = recorded("run");
  const view: View = { ...run, turn: 0, markers: { C3: [1, 2] }, pending: { left: 1, may_stop: true } };
  const choosing = { ...idle, open: new Set<Target>(["at:C3", "do:done"]), moves: ["run C3 C4", "done"] };
  const stayed: Event = { type: "stayed", seen_by: "all", seat: 0, square: "C3" };

  it("is asked as optional, with a button of its own", () => {
    expect(downfall.prompt(view, choosing)).toMatchObject({
      sentence: "Move your marker once more, or stop.",
      rule: "D20",
    });
    expect(downfall.label("do:done", view, NAMES)).toBe("Stop here");
    expect(downfall.label("do:done", recorded("relative").view, NAMES)).toBe("No more relatives");
  });
  it("is owed where the position does not say that it is optional", () => {
    const owed: View = { ...view, pending: { left: 1 } };
    expect(downfall.prompt(owed, choosing)).toMatchObject({ rule: "D21" });
  });
  it("is previewed and retold as a stay", () => {
    expect(preview("done", view)).toEqual([stayed]);
    expect(retell(view, stayed)).toEqual(view);
    expect(sentence(stayed, NAMES, 0)).toBe("You stayed on C3.");
    expect(sentence(stayed, NAMES, 1)).toBe("Mara stayed on C3.");
  });
});

describe("sentences", () => {
  const lava: Event = { type: "lava", seen_by: "all", seat: 1, square: "D4", symbol: "mask", source: "D5" };
  const lost: Event = { type: "lost", seen_by: "all", cause: "buried", squares: { D4: [1, 0, 2, 0] } };
  it("speak to the person whose seat it is", () => {
    const played: Event = {
      type: "played",
      seen_by: "all",
      seat: 0,
      card: 3,
      square: "C3",
      building: "3a",
      joker: false,
      relatives: 2,
    };
    expect(sentence(played, NAMES, 0)).toBe(
      "You played card 3 and settled on C3. 2 markers were there already: as many relatives may follow.",
    );
    expect(sentence(played, NAMES, 1)).toBe(
      "Mara played card 3 and settled on C3. 2 markers were there already: as many relatives may follow.",
    );
  });
  it("name the dead", () =>
    expect([sentence(lost, NAMES, null), sentence(lost, NAMES, 2)]).toEqual([
      "Buried on D4: one marker of Mara and 2 markers of Jun.",
      "Buried on D4: one marker of Mara and 2 markers of yours.",
    ]));
  it("say beforehand who dies", () =>
    expect(previewText([lava, lost], recorded("lava").view, NAMES)).toBe(
      "Buries one marker of Mara and 2 markers of Jun.",
    ));
  it("exist for every event that was recorded, or go without saying", () => {
    const silent = new Set(["turn", "drew", "dealt"]);
    for (const moment of MOMENTS)
      for (const event of recorded(moment).events.flat())
        expect([event.type, sentence(event, NAMES, null) === null]).toEqual([event.type, silent.has(event.type)]);
  });
  it("name the player whose marker an omen takes, and whose marker escaped", () => {
    const { view } = recorded("omen");
    expect(downfall.label("seat:2", view, NAMES)).toBe("Jun");
    expect(downfall.action("omen C3 yellow", view, NAMES)).toBe("Throw Jun’s marker into the volcano");
    const saved: Event = { type: "saved", seen_by: "all", seat: 1, square: "E6", gate: "Porta Vesuvio", path: [] };
    expect(sentence(saved, NAMES, 0)).toBe("A marker of Cassia escaped through the Porta Vesuvio.");
    expect(sentence(saved, NAMES, 1)).toBe("One of your markers escaped through the Porta Vesuvio.");
  });
  it("ask something at every moment", () => {
    for (const moment of MOMENTS) {
      const { view, legal } = recorded(moment);
      expect(downfall.prompt(view, { ...idle, moves: legal }).sentence).toMatch(/[.?]$/);
    }
  });
});

describe("the pictures of the rules", () => {
  it("buries two and cuts off three", () => {
    const { preview } = pictures(false).lava!;
    expect(preview).toMatchObject([
      { type: "lava", square: "K5" },
      { type: "lost", cause: "buried", squares: { K5: [1, 1, 0] } },
      { type: "lost", cause: "cut_off", squares: { K6: [1, 0, 1], K7: [0, 1, 0] } },
    ]);
  });

  it("runs three squares and out", () => {
    const [way] = pictures(false).run!.preview!;
    expect(way).toMatchObject({ type: "saved", gate: "Porta di Stabia", path: ["F5", "G5", "G6", "G7"] });
  });
});

it("has a paragraph for every number", () => {
  const ids = blocks(book).flatMap((block) => (block.kind === "rule" ? [block.id] : []));
  expect(ids).toEqual(Array.from({ length: 24 }, (_, i) => `D${i + 1}`));
});

it("names in full what two moves differ in", () => {
  for (const name of MOMENTS) {
    const { view, legal } = recorded(name);
    expect(new Set(legal.map((move) => downfall.inFull?.(move, view, NAMES))).size).toBe(legal.length);
  }
});
