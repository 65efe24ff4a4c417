/** The story of recorded games: whose it is, how it is held, what it leaves on the board. */
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { GameFace } from "./games/face";
import { face as faceOf } from "./games/faces";
import { stepsOf, type Story } from "./games/stories";
import { settings } from "./settings.svelte";
import { sit, snapshotOf, type Sitting } from "./sitting";
import type { BaseEvent, BaseView } from "./story";
import type { Entry } from "./wire";

type Recorded = Story<BaseView, BaseEvent>;
const files = import.meta.glob<readonly Recorded[]>("./games/*/fixtures/stories.json", {
  eager: true,
  import: "default",
});
const GAMES = Object.fromEntries(
  Object.entries(files).map(([path, stories]) => [path.split("/")[2]!, stories] as const),
);
const entry = (number: number, events: readonly BaseEvent[], over: Partial<Entry> = {}): Entry => ({
  number,
  seat: null,
  at: 0,
  events: events.map((event) => ({ ...event, seen_by: "all" as const })),
  bot: null,
  late: false,
  undoes: null,
  note: null,
  ...over,
});
const opened = (game: string, { opening }: Recorded): Promise<Sitting> => {
  const moment = { game, seat: opening.seat ?? 0, turn: 0, view: opening, legal: [] };
  return sit(moment, [moment.seat], { number: 0, opening });
};
/** The seat that a sentence speaks of: the first name in it. */
const spokenOf = (sentence: string | null, players: number): number | null => {
  const found = /\bP(\d)\b/.exec(sentence ?? "");
  return found && Number(found[1]) < players ? Number(found[1]) : null;
};

beforeAll(async () => {
  await Promise.all(Object.keys(GAMES).map(faceOf));
}, 30_000);
afterEach(() => {
  settings.speed = 1;
});

describe.each(Object.keys(GAMES))("the story of %s", (game) => {
  it("lights the seat that each event belongs to, and no other", async () => {
    const face: GameFace = await faceOf(game);
    let count = 0;
    for (const story of GAMES[game]!) {
      const { table, listener } = await opened(game, story);
      const { players } = story.opening;
      let number = 0;
      for (const { events, view } of stepsOf(story)) {
        number += 1;
        let last: number | null = null;
        const lit: [string, number | null][] = [];
        const show = table.telling.show.bind(table.telling);
        table.telling.show = async (event, ...others) => {
          const shown = show(event, ...others);
          lit.push([event.type, table.lit]);
          table.skip();
          await shown;
        };
        const hold = table.telling.await.bind(table.telling);
        table.telling.await = async (seat) => {
          const held = hold(seat);
          table.telling.perform();
          await held;
        };
        listener.receive(
          snapshotOf(
            { ...story, game, seat: 0, turn: 0, view, legal: [] },
            {
              number,
              since: number - 1,
              seat: table.seat,
              story: [entry(number, events)],
            },
          ),
        );
        await vi.waitFor(() => expect(table.snapshot?.number).toBe(number), { interval: 1 });
        expect(lit.map(([type]) => type)).toEqual(events.map(({ type }) => type));
        for (const [i, event] of events.entries()) {
          if (event.type === "ended") {
            expect(lit[i]).toEqual(["ended", null]);
            continue;
          }
          const named = spokenOf(face.sentence(event, table.names, null), players);
          // The sentence of a loss names the dead first; it belongs to the seat whose tile or omen took them.
          const by = "by" in event ? event.by : null;
          const owner = event.type === "lost" ? (by ?? last) : (named ?? ("seat" in event ? event.seat : last));
          expect([event, lit[i]![1]]).toEqual([event, owner]);
          last = lit[i]![1];
          count += 1;
        }
      }
    }
    expect(count).toBeGreaterThan(100);
  }, 60_000);
});

describe("the telling", () => {
  // A game whose events name the square where a card was played.
  const game = Object.keys(GAMES).find((name) => JSON.stringify(GAMES[name]![0]).includes('"relatives"'))!;
  const steps = [...stepsOf(GAMES[game]![0]!)];
  /** The first play of a card, and the snapshot after it. */
  const at = steps.findIndex(({ events }) => events.some(({ type }) => type === "played"));
  const { before, events, view } = steps[at]!;
  const moment = { game, seat: 0, turn: 0, view: before, legal: [] };
  const after = (over: Partial<Entry> = {}) =>
    snapshotOf({ ...moment, view }, { number: 1, since: 0, story: [entry(1, events, { seat: 1, ...over })] });
  const sitDown = (): Promise<Sitting> => sit(moment, [0], { number: 0, opening: before });
  const settle = () => new Promise((resolve) => setTimeout(resolve, 300));

  it("waits at each event of another seat, step by step", async () => {
    settings.speed = "step";
    const { table, listener } = await sitDown();
    listener.receive(after());
    await vi.waitFor(() => expect(table.telling.waits).toBe(true));
    await settle();
    expect([table.narrating, table.snapshot?.number]).toEqual([true, 0]);
    table.telling.go();
    await vi.waitFor(() => expect(table.narrating).toBe(false));
    expect(table.snapshot?.number).toBe(1);
  });

  it("does not wait at a person's own move", async () => {
    settings.speed = "step";
    const { table, listener } = await sitDown();
    listener.receive(after({ seat: 0 }));
    await vi.waitFor(() => expect(table.snapshot?.number).toBe(1));
  });

  it("stays at its event while it is paused, and goes on", async () => {
    const { table, listener } = await sitDown();
    listener.receive(after());
    await vi.waitFor(() => expect(table.narrating).toBe(true));
    table.telling.pause();
    await settle();
    expect([table.telling.waits, table.snapshot?.number]).toEqual([true, 0]);
    table.telling.go();
    await vi.waitFor(() => expect(table.narrating).toBe(false));
  });

  it("shows the last move again, event by event, and returns to the table as it is", async () => {
    const { table, listener } = await sitDown();
    listener.receive(after());
    await vi.waitFor(() => expect(table.snapshot?.number).toBe(1));
    const seen: [string, BaseView | undefined][] = [];
    const show = table.telling.show.bind(table.telling);
    table.telling.show = (event, ...others) => {
      seen.push([event.type, table.view]);
      return show(event, ...others);
    };
    table.again();
    expect(table.open.size).toBe(0);
    await vi.waitFor(() => expect(table.narrating).toBe(false));
    expect(seen.map(([type]) => type)).toEqual(events.map(({ type }) => type));
    expect(seen[0]![1]).toEqual(before);
    expect(table.view).toEqual(view);
  });

  it("covers the board with a scene before its event; going on ends the scene alone", async () => {
    const face = await faceOf(game);
    const step = steps.find(({ before, events }) => events.some((event) => face.turning?.(event, before, 0)))!;
    const { table, listener } = await sit({ ...moment, view: step.before }, [0], { opening: step.before, number: 0 });
    listener.receive(
      snapshotOf({ ...moment, view: step.view }, { number: 1, since: 0, story: [entry(1, step.events, { seat: 1 })] }),
    );
    await vi.waitFor(() => expect(table.telling.scene?.title).toBeTruthy());
    expect([table.now, table.snapshot?.number]).toEqual([null, 0]);
    table.telling.go();
    await vi.waitFor(() => expect(table.now?.type).toBeTruthy());
    expect(table.telling.scene).toBeNull();
    await vi.waitFor(() => expect(table.snapshot?.number).toBe(1));
  });

  it("marks where a seat moved until that seat moves again, and nothing that was taken back", async () => {
    const { table, listener } = await sitDown();
    listener.receive(after());
    await vi.waitFor(() => expect(table.snapshot?.number).toBe(1));
    const played = events.find((event) => event.type === "played") as unknown as { square: string };
    expect([...table.traces]).toEqual([[`at:${played.square}`, [1]]]);
    const other = { ...played, square: "A1", seat: 0 } as unknown as BaseEvent;
    listener.receive(snapshotOf(moment, { number: 2, since: 1, story: [entry(2, [other], { seat: 0 })] }));
    await vi.waitFor(() => expect(table.traces.get("at:A1")).toEqual([0]));
    expect(table.traces.get(`at:${played.square}`)).toEqual([1]);
    const undone = snapshotOf(
      { ...moment, view },
      { number: 3, since: 2, story: [entry(3, [], { seat: 0, undoes: 2 })] },
    );
    listener.receive(undone);
    await vi.waitFor(() => expect([...table.traces.keys()]).toEqual([`at:${played.square}`]));
    const later = { ...played, square: "B2", seat: 1 } as unknown as BaseEvent;
    const next = [entry(4, [other], { seat: 0 }), entry(5, [later], { seat: 1 })];
    listener.receive(snapshotOf(moment, { number: 5, since: 3, story: next }));
    await vi.waitFor(() => expect([...table.traces.keys()].sort()).toEqual(["at:A1", "at:B2"]));
  });

  it("says that a bot moved for a person whose time was up, until that person moves", async () => {
    const { table, listener } = await sitDown();
    listener.receive(after({ seat: 0, late: true, bot: "citizen" }));
    await vi.waitFor(() => expect(table.late?.seat).toBe(0));
    listener.receive(snapshotOf(moment, { number: 2, since: 1, story: [entry(2, events, { seat: 1 })] }));
    await vi.waitFor(() => expect(table.snapshot?.number).toBe(2));
    expect(table.late?.seat).toBe(0);
    listener.receive(snapshotOf(moment, { number: 3, since: 2, story: [entry(3, events, { seat: 0 })] }));
    await vi.waitFor(() => expect(table.snapshot?.number).toBe(3));
    expect(table.late).toBeNull();
  });
});
