import { beforeAll, describe, expect, it } from "vitest";
import { shell } from "$lib/i18n.svelte";
import { sit } from "$lib/sitting";
import { face } from "../faces";
import { asked, saysAll } from "../refusals";
import { recorded } from "./fixtures";
import { meant } from "./meant";
import { idle } from "../face";

const placed = recorded("play").legal.find((move) => /^play \d+ \w\d$/.test(move)) ?? "";
const [, CARD = "", SQUARE = ""] = placed.split(" ");

beforeAll(async () => {
  await shell.load("en");
  await face("downfall");
}, 60_000);

describe("a click on what cannot be chosen", () => {
  it("asks the rules about the move that was meant, once, and shows their answer", async () => {
    const moment = recorded("lava");
    const sitting = await sit(moment, [moment.seat]);
    const { table, listener, sent } = sitting;
    table.choose("at:A1");
    table.choose("at:A1");
    expect(asked(sitting)).toEqual(["lava A1"]);
    const { key } = sent.at(-1) as { key: string };
    const refused = { type: "refused", code: "illegal", sentence: "No.", rule: "D14", key, number: null } as const;
    const reason = { code: "lava_apart", square: "A1", symbol: "coin" };
    listener.receive({ type: "judged", key, refusal: { ...refused, reason } });
    expect(table.refusal).toMatchObject({ rule: "D14", reason });
    expect(table.picked).toEqual([]);
    table.choose("at:F1");
    expect(table.refusal).toBeNull();
    table.choose("at:A1");
    expect(table.refusal).toMatchObject({ reason });
    expect(asked(sitting)).toHaveLength(1);
  });
  it("asks for a card before a house", async () => {
    const moment = recorded("play");
    const { table } = await sit(moment, [moment.seat]);
    table.choose(`at:${SQUARE}`);
    expect(table.refusal).toMatchObject({ rule: "D5", reason: { code: "card_first" } });
  });
  it("asks the rules about a gate, once a marker is chosen", () => {
    const view = recorded("run").view;
    expect(meant("do:out Porta Marina", view, { ...idle, choosable: true })).toMatchObject({ rule: "D19" });
    expect(meant("do:out Porta Marina", view, { ...idle, choosable: true, picked: ["at:E4"] })).toBe("run E4 out");
  });
});

it("lights where a card leads, and the cards that lead to a square", async () => {
  const moment = recorded("play");
  const { table } = await sit(moment, [moment.seat]);
  table.look(`card:${CARD}`);
  expect(table.linked.has(`at:${SQUARE}`)).toBe(true);
  table.look(`at:${SQUARE}`);
  expect(table.linked.has(`card:${CARD}`)).toBe(true);
  table.look(null);
  expect(table.linked.size).toBe(0);
});

saysAll("downfall", recorded("play").view, {
  card: 5,
  colour: "purple",
  other: "grey",
  symbol: "coin",
  tile: "helmet/mask",
  square: "C3",
  start: "D4",
});
