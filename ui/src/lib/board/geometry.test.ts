import { describe, expect, it } from "vitest";
import { along, arc, grown, towards, type Square } from "./geometry";

const grid: Square[] = ["A1", "B1", "A2", "B2", "A3"].map((id) => ({
  id,
  x: (id.charCodeAt(0) - 65) * 100,
  y: (Number(id[1]) - 1) * 100,
  width: 100,
  height: 100,
}));

describe("arrows over a board", () => {
  it("go to the nearest square on that side", () => {
    expect(towards(grid, "A1", "ArrowRight")).toBe("B1");
    expect(towards(grid, "A1", "ArrowDown")).toBe("A2");
    expect(towards(grid, "B2", "ArrowLeft")).toBe("A2");
  });
  it("stay where there is nothing", () => {
    expect(towards(grid, "A1", "ArrowUp")).toBe("A1");
    expect(towards(grid, "A3", "ArrowDown")).toBe("A3");
  });
  it("cross a gap askew rather than not at all", () => {
    expect(towards(grid, "B2", "ArrowDown")).toBe("A3");
  });
});

describe("ways", () => {
  const way = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 300 },
  ];
  it("are walked by length", () => {
    expect(along(way, 0)).toEqual({ x: 0, y: 0 });
    expect(along(way, 0.25)).toEqual({ x: 100, y: 0 });
    expect(along(way, 0.5)).toEqual({ x: 100, y: 100 });
    expect(along(way, 1)).toEqual({ x: 100, y: 300 });
  });
  it("may be a single point, or none", () => {
    expect(along([{ x: 7, y: 8 }], 0.5)).toEqual({ x: 7, y: 8 });
    expect(along([], 0.5)).toEqual({ x: 0, y: 0 });
  });
  it("rise in the middle of a throw", () => {
    expect(arc({ x: 0, y: 0 }, { x: 10, y: 0 }, 0.5, 50)).toEqual({ x: 5, y: -50 });
  });
});

it("a wall grows outwards on all sides", () => {
  const square = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 0, y: 10 },
  ];
  expect(grown(square, 2)).toBe("M-2 -2L12 -2L12 12L-2 12Z");
});
