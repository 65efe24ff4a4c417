import { expect, test } from "vitest";
import { keyframes } from "./moving";

test("a movement is given as a pose for each share of its time", () => {
  const frames = keyframes((t) => ({ x: 100 * t, y: 50, opacity: 1 - t }), 2);
  expect(frames).toEqual([
    { transform: "translate(0.0px, 50.0px)", opacity: 1 },
    { transform: "translate(50.0px, 50.0px)", opacity: 0.5 },
    { transform: "translate(100.0px, 50.0px)", opacity: 0 },
  ]);
});

test("a piece that turns turns about its middle, not its feet", () => {
  const [, last] = keyframes((t) => ({ x: 0, y: 0, turn: 300 * t }), 1);
  expect(last!.transform).toBe("translate(0.0px, 0.0px) translateY(-15px) rotate(300deg) translateY(15px)");
});
