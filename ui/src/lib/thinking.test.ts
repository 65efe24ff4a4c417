import { expect, it } from "vitest";
import { thinking } from "./thinking";

it("counts from the line before to the bot's own, and only what the bot played", () => {
  const story = [
    { seat: null, at: 1000, bot: null },
    { seat: 1, at: 1300, bot: "citizen" },
    { seat: null, at: 1300, bot: null },
    { seat: 0, at: 9000, bot: null },
    { seat: 1, at: 9050, bot: "citizen" },
    { seat: 1, at: 9070, bot: null },
  ];
  expect(thinking(story, 1)).toEqual([300, 50]);
  expect(thinking(story, 0)).toEqual([]);
  expect(thinking([{ seat: 1, at: 5, bot: "novice" }], 1)).toEqual([]);
});
