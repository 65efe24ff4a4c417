import { pictures } from "./pictures";
import { beforeAll, describe, expect, it } from "vitest";
import decks from "$games/lastdays/decks.json";
import peopleFile from "$games/lastdays/people.json";
import placesFile from "$games/lastdays/places.json";
import trackFile from "$games/lastdays/track.json";
import type { Target } from "$lib/choice";
import { idle } from "../face";
import { CARDS, DOTS, fortuna, GATES, half, isPerson, lotOf, PIECES, PLACES, SQUARES, squareOf } from "./board";
import { inventory, spotText, squareText } from "./describe";
import { MOMENTS, recorded, stories } from "./fixtures";
import { preview } from "./preview";
import lastdays from "./index";
import { offer, path } from "./notation";
import { retellsAll } from "../stories";
import { retell } from "./retell";
import { onSale } from "./sale";
import { previewText, sentence, terms } from "./sentence";
import { frame } from "./frame";
import { Street } from "./street";
import { PARCELS, TARGETS, windowOn } from "./town";
import { holdings, lookOf, stands, worth } from "./view";
import { exits, stepsInto, ways } from "./ways";
import type { Event } from "./wire";
import { words } from "./words";
import english from "./words/en.json";

const NAMES = ["Mara", "Cassia", "Jun", "Ines", "Gaius", "Noor", "Petra", "Livia"];
const choosing = (moves: readonly string[], picked: readonly Target[] = []) => ({ ...idle, picked, moves });

beforeAll(() => words.load("en"));

describe("the box", () => {
  it("holds 101 cards, 59 of them people", () => {
    expect(CARDS.size).toBe(101);
    expect([...CARDS.keys()].filter(isPerson)).toHaveLength(59);
  });
  it("has a track of 114 squares with twelve FORTUNA", () => {
    expect(SQUARES).toHaveLength(114);
    expect(SQUARES.map((_, square) => fortuna(square)).filter(Boolean)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    expect(SQUARES[squareOf(57)]).toBe(57);
  });
  it("has a plan of 57 places under 57 pieces, seven of them gates", () => {
    expect([PLACES.size, PIECES.size, GATES.length, DOTS.filter(({ piece }) => piece === null).length]).toEqual([
      57, 57, 7, 61,
    ]);
  });
  it("knows what the bank gives: half, rounded up to 50", () =>
    expect([half(1), half(3), half(6)]).toEqual([1200, 900, 750]));
  it("says in English what the data beside the rules say", () => {
    const said = english as Record<string, unknown>;
    for (const { no, name } of placesFile.places) expect(said[`p_${no}`]).toBe(name);
    for (const { card, name, role } of peopleFile.people)
      expect([said[`n_${card}`], said[`r_${card}`]]).toEqual([name, role]);
    for (const { colour, name } of trackFile.citizens) expect(said[`z_${colour}`]).toBe(name);
    for (const { card, title, text } of decks.vita)
      expect([said[`v_${card}`], said[`vt_${card}`]]).toEqual([title, text]);
  });
});

describe("the street", () => {
  it.each([new Street(false), new Street(true), Street.filling(1050, 620), Street.filling(900, 900)])(
    "lies without overlap, one section to a row",
    (street) => {
      const cards = street.squares.filter(({ card }) => card !== null);
      for (const [i, a] of cards.entries()) {
        expect(a.x >= 0 && a.x + a.width <= street.width && a.y + a.height <= street.height).toBe(true);
        for (const b of cards.slice(i + 1))
          expect(a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y).toBe(
            true,
          );
      }
      expect(new Set(cards.map(({ row }) => row)).size).toBe(12);
    },
  );
  it("turns at every FORTUNA", () => {
    const street = new Street(false);
    expect(street.at(squareOf(1)).x).toBeLessThan(street.at(squareOf(2)).x);
    expect(street.at(squareOf(10)).x).toBeGreaterThan(street.at(squareOf(11)).x);
  });
  it("is walked square by square, both ways", () => {
    const street = new Street(false);
    expect(street.walk(3, 7)).toHaveLength(5);
    expect(street.walk(7, 3)[0]).toEqual(street.feet(7));
  });
});

describe("the town", () => {
  it("draws every place and can be pointed at", () => {
    expect(PARCELS.size + GATES.length).toBe(57);
    expect(new Set(TARGETS.map(({ id }) => id)).size).toBe(57);
  });
  it("shows the whole city in a room of any shape", () => {
    for (const [w, h] of [
      [1050, 620],
      [360, 740],
      [3840, 1000],
    ] as const) {
      const { x, width: wide } = frame(w, h);
      expect(x <= 0 && x + wide >= 1000).toBe(true);
    }
  });
});

describe("a window on the town", () => {
  const [near, beside, far] = [
    { x: 200, y: 200 },
    { x: 300, y: 260 },
    { x: 900, y: 500 },
  ];
  it("shows the first spot, and of the others those that fit beside it", () => {
    expect(windowOn([near], 320, 380)).toEqual(near);
    expect(windowOn([near, beside], 320, 380)).toEqual({ x: 250, y: 230 });
    expect(windowOn([near, far, beside], 320, 380)).toEqual({ x: 250, y: 230 });
    expect(windowOn([near, far], 1000, 700)).toEqual({ x: 550, y: 350 });
  });
});

describe("ways", () => {
  const view = recorded("go").view;
  it("reach exactly the dots that may be named", () => {
    const pawn = view.pawns[view.turn]!;
    const gone = new Set(view.vesuvius.filter((card) => typeof card === "number"));
    const near = [...ways(pawn, gone)]
      .filter(([, { steps }]) => steps > 0 && steps <= view.steps!)
      .map(([dot]) => `go d${dot}`);
    expect(new Set(near)).toEqual(new Set(recorded("go").legal.filter((move) => move.startsWith("go d"))));
  });
  it("lead out of the nearest gate first", () => {
    const found = exits("p2", new Set());
    expect(found[0]!.gate).toBe(1);
    expect(found.map(({ steps }) => steps)).toEqual([...found.map(({ steps }) => steps)].sort((a, b) => a - b));
    expect(exits("p2", new Set([1]))[0]!.gate).not.toBe(1);
  });
  it("end where the ash lies", () =>
    expect(stepsInto(ways("d0", new Set()), 2, new Set([...PIECES.keys()]))).toBeUndefined());
});

describe("moves as steps", () => {
  it.each(MOMENTS)("tell all legal moves apart: %s", (name) => {
    const { legal, view } = recorded(name);
    expect(new Set(legal.map((move) => path(move, view).join(" "))).size).toBe(legal.length);
  });
  it("put an offer as it is written", () =>
    expect(offer({ to: 2, give: [45, 12], pay: 500, take: [77], get: 0 })).toBe("offer 2 12 45 500 for 77 0"));
  it("show the only card for sale by itself, and of several the chosen one", () => {
    expect(onSale(choosing(["buy 12", "pass"]))).toEqual({ cards: [12], card: 12 });
    expect(onSale(choosing(["buy 12", "buy 13", "pass"])).card).toBeUndefined();
    expect(onSale(choosing(["buy 13"], ["at:s14"]))).toEqual({ cards: [13], card: 13 });
  });
});

describe("retelling", () => {
  /** What no event says: which way the dice go, and what a Vita Romana card still demands. */
  const moment = ["turn", "waiting", "pending"];
  retellsAll(stories, retell, (before, view) => [
    "lost",
    "acted",
    ...(view.pending.way || before.stage[before.turn] === "living" ? moment : []),
  ]);
  it("does not touch the view it was given", () => {
    const { view, previews } = recorded("fortuna");
    const before = JSON.stringify(view);
    for (const events of Object.values(previews)) events.reduce(retell, view);
    expect(JSON.stringify(view)).toBe(before);
  });
});

describe("what is seen", () => {
  it("looks like the citizen that was drawn", () => {
    const view = recorded("go").view;
    expect(view.citizens[0]).toBe("white");
    expect(lookOf(view, 0)).toBe(5);
  });
  it("is the street while one buys, and the town from the housing on", () => {
    expect(stands(recorded("fortuna").view)).toBe("street");
    expect(stands(recorded("house").view)).toBe("town");
    expect(stands(recorded("go").view)).toBe("town");
  });
  it("counts beds and people by colour group", () => {
    expect(holdings([11, 5, 15])).toEqual([{ group: "temple", buildings: [lotOf(11)], people: [5, 15], room: 3 }]);
    expect(worth([5, 15])).toBe(3100);
  });
});

describe("sentences", () => {
  it("speak to the person whose seat it is", () => {
    const bought: Event = { type: "bought", seen_by: "all", seat: 0, card: 41, amount: 1200 };
    expect(sentence(bought, NAMES, 0)).toBe("You bought Alleia Decimilla for ST 1,200.");
    expect(sentence(bought, NAMES, 1)).toBe("Mara bought Alleia Decimilla for ST 1,200.");
    expect(sentence({ ...bought, card: 23 }, NAMES, 1)).toBe("Mara bought the Central Baths for ST 1,200.");
  });
  it("speak to the person whom it happens to", () => {
    const paid: Event = { type: "paid", seen_by: "all", seat: 0, to: 1, amount: 50, forgiven: 0 };
    expect(sentence(paid, NAMES, 1)).toBe("Mara paid you ST 50.");
    const bargain = { seen_by: "all", seat: 0, to: 1, give: [34], pay: 500, take: [18], get: 0 } as const;
    expect(sentence({ type: "offered", ...bargain }, NAMES, 1)).toBe(
      "Mara offered you a trade: Hedone and ST 500 for Paris.",
    );
    expect(sentence({ type: "traded", ...bargain }, NAMES, 1)).toBe(
      "You and Mara traded: Paris for Hedone and ST 500.",
    );
  });
  it("name both sides of a bargain", () =>
    expect(terms({ give: [34], pay: 500, take: [18], get: 0 })).toBe("Hedone and ST 500 for Paris"));
  it("exist for every event of a game, or go without saying", () => {
    const silent = new Set(["went", "entered", "stopped"]);
    for (const event of stories.flatMap(({ steps }) => steps.flatMap(({ events }) => events))) {
      const quiet =
        silent.has(event.type) ||
        (event.type === "declared" && event.card === null) ||
        (event.type === "vesuvius" && typeof event.card === "number");
      expect([event, sentence(event, NAMES, null) === null]).toEqual([event, quiet]);
    }
  });
  it.each(MOMENTS.filter((name) => name !== "offered"))("ask something: %s", (name) => {
    const { view, legal } = recorded(name);
    expect(lastdays.prompt(view, choosing(legal)).sentence).toMatch(/[.?]$/);
    for (const move of legal) expect(lastdays.action(move, view, NAMES)).toMatch(/\S/);
  });
  it("say beforehand where a way ends", () => {
    const { view, legal } = recorded("go");
    const inside = legal.find((move) => move.startsWith("go p"))!;
    expect(previewText(preview(inside, view), view)).toContain("your move ends there");
  });
  it("name what lies on the board", () => {
    const { view } = recorded("go");
    for (const { id } of TARGETS) expect(spotText(view, NAMES, id)).toMatch(/^\d+, \S/);
    for (const square of new Street(false).squares)
      expect(squareText(recorded("fortuna").view, NAMES, square)).toMatch(/\S/);
    expect(inventory(view, NAMES)[0]).toMatch(/^Mara: /);
  });
});

describe("the pictures of the rules", () => {
  it("leads the client out by the Porta Marina", () => {
    const [walk] = pictures(false).escort!.preview!;
    expect(walk).toMatchObject({ type: "walked", seat: 0 });
    const way = walk?.type === "walked" ? walk.way : [];
    expect([way[0], way.at(-1)]).toEqual(["p3", "d231"]);
  });
});
