import { beforeAll, describe, expect, it } from "vitest";
import { shell } from "$lib/i18n.svelte";
import { sit } from "$lib/sitting";
import { face } from "../faces";
import { asked, saysAll } from "../refusals";
import { recorded } from "./fixtures";

beforeAll(async () => {
  await shell.load("en");
  await face("pompeji");
}, 60_000);

describe("a click on what cannot be chosen", () => {
  it("asks the rules about the chosen card there, and keeps it chosen", async () => {
    const moment = recorded("turn");
    const sitting = await sit(moment, [moment.seat]);
    const { table } = sitting;
    const card = [...table.open].find((target) => target.startsWith("card:") && target !== "card:*");
    if (!card) throw new Error("a card can be laid");
    table.choose(card);
    table.choose("at:0,0");
    expect(table.picked).toEqual([card]);
    expect(asked(sitting)).toEqual([`build ${card.slice(5)} 0,0`]);
  });
  it("asks for a card before a free square", async () => {
    const moment = recorded("turn");
    const { table } = await sit(moment, [moment.seat]);
    table.choose("at:40,40");
    expect(table.refusal).toMatchObject({ rule: "P5", reason: { code: "card_first" } });
  });
  it("says that a card fits nowhere", async () => {
    const moment = recorded("turn");
    const card = moment.view.hand[0] ?? "";
    const legal = moment.legal.filter((move) => !move.startsWith(`build ${card} `));
    const { table } = await sit(moment, [moment.seat], { legal });
    table.choose(`card:${card}`);
    expect(table.refusal).toMatchObject({ rule: "P6", reason: { code: "fits_nowhere", card } });
  });
});

saysAll("pompeji", recorded("turn").view, { card: "Bv", other: "Tr", side: 7 });
