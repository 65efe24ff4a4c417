import { expect, test } from "vitest";
import { sides, type Scrolled } from "./edges";

const box: Scrolled = {
  scrollTop: 0,
  scrollLeft: 0,
  clientWidth: 100,
  clientHeight: 50,
  scrollWidth: 100,
  scrollHeight: 50,
};

test("what fits has no more to show on any side", () => {
  expect(sides(box)).toEqual({ above: false, below: false, left: false, right: false });
});

test("a list longer than its box has more below, then on both sides, then above", () => {
  const list = { ...box, scrollHeight: 200 };
  expect(sides(list)).toMatchObject({ above: false, below: true });
  expect(sides({ ...list, scrollTop: 60 })).toMatchObject({ above: true, below: true });
  expect(sides({ ...list, scrollTop: 150 })).toMatchObject({ above: true, below: false });
});

test("a row of buttons wider than the prompt has more to the right", () => {
  expect(sides({ ...box, scrollWidth: 180 })).toMatchObject({ left: false, right: true });
});

test("rounding is not content", () => {
  expect(sides({ ...box, scrollHeight: 51, scrollTop: 1 })).toMatchObject({ above: false, below: false });
});
