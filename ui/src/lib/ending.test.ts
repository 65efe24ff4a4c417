import { beforeAll, describe, expect, it } from "vitest";
import { ahead, story, turned } from "./ending";
import type { GameFace } from "./games/face";
import { shell, speak } from "./i18n.svelte";
import type { Replay, ReviewedGame, ReviewedMove } from "./wire";

beforeAll(async () => {
  await shell.load();
  await speak("en");
});

/** A review of two seats: the chance of the first one after each move. */
const reviewed = (...chances: number[]): ReviewedGame => ({
  version: 1,
  game: "any",
  nodes: 100,
  seed: 1,
  seats: [0, 1].map((seat) => ({
    name: "",
    accuracy: null,
    start: 0.5,
    luck: 0,
    play: 0,
    others: 0,
    result: 1 - seat,
    labels: {},
    only: 0,
  })),
  moves: chances.map((chance, i) => {
    const change = chance - (chances[i - 1] ?? 0.5);
    return {
      number: i + 1,
      chances: [chance, 1 - chance],
      luck: i % 2 ? [change, -change] : null,
      change: i % 2 ? null : [change, -change],
    } as ReviewedMove;
  }),
  moments: [],
});

/** A game of as many moves; the last one ends it. */
const played = (moves: number): Replay =>
  ({
    steps: Array.from({ length: moves }, (_, i) => ({
      number: i + 1,
      seat: i % 2,
      events: [{ type: i + 1 === moves ? "ended" : `move ${i + 1}`, seen_by: "all" }],
    })),
  }) as unknown as Replay;
const face = { sentence: ({ type }: { type: string }) => `${type}.` } as unknown as GameFace;

describe("the beginning", () => {
  it("names who was ahead after a third", () => {
    expect(ahead(reviewed(0.5, 0.7, 0.2, 0.2, 0.9, 0.9))).toEqual([0]);
    expect(ahead(reviewed(0.5, 0.3, 0.9, 0.9, 0.9, 0.9))).toEqual([1]);
  });
  it("names nobody who is hardly ahead", () => expect(ahead(reviewed(0.5, 0.55, 0.9, 0.9, 0.9, 0.9))).toEqual([]));
});

describe("the turning point", () => {
  it("is the largest swing after the first third", () => {
    expect(turned(reviewed(0.9, 0.2, 0.3, 0.7, 0.6, 0.8))?.number).toBe(4);
  });
  it("is nothing where no move changed much", () =>
    expect(turned(reviewed(0.5, 0.55, 0.6, 0.65, 0.7, 0.75))).toBe(null));
});

describe("the story", () => {
  const names = ["Livia", "Marcus"];
  it("is how it began, what turned it, and how it ended", () => {
    expect(story(played(6), reviewed(0.5, 0.7, 0.7, 0.2, 0.3, 0.6), face, names, null)).toEqual([
      "Livia had the better start.",
      "Then the game turned. move 4. It changed Livia’s chance to win by −50 points.",
      "ended.",
    ]);
  });
  it("says where the last move decided it", () => {
    expect(story(played(3), reviewed(0.5, 0.5, 0.9), face, names, null)[1]).toBe(
      "Until the last move it could have gone either way.",
    );
  });
  it("is only the end without a review", () => {
    expect(story(played(6), null, face, names, null)).toEqual(["ended."]);
  });
  it("says where nothing turned the game", () => {
    expect(story(played(3), reviewed(0.5, 0.5, 0.5), face, names, null)).toEqual([
      "After the first third nobody was far ahead.",
      "No single move turned the game.",
      "ended.",
    ]);
  });
});
