import { describe, expect, it } from "vitest";
import { area, chancesAt, columns, concerns, kind, moments, weight } from "./review";
import type { ReviewedGame, ReviewedMove } from "./wire";

const move = (number: number, seat: number | null, more: Partial<ReviewedMove>): ReviewedMove => ({
  number,
  seat,
  move: `m${number}`,
  luck: null,
  change: null,
  best: null,
  loss: null,
  error: null,
  label: null,
  only: false,
  chances: null,
  reasons: null,
  nodes: null,
  ...more,
});
const seat = (name: string, result: number) => ({
  name,
  accuracy: 90,
  start: 0.5,
  luck: 0,
  play: 0,
  others: 0,
  result,
  labels: {},
  only: 0,
});
const game: ReviewedGame = {
  version: 1,
  game: "any",
  nodes: 100,
  seed: 1,
  seats: [seat("red", 1), seat("black", 0)],
  moves: [
    move(1, null, { luck: [0.02, -0.02] }),
    move(2, 0, { loss: 0, label: "best", chances: [0.6, 0.4] }),
    move(3, 1, { loss: 0.12, label: "blunder", chances: [0.8, 0.2] }),
    move(4, null, { luck: [-0.3, 0.3] }),
    move(5, 0, { loss: 0, label: "best", only: true, chances: [0.7, 0.3] }),
    move(6, 1, { loss: 0.03, label: "slip", chances: [0.9, 0.1] }),
    move(7, 0, { loss: 0.3, label: null, chances: [0.9, 0.1] }),
  ],
  moments: [3, 4],
};

describe("a review", () => {
  it("calls moves by their labels, and draws by what they brought", () => {
    expect(game.moves.map(kind)).toEqual([null, null, "blunder", "unlucky", "best", "slip", null]);
  });
  it("knows whom a draw concerns most", () => {
    expect(concerns(game.moves[3]!)).toBe(0);
    expect(weight(game.moves[3]!)).toBeCloseTo(-0.3);
    expect(weight(game.moves[2]!)).toBeCloseTo(-0.12);
  });
  it("keeps the weightiest moments, in the order of the game", () => {
    expect(moments(game).map(({ number }) => number)).toEqual([3, 4, 5, 6]);
    expect(moments(game, 2).map(({ number }) => number)).toEqual([3, 4]);
  });
  it("draws the start, what was searched, and the result", () => {
    const all = columns(game, true);
    expect(all.map(({ number }) => number)).toEqual([0, 2, 3, 5, 6, 7, 7]);
    expect(columns(game, false)).toHaveLength(6);
    expect(chancesAt(all, 4)).toEqual([0.8, 0.2]);
    expect(area(all, [1, 0], 1)[1]).toEqual([2, 0.4, 1]);
  });
});
