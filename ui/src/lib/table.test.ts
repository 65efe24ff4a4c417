import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { recorded } from "./games/downfall/fixtures";
import { recorded as recordedPompeji } from "./games/pompeji/fixtures";
import { face } from "./games/shelf";
import { shell } from "./i18n.svelte";
import type { Listener } from "./live";
import { namesOf, Table } from "./table.svelte";
import type { FromClient, SeatCard, Snapshot, TableCard } from "./wire";

const moment = recorded("lava");

function seats(mine: readonly number[]): SeatCard[] {
  return [0, 1, 2, 3].map((seat) => ({
    seat,
    name: `P${seat}`,
    bot: null,
    mine: mine.includes(seat),
    away: false,
    here: true,
  }));
}
const card = (mine: readonly number[]): TableCard => ({
  type: "table",
  id: "t",
  code: null,
  game: "downfall",
  options: {},
  clock: { kind: "none" },
  grace: 3,
  public: false,
  status: "playing",
  host: true,
  seats: seats(mine),
  created_at: 0,
  started_at: 0,
  finished_at: null,
  result: null,
  next: null,
  revision: 1,
  number: 0,
  waiting_for_me: true,
});
const stands = (over: Partial<Snapshot> = {}): Snapshot => ({
  type: "stands",
  number: 10,
  since: 0,
  seat: moment.seat,
  to_move: moment.seat,
  view: moment.view,
  legal: moment.legal,
  story: [],
  may_take_back: false,
  times: null,
  grace_until: null,
  grace_left: null,
  result: null,
  ...over,
});

describe("one person at a table", () => {
  let sent: FromClient[];
  let listener: Listener;
  let table: Table;

  async function sit(mine: readonly number[] = [moment.seat]): Promise<void> {
    sent = [];
    table = new Table("t", {
      live: (_, given) => {
        listener = given;
        return { send: (message) => sent.push(message) > 0, hurry() {}, renew() {}, close() {} };
      },
      foresee: () => Promise.resolve([]),
    });
    listener.hear(card(mine));
    listener.hear(stands());
    await vi.waitFor(() => expect(table.view).toBeDefined());
    await vi.waitFor(() => expect(table.telling).toBe(false));
  }
  beforeAll(() => face("downfall"), 30_000);
  beforeEach(() => sit());

  it("offers what the server allows, and nothing else", () => {
    expect([...table.open].sort()).toEqual(moment.legal.map((move) => `at:${move.slice(5)}`).sort());
    expect(table.myTurn).toBe(true);
  });

  it("chooses with one tap, shows what would happen, and plays with the second", () => {
    table.choose("at:F1");
    expect(table.move).toBe("lava F1");
    expect(table.foreseen.map(({ type }) => type)).toEqual(["lava", "lost"]);
    table.choose("at:G2");
    expect(table.move).toBe("lava G2");
    table.choose("at:G2");
    expect(sent).toMatchObject([{ type: "play", move: "lava G2", seat: moment.seat, seen: 10 }]);
    expect(table.open.size).toBe(0);
  });

  it("plays nothing that is not allowed", () => {
    table.choose("at:A1");
    table.confirm();
    expect(sent).toEqual([]);
  });

  it("sends a move again when the line was cut before it was acknowledged, with the same key", () => {
    table.choose("at:F1");
    table.confirm();
    listener.hear(stands({ since: 10 }));
    expect(sent).toHaveLength(2);
    expect(sent[0]).toEqual(sent[1]);
    listener.hear({ type: "played", number: 11, key: (sent[0] as { key: string }).key });
    listener.hear(stands({ since: 10 }));
    expect(sent).toHaveLength(2);
  });

  it("tells a refusal and lets one choose again", () => {
    table.choose("at:F1");
    table.confirm();
    listener.hear({
      type: "refused",
      code: "illegal",
      sentence: "No.",
      rule: "D14",
      key: (sent[0] as { key: string }).key,
      number: null,
    });
    expect(table.refusal?.rule).toBe("D14");
    expect(table.open.size).toBeGreaterThan(0);
  });

  it("takes no second click while the answer to the first is not shown", () => {
    table.choose("at:F1");
    table.confirm();
    listener.hear({ type: "played", number: 11, key: (sent[0] as { key: string }).key });
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
        key: (sent[0] as { key: string }).key,
        number,
      }) as const;
    listener.hear(refused(11));
    expect(table.refusal?.code).toBe("stale");
    listener.hear(stands({ number: 11, since: 10 }));
    await vi.waitFor(() => expect(table.stands?.number).toBe(11));
    expect(table.refusal).toBeNull();
    table.choose("at:F1");
    table.confirm();
    listener.hear({ ...refused(11), key: (sent.at(-1) as { key: string }).key });
    expect(table.refusal).toBeNull();
    expect(table.sent).toBeNull();
  });

  it("tells each event once, even if it is sent twice", async () => {
    const story = [
      { number: 11, seat: moment.seat, at: 0, events: moment.foresight["lava G2"] as never, bot: null, late: false },
    ];
    listener.hear(stands({ number: 11, since: 10, story }));
    listener.hear(stands({ number: 11, since: 10, story }));
    await vi.waitFor(() => expect(table.telling).toBe(false), 3000);
    expect(table.log.map(({ number }) => number)).toEqual([11]);
    expect(table.stands?.number).toBe(11);
  });

  it("draws a curtain before another person at this screen sees their hand", async () => {
    await sit([moment.seat, 0]);
    expect(table.curtain).toBe(moment.seat);
    table.uncover();
    expect(sent).toMatchObject([{ type: "look", seat: moment.seat }]);
    expect(table.curtain).toBe(moment.seat);
    listener.hear(stands({ since: 10 }));
    await vi.waitFor(() => expect(table.curtain).toBe(null));
    listener.hear(stands({ number: 11, since: 10, to_move: 0, legal: [] }));
    await vi.waitFor(() => expect(table.curtain).toBe(0));
    expect(table.open.size).toBe(0);
    table.uncover();
    expect(sent.at(-1)).toMatchObject({ type: "look", seat: 0 });
  });
});

describe("names", () => {
  beforeAll(() => shell.load("en"));
  const called = (...names: (string | null)[]): SeatCard[] =>
    names.map((name, seat) => ({ seat, name, bot: name ? null : "citizen", mine: false, away: false, here: true }));

  it("are told apart by the colour that a seat wears", () => {
    expect(namesOf(called("Ann", "Ben", "Ann"))).toEqual(["Ann (red)", "Ben", "Ann (yellow)"]);
    expect(namesOf(called("Ann", "Ben", "Ann"), (seat) => 7 - seat)).toEqual(["Ann (orange)", "Ben", "Ann (white)"]);
  });

  it("of people are told apart from those of bots", () => {
    expect(namesOf(called("Cassia", null))).toEqual(["Cassia (red)", "Cassia (black)"]);
  });
});

describe("a permit", () => {
  const permit = recordedPompeji("permit");
  let sent: FromClient[];
  let listener: Listener;
  let table: Table;
  const place = (over: Partial<Snapshot> = {}): Snapshot => ({
    ...stands(),
    seat: permit.seat,
    to_move: permit.turn,
    view: permit.view,
    legal: permit.legal,
    grace_until: 1,
    grace_left: 2000,
    ...over,
  });

  async function sit(mine: readonly number[], over: Partial<Snapshot> = {}): Promise<void> {
    sent = [];
    table = new Table("t", {
      live: (_, given) => {
        listener = given;
        return { send: (message) => sent.push(message) > 0, hurry() {}, renew() {}, close() {} };
      },
      foresee: () => Promise.resolve([]),
    });
    const { seats: all, ...rest } = card(mine);
    listener.hear({ ...rest, game: "pompeji", seats: all.slice(0, permit.view.players) });
    listener.hear(place(over));
    await vi.waitFor(() => expect(table.view).toBeDefined());
    await vi.waitFor(() => expect(table.telling).toBe(false));
  }
  beforeAll(() => face("pompeji"), 30_000);

  it("may be used exactly while the rules allow it, with the time that is left", async () => {
    await sit([permit.seat]);
    expect(table.rights).toMatchObject([{ move: "permit", seat: permit.seat, usable: true, mayInterrupt: true }]);
    expect(table.graceUntil - Date.now()).toBeGreaterThan(1000);
    table.interrupt("permit", permit.seat);
    expect(sent).toMatchObject([{ type: "play", seat: permit.seat, move: "permit", seen: 10 }]);
    expect(table.rights[0]?.usable).toBe(false);
    await sit([permit.seat], { legal: [] });
    expect(table.rights[0]?.usable).toBe(false);
  });

  it("may be used while the story before it is still told", async () => {
    await sit([permit.seat], { legal: [], to_move: permit.seat });
    const slow = { type: "volcano", seen_by: "all", seat: permit.turn, number: 1, left: 20 };
    listener.hear(
      place({
        number: 11,
        since: 10,
        story: [{ number: 11, seat: permit.turn, at: 0, events: [slow], bot: null, late: false }],
      }),
    );
    await vi.waitFor(() => expect(table.telling).toBe(true));
    expect(table.rights[0]?.usable).toBe(true);
    table.interrupt("permit", permit.seat);
    expect(sent).toMatchObject([{ move: "permit", seen: 11 }]);
    await vi.waitFor(() => expect(table.telling).toBe(false), 500);
  });

  it("of others at this screen shows nothing of their hands, before the curtain and behind it", async () => {
    const turn = permit.turn!;
    await sit([permit.seat, turn]);
    expect(table.curtain).toBe(turn);
    expect(table.rights).toMatchObject([{ seat: permit.seat, move: "permit", usable: true }]);
    expect(table.rights[0]?.label).toBe("Use your permit");
    table.uncover();
    listener.hear(place({ since: 10, seat: turn, view: { ...permit.view, seat: turn, hand: [] }, legal: [] }));
    await vi.waitFor(() => expect(table.curtain).toBeNull());
    expect(table.rights).toMatchObject([{ seat: permit.seat, move: "permit", usable: true, label: "Use your permit" }]);
    table.interrupt("permit", permit.seat);
    expect(sent.at(-1)).toMatchObject({ type: "play", seat: permit.seat, move: "permit" });
  });
});
