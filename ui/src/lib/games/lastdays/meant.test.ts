import { beforeAll, describe, expect, it } from "vitest";
import { shell } from "$lib/i18n.svelte";
import { sit } from "$lib/sitting";
import { face } from "../faces";
import { asked, saysAll } from "../refusals";
import { recorded } from "./fixtures";

beforeAll(async () => {
  await shell.load("en");
  await face("lastdays");
}, 60_000);

describe("a click on what cannot be chosen", () => {
  it("asks the rules about the card of a square", async () => {
    const moment = recorded("move");
    const sitting = await sit(moment, [moment.seat]);
    sitting.table.choose("at:s5");
    expect(asked(sitting)).toEqual(["buy 5"]);
  });
  it("says whose turn it is without asking, where nothing else was meant", async () => {
    const sitting = await sit(recorded("move"), [1], { seat: 1, to_move: 0, legal: [] });
    sitting.table.choose("at:s10"); // a FORTUNA
    expect(sitting.table.refusal).toMatchObject({ reason: { code: "not_your_turn", who: 0 } });
    expect(asked(sitting)).toEqual([]);
  });
  it("asks the rules about a building for the chosen client", async () => {
    const moment = recorded("house");
    const sitting = await sit(moment, [moment.seat]);
    const { table } = sitting;
    const card = [...table.open].find((target) => target.startsWith("card:"));
    if (!card) throw new Error("a client can be housed");
    table.choose(card);
    table.choose("at:p35");
    expect(asked(sitting)).toEqual([`house ${card.slice(5)} 35`]);
  });
});

saysAll("lastdays", recorded("move").view, {
  card: 5,
  person: 18,
  place: 13,
  colour: "theatre",
  other: "market",
  ash: 3,
});
