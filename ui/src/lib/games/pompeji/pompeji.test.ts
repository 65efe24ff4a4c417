import { pictures } from "./pictures";
import { beforeAll, describe, expect, it } from "vitest";
import type { Entry } from "$lib/story";
import { CARDS, STATUE_VALUE, valueOf } from "./cards";
import { nameOf } from "./describe";
import { NAMES as MOMENTS, recorded, stories } from "./fixtures";
import { bestOf, offers, prospects, score, total } from "./preview";
import pompeji from "./index";
import { path } from "./notation";
import { at, corner, either, floorOf, ground, niche, seen, squaresOf, street } from "./board";
import { retellsAll } from "../stories";
import { retell } from "./retell";
import { because, headline, previewText, sentence } from "./sentence";
import { columns, costs, roman, sheet } from "./sheet";
import { isPlacement, mayInterrupt, risk, type City, type Placement } from "./view";
import type { Event, View } from "./wire";
import { words } from "./words";

const NAMES = ["Mara", "Cassia", "Jun", "Flavia"];

beforeAll(() => words.load("en"));

/** A row of cards eastwards from 0,0. */
const row = (...cards: string[]): City => Object.fromEntries(cards.map((card, x) => [at(x, 0), card]));

describe("the cards", () => {
  it("are 49, each value once in every kind and colour", () => {
    expect(CARDS).toHaveLength(49);
    for (const sign of "ABFGHOTroygbvw")
      expect(
        CARDS.filter((card) => card.includes(sign))
          .map(valueOf)
          .sort(),
      ).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

describe("the ground", () => {
  it("is one square more on each side of a small city", () => {
    expect(ground({ "0,0": "Ar" })).toEqual({ west: -1, east: 1, north: -1, south: 1 });
  });
  it("grows to eight while one column is left to choose, then shrinks to seven", () => {
    const six = row("Ar", "Bo", "Ay", "Bg", "Ab", "Bv");
    expect(ground(six)).toMatchObject({ west: -1, east: 6 });
    expect(either(six)).toEqual({ columns: true, rows: false });
    expect(ground({ ...six, "6,0": "Aw" })).toMatchObject({ west: 0, east: 6 });
    expect(either({ ...six, "6,0": "Aw" })).toEqual({ columns: false, rows: false });
  });
  it.each(MOMENTS)("holds every legal square of the recorded moment: %s", (moment) => {
    const { view, legal } = recorded(moment);
    const cells = new Set(squaresOf(ground(view.city)).map(({ id }) => id));
    for (const square of Object.keys(view.city)) expect(cells).toContain(square);
    for (const move of legal) if (/^(build|statue)/.test(move)) expect(cells).toContain(move.split(" ")[2]);
  });
  it("lies in the middle of what is seen, in the shape of the screen", () => {
    const floor = floorOf(ground(row("Ar", "Bo", "Ay", "Bg")));
    for (const ratio of [0.6, 1, 1.7]) {
      const scene = seen(floor, ratio, { side: 45, top: 45 });
      expect(scene.width / scene.height).toBeCloseTo(ratio);
      expect(scene.x + scene.width / 2).toBeCloseTo(floor.x + floor.width / 2);
      expect(scene.y + scene.height / 2).toBeCloseTo(floor.y + floor.height / 2);
      expect(scene.width).toBeGreaterThanOrEqual(floor.width + 90);
    }
  });
  it("has streets that end at gaps", () => {
    const city: City = { ...row("Ar", "Bo", "Ay"), "4,0": "Tw", "1,1": "*" };
    expect(street(city, "3,0", "row")).toEqual(["0,0", "1,0", "2,0", "3,0", "4,0"]);
    expect(street(city, "2,0", "rising")).toEqual(["1,1", "2,0"]);
    expect(street(city, "3,0", "column")).toEqual(["3,0"]);
  });
});

describe("a note", () => {
  const floor = { x: 0, y: 0, width: 800, height: 800 };
  it("stands beside the floor where there is room", () => {
    const place = niche({ x: -400, y: 0, width: 1600, height: 800 }, floor, { width: 250, height: 200 }, []);
    expect(place.x).toBeGreaterThanOrEqual(800);
  });
  it("stands outside a small city, never on it", () => {
    const small = { x: -100, y: -100, width: 300, height: 300 };
    const squares = squaresOf({ west: -1, east: 1, north: -1, south: 1 }).map(({ id }) => id);
    const { x, y } = niche({ x: -370, y: -295, width: 840, height: 690 }, small, { width: 247, height: 110 }, [
      { squares, cost: 4 },
    ]);
    expect(x >= 200 || x + 247 <= -100 || y >= 200 || y + 110 <= -100).toBe(true);
  });
  it("else on the ground that hides least, never over the streets it speaks of", () => {
    const squares = squaresOf({ west: 0, east: 7, north: 0, south: 7 }).map(({ id }) => id);
    const free = new Set(["5,5", "6,5", "7,5", "5,6", "6,6", "7,6"]);
    const place = niche(floor, floor, { width: 300, height: 200 }, [
      { squares: squares.filter((id) => !free.has(id)), cost: 4 },
    ]);
    expect(place).toEqual(corner("5,5"));
  });
});

describe("a preview", () => {
  it("counts the worked examples of the rules", () => {
    const city = row("Ar", "Bo", "Ay");
    expect(score(city, "Fr", valueOf("Fr"), "3,0")).toMatchObject([{ street: "row", kind: 0, colour: 3, seventh: 0 }]);
    expect(total(score(city, "Ag", valueOf("Ag"), "1,1"))).toBe(12);
  });
  it("offers the names of a statue best first, and only legal ones", () => {
    const { view, legal } = recorded("turn");
    const statues = legal.filter((move) => move.startsWith("statue"));
    const square = statues[0]!.split(" ")[2]!;
    const named = offers(statues, view, square);
    expect(named.map(({ points }) => points)).toEqual(named.map(({ points }) => points).sort((a, b) => b - a));
    expect(named).toHaveLength(statues.filter((move) => move.endsWith(` ${square}`)).length);
    expect(prospects(statues, view).get(square)).toBe(named[0]!.points);
    expect(named[0]).toMatchObject({ type: "raised", streets: score(view.city, named[0]!.card, STATUE_VALUE, square) });
  });
  it("weighs a permit as the rules will, once it is used", () => {
    const { view, legal } = recorded("turn");
    const best = Math.max(
      ...prospects(
        legal.filter((move) => move.startsWith("build")),
        view,
      ).values(),
    );
    expect(bestOf(view.hand, view.city)).toBe(best);
    expect(bestOf(["Bo"], { "0,0": "Br" })).toBeNull();
  });
});

describe("moves as steps", () => {
  it.each([
    ["build Tr -1,0", ["card:Tr", "at:-1,0"]],
    ["statue Tr 0,1", ["card:*", "at:0,1", "card:Tr"]],
    ["discard Tr", ["card:Tr", "do:discard"]],
    ["draw", ["do:draw"]],
    ["stop", ["do:stop"]],
    ["permit", ["right:permit"]],
  ])("%s", (move, steps) => expect(path(move)).toEqual(steps));

  it.each(MOMENTS)("lead to each move by a way of its own: %s", (moment) => {
    const { legal } = recorded(moment);
    expect(new Set(legal.map((move) => path(move).join(" "))).size).toBe(legal.length);
  });
});

describe("retelling", () => {
  retellsAll(stories, retell);
  it("spends a permit and gives the turn back", () => {
    const { view } = recorded("permit");
    const interrupted = retell(view, { type: "interrupted", seen_by: "all", seat: 3, whose: 0 });
    expect(interrupted).toMatchObject({ waiting: "permit", interrupter: 3, interrupted: true, permits: [1, 1, 1, 0] });
    expect(retell(interrupted, { type: "turn", seen_by: "all", seat: 0 })).toMatchObject({
      waiting: "turn",
      interrupter: null,
      interrupted: true,
      turn: 0,
    });
  });
});

describe("the permit", () => {
  it("is offered only at the start of another's turn, and the rules have the last word", () => {
    const { view, legal, seat } = recorded("permit");
    expect(legal).toEqual(["permit"]);
    expect(pompeji.rights(view, seat)).toMatchObject([{ move: "permit", icon: "permit" }]);
    expect(mayInterrupt(view, view.turn)).toBe(false);
    expect(mayInterrupt({ ...view, interrupted: true }, seat)).toBe(false);
    expect(mayInterrupt({ ...view, waiting: "draw" }, seat)).toBe(false);
    expect(mayInterrupt({ ...view, permits: [1, 1, 1, 0] }, seat)).toBe(false);
    expect(pompeji.rights(view, view.turn)).toEqual([]);
  });
});

describe("the mountain", () => {
  const at = (left: number, volcanoes: number) => risk({ deck: { left, volcanoes } } as View);
  it("lies among the upper nine of the last eighteen, then among the last nine", () => {
    expect(at(30, 0)).toEqual({ safe: 12, among: 9 });
    expect(at(16, 0)).toEqual({ safe: 0, among: 7 });
    expect(at(10, 0)).toEqual({ safe: 0, among: 1 });
    expect(at(12, 1)).toEqual({ safe: 3, among: 9 });
    expect(at(6, 1)).toEqual({ safe: 0, among: 6 });
    expect(at(1, 2)).toBeNull();
  });
});

describe("the score sheet", () => {
  it("sums to the scores, with what cards in hand cost", () => {
    const { view, story } = recorded("end");
    const minus = costs(view, (cards) => cards.reduce((sum, card) => sum + valueOf(card), 0));
    const earned = view.scores.map((score, seat) => score + minus[seat]!);
    const { folded, rows } = sheet(story, view.city, earned, 99);
    expect(folded).toEqual({ rows: 0, sums: [0, 0, 0, 0] });
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, i) => i + 1));
    const last = sheet(story, view.city, earned, 3);
    expect(last.rows).toHaveLength(3);
    expect(last.folded.rows).toBe(rows.length - 3);
  });
  it("leaves out what was taken back and what is still being animated", () => {
    const built = (seat: number, at: string, points: number): Entry<Event> => ({
      seat,
      events: [{ type: "built", seen_by: "all", seat, card: "Tr", at, points, streets: [] }],
    });
    const story = [
      built(0, "1,0", 5),
      built(1, "2,0", 7),
      { seat: 1, events: [] },
      built(1, "2,0", 9),
      built(0, "3,0", 4),
    ];
    const city = { "0,0": "Ar", "1,0": "Bo", "2,0": "Tr" };
    expect(columns(story, city, 2).map((laid) => laid.map(({ points }) => points))).toEqual([[5], [9]]);
  });
  it("shows the cost of the view's seat after the first volcano, of no other", () => {
    expect(costs(recorded("late").view, () => 4)).toEqual([null, 4, null, null]);
    expect(costs(recorded("turn").view, () => 4)).toEqual([null, null, null, null]);
  });
  it("numbers rows as Romans did", () => {
    expect([1, 4, 9, 14].map(roman)).toEqual(["I", "IV", "IX", "XIV"]);
  });
});

describe("in words", () => {
  const built: Placement = {
    type: "built",
    seen_by: "all",
    seat: 0,
    card: "Tb",
    at: "0,0",
    points: 17,
    streets: [
      { street: "column", kind: 10, colour: 0, seventh: 0, cards: ["Tb", "By", "Tw"] },
      { street: "row", kind: 0, colour: 0, seventh: 7, cards: [] },
    ],
  };
  it("gives the reasons of a placement", () => {
    expect(because(built)).toBe("column: temples 4 + 6 = 10; row: seventh card = 7");
    expect(sentence(built, NAMES, 1)).toBe(
      "Mara built the blue temple: 17 points (column: temples 4 + 6 = 10; row: seventh card = 7).",
    );
    expect(headline(built, NAMES, 1)).not.toContain("(");
    expect(sentence({ ...built, points: 0, streets: [] }, NAMES, 0)).toBe("You built the blue temple: no points.");
    expect(previewText([built])).toBe("17 points: column 10, row 7.");
  });
  it("counts a statue as one", () => {
    const raised: Placement = {
      ...built,
      type: "raised",
      streets: [{ street: "column", kind: 7, colour: 0, seventh: 0, cards: ["Tb", "By", "Tw"] }],
    };
    expect(because(raised)).toBe("column: temples 1 + 6 = 7");
  });
  it("names a square by what lies there, or by what it would pay", () => {
    const { view } = recorded("turn");
    expect(nameOf(view, "0,0")).toMatch(/^Column 0, row 0, \w+, \w+, \d$/);
    expect(nameOf(view, "9,9", built)).toBe(
      "Column 9, row 9, open, the blue temple: 17 points. column: temples 4 + 6 = 10; row: seventh card = 7",
    );
  });
  it.each(MOMENTS)("has a sentence for every event that needs one: %s", (moment) => {
    const { story, seat } = recorded(moment);
    for (const event of story.flatMap(({ events }) => events)) {
      const text = sentence(event, NAMES, seat);
      if (["drew", "turn"].includes(event.type) || (event.type === "got" && event.seat !== seat))
        expect(text).toBeNull();
      else expect(text).toMatch(/^[A-Z][^{}]+\.$/);
    }
  });
});

describe("the pictures of the rules", () => {
  it("pays 20 points for the temple and 16 for the statue", () => {
    const paid = (name: string) => {
      const { preview = [] } = pictures(false)[name]!;
      return preview
        .filter(isPlacement)
        .map(({ points, streets }) => [points, ...streets.map(({ kind, colour }) => kind + colour)]);
    };
    expect(paid("streets")).toEqual([[20, 4, 7, 9]]);
    expect(paid("statue")).toEqual([[16, 2, 7, 7]]);
  });
});
