import { beforeAll, describe, expect, it, vi } from "vitest";
import { face } from "$lib/games/faces";
import { sit, snapshotOf } from "$lib/sitting";
import type { Entry, Snapshot } from "$lib/wire";
import { recorded } from "./fixtures";
import type { VitaTurned } from "./wire";

describe("a card of Vita Romana", () => {
  const moment = recorded("move");
  const vita = (seat: number, card: number): VitaTurned => ({ type: "vita", seen_by: "all", seat, card });
  const entry = (number: number, seat: number): Entry => ({
    number,
    seat: null,
    at: 0,
    events: [vita(seat, number - 10)],
    bot: null,
    late: false,
    undoes: null,
    note: null,
  });
  const other = (moment.seat + 1) % moment.view.players;
  const days = (...seats: number[]): Snapshot =>
    snapshotOf(moment, { number: 10 + seats.length, since: 10, story: seats.map((seat, i) => entry(11 + i, seat)) });
  beforeAll(() => face("lastdays"), 30_000);

  it("that is mine is turned over by a click, and is nowhere to be seen before", async () => {
    const { table, listener } = await sit(moment, [moment.seat]);
    listener.receive(days(moment.seat, other, moment.seat));
    await vi.waitFor(() => expect(table.telling.due).toBe(true));
    expect(table.telling.acts.map(({ label }) => label)).toEqual(["Turn over my card", "Turn over my card"]);
    expect(table.log).toHaveLength(0);
    table.telling.perform();
    await vi.waitFor(() => expect(table.now).toEqual(vita(moment.seat, 1)));
    table.telling.perform(); // ahead of the story: it cuts short the other's card
    await vi.waitFor(() => expect(table.now).toEqual(vita(moment.seat, 3)));
    expect(table.telling.acts).toEqual([]);
    await vi.waitFor(() => expect(table.narrating).toBe(false), 3000);
    expect(table.log).toHaveLength(3);
  });

  it("of somebody else turns by itself", async () => {
    const { table, listener } = await sit(moment, [moment.seat]);
    listener.receive(days(other));
    await vi.waitFor(() => expect(table.now).toEqual(vita(other, 1)));
    expect(table.telling.acts).toEqual([]);
    await vi.waitFor(() => expect(table.narrating).toBe(false), 3000);
  });

  it("can be skipped with the rest of the story", async () => {
    const { table, listener } = await sit(moment, [moment.seat]);
    listener.receive(days(moment.seat, moment.seat));
    await vi.waitFor(() => expect(table.telling.due).toBe(true));
    table.skip();
    await vi.waitFor(() => expect(table.narrating).toBe(false));
    expect(table.log).toHaveLength(2);
  });
});
