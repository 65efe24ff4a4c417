import { describe, expect, it } from "vitest";
import { instead, next, paths, pick, settled, unasked, within, type Target } from "./choice";

const legal = ["play 3 C3", "play 3 D3", "play 6 C4", "omen A2 red", "omen A2 blue", "omen B1 red"];
const path = (move: string): Target[] => {
  const [verb, a, b] = move.split(" ");
  return verb === "play" ? [`card:${a}`, `at:${b}`] : [`at:${a}`, `seat:${b}`];
};
const all = paths(legal, path);

describe("a choice in steps", () => {
  it("offers what may come next", () => {
    expect(next(all, [])).toEqual(new Set(["card:3", "card:6", "at:A2", "at:B1"]));
    expect(next(all, ["card:3"])).toEqual(new Set(["at:C3", "at:D3"]));
    expect(next(all, ["card:9"])).toEqual(new Set());
  });
  it("knows when a move is spelled", () => {
    expect(settled(all, ["card:3"])).toBeUndefined();
    expect(settled(all, ["card:3", "at:D3"])).toBe("play 3 D3");
    expect(within(all, ["card:3"])).toEqual(["play 3 C3", "play 3 D3"]);
  });
  it("lets a mind be changed at any step", () => {
    expect(instead(all, ["card:3", "at:C3"])).toEqual(
      new Set(["card:3", "card:6", "at:A2", "at:B1", "at:C3", "at:D3"]),
    );
    expect(pick(all, ["card:3", "at:C3"], "at:D3")).toEqual(["card:3", "at:D3"]);
    expect(pick(all, ["card:3", "at:C3"], "card:6")).toEqual(["card:6"]);
    expect(pick(all, ["card:3"], "card:3")).toEqual([]);
    expect(pick(all, ["card:3"], "at:Z9")).toEqual(["card:3"]);
  });
  it("asks for a seat only where there are two", () => {
    expect(unasked(all, ["at:B1"])).toEqual(["at:B1", "seat:red"]);
    expect(unasked(all, ["at:A2"])).toEqual(["at:A2"]);
    expect(unasked(all, [])).toEqual([]);
  });
});
