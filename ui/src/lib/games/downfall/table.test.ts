import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { face } from "$lib/games/faces";
import type { Listener } from "$lib/live";
import { sit, snapshotOf } from "$lib/sitting";
import type { BaseEvent } from "$lib/story";
import type { Table } from "$lib/table.svelte";
import type { FromClient, Snapshot } from "$lib/wire";
import { recorded } from "./fixtures";

const moment = recorded("lava");
const snapshot = (over: Partial<Snapshot> = {}): Snapshot => snapshotOf(moment, over);

describe("one person at a table", () => {
  let sent: FromClient[];
  let listener: Listener;
  let table: Table;

  async function sitDown(mine: readonly number[] = [moment.seat]): Promise<void> {
    ({ table, listener, sent } = await sit(moment, mine));
  }
  beforeAll(() => face("downfall"), 30_000);
  beforeEach(() => sitDown());

  it("offers what the server allows, and nothing else", () => {
    expect([...table.open].sort()).toEqual(moment.legal.map((move) => `at:${move.slice(5)}`).sort());
    expect(table.myTurn).toBe(true);
  });

  it("chooses with one tap, shows what would happen, and plays with the second", () => {
    table.choose("at:F1");
    expect(table.move).toBe("lava F1");
    expect(table.preview.map(({ type }) => type)).toEqual(["lava", "lost"]);
    table.choose("at:G2");
    expect(table.move).toBe("lava G2");
    table.choose("at:G2");
    expect(sent).toMatchObject([{ type: "play", move: "lava G2", seat: moment.seat, seen: 10 }]);
    expect(table.open.size).toBe(0);
  });

  it("plays nothing that is not allowed", () => {
    table.choose("at:A1");
    table.confirm();
    expect(sent.filter(({ type }) => type === "play")).toEqual([]);
  });

  it("sends a move again when the line was cut before it was acknowledged, with the same key", () => {
    table.choose("at:F1");
    table.confirm();
    listener.receive(snapshot({ since: 10 }));
    expect(sent).toHaveLength(2);
    expect(sent[0]).toEqual(sent[1]);
    listener.receive({ type: "played", number: 11, key: (sent[0] as { key: string }).key });
    listener.receive(snapshot({ since: 10 }));
    expect(sent).toHaveLength(2);
  });

  it("shows a refusal and lets one choose again", () => {
    table.choose("at:F1");
    table.confirm();
    listener.receive({
      type: "refused",
      code: "illegal",
      sentence: "No.",
      rule: "D14",
      key: (sent[0] as { key: string }).key,
      number: null,
      reason: { code: "lava_apart", square: "F1", symbol: "coin" },
    });
    expect(table.refusal?.rule).toBe("D14");
    expect(table.open.size).toBeGreaterThan(0);
  });

  it("takes no second click while the answer to the first is not shown", () => {
    table.choose("at:F1");
    table.confirm();
    listener.receive({ type: "played", number: 11, key: (sent[0] as { key: string }).key });
    expect(table.open.size).toBe(0);
    table.choose("at:F1");
    table.confirm();
    expect(sent).toHaveLength(1);
  });

  it("drops a refusal when the table has moved on, and never shows one that it has answered already", async () => {
    table.choose("at:F1");
    table.confirm();
    const refused = (number: number) =>
      ({
        type: "refused",
        code: "stale",
        sentence: "Late.",
        rule: null,
        reason: null,
        key: (sent[0] as { key: string }).key,
        number,
      }) as const;
    listener.receive(refused(11));
    expect(table.refusal?.code).toBe("stale");
    listener.receive(snapshot({ number: 11, since: 10 }));
    await vi.waitFor(() => expect(table.snapshot?.number).toBe(11));
    expect(table.refusal).toBeNull();
    table.choose("at:F1");
    table.confirm();
    listener.receive({ ...refused(11), key: (sent.at(-1) as { key: string }).key });
    expect(table.refusal).toBeNull();
    expect(table.sent).toBeNull();
  });

  it("shows each event once, even if it is sent twice", async () => {
    const story = [
      {
        number: 11,
        seat: moment.seat,
        at: 0,
        events: [...moment.previews["lava G2"]!],
        bot: null,
        late: false,
        undoes: null,
        note: null,
      },
    ];
    listener.receive(snapshot({ number: 11, since: 10, story }));
    listener.receive(snapshot({ number: 11, since: 10, story }));
    await vi.waitFor(() => expect(table.narrating).toBe(false), 3000);
    expect(table.log.map(({ number }) => number)).toEqual([11]);
    expect(table.snapshot?.number).toBe(11);
  });

  it("draws the view and starts the log again when it has missed more than a story holds", async () => {
    const entry = (number: number) => ({
      number,
      seat: 0,
      at: 0,
      events: [],
      bot: null,
      late: false,
      undoes: null,
      note: null,
    });
    listener.receive(snapshot({ number: 11, since: 10, story: [entry(11)] }));
    await vi.waitFor(() => expect(table.snapshot?.number).toBe(11));
    const opening = { ...moment.view };
    listener.receive(snapshot({ number: 302, since: 300, opening, story: [entry(301), entry(302)] }));
    await vi.waitFor(() => expect(table.snapshot?.number).toBe(302));
    expect(table.log.map(({ number }) => number)).toEqual([301, 302]);
    expect(table.opening).toBe(opening);
  });

  it("draws a curtain before another person at this screen sees their hand", async () => {
    await sitDown([moment.seat, 0]);
    expect(table.curtain).toBe(moment.seat);
    table.uncover();
    expect(sent).toMatchObject([{ type: "look", seat: moment.seat }]);
    expect(table.curtain).toBe(moment.seat);
    listener.receive(snapshot({ since: 10 }));
    await vi.waitFor(() => expect(table.curtain).toBe(null));
    listener.receive(snapshot({ number: 11, since: 10, to_move: 0, legal: [] }));
    await vi.waitFor(() => expect(table.curtain).toBe(0));
    expect(table.open.size).toBe(0);
    table.uncover();
    expect(sent.at(-1)).toMatchObject({ type: "look", seat: 0 });
  });

  it("says on the curtain what everybody may know of the moves since that person's last one", async () => {
    await sitDown([moment.seat, 0]);
    const entry = (number: number, seat: number, ...events: BaseEvent[]) => ({
      ...{ number, seat, at: 0, events, bot: null, late: false, undoes: null, note: null },
    });
    const got = (seat: number) => ({ type: "got", seen_by: seat, seat, card: "3" });
    const played = (seat: number, square: string) => ({
      ...{ type: "played", seen_by: "all", seat, card: "3", square, joker: false, relatives: 0 },
    });
    const story = [
      entry(11, 0, played(0, "C3") as BaseEvent),
      entry(12, moment.seat, played(moment.seat, "D4") as BaseEvent, got(moment.seat)),
    ];
    listener.receive(snapshot({ number: 12, since: 10, to_move: 0, legal: [], story }));
    await vi.waitFor(() => expect(table.curtain).toBe(0));
    expect(table.news.map(({ text }) => text)).toEqual([expect.stringContaining("D4")]);
    expect(table.news[0]!.text).toContain(table.names[moment.seat]);
  });

  it("draws no curtain where nothing is hidden, but looks from the seat to move", async () => {
    ({ table, listener, sent } = await sit(moment, [moment.seat, 0], { secret: false }));
    expect(table.curtain).toBe(null);
    listener.receive(snapshot({ number: 11, since: 10, to_move: 0, legal: [], secret: false }));
    await vi.waitFor(() => expect(sent).toMatchObject([{ type: "look", seat: 0, since: 11 }]));
    expect(table.curtain).toBe(null);
  });
});
