/** What happened while a player waited: two sentences at most, in every language, from recorded games. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { LANGUAGES, speak, type Language } from "./i18n.svelte";
import type { GameFace, News } from "./games/face";
import { face as faceOf } from "./games/faces";
import { stepsOf, type Story } from "./games/stories";
import { meanwhile, told, waited } from "./meanwhile";
import { settings } from "./settings.svelte";
import { sit, snapshotOf, type Sitting } from "./sitting";
import { ownerOf, type BaseEvent, type BaseView } from "./story";
import type { Entry } from "./wire";

type Recorded = Story<BaseView, BaseEvent>;
const files = import.meta.glob<readonly Recorded[]>("./games/*/fixtures/stories.json", {
  eager: true,
  import: "default",
});
const GAMES = Object.fromEntries(
  Object.entries(files).map(([path, stories]) => [path.split("/")[2]!, stories] as const),
);
const TAGS = Object.keys(LANGUAGES) as Language[];
const NAMES = ["Livia", "Aulus", "Octavia", "Gaius"];
const entry = (number: number, seat: number | null, events: readonly BaseEvent[] = [], undoes: number | null = null) =>
  ({
    number,
    seat,
    at: 0,
    events: events.map((event) => ({ ...event, seen_by: "all" as const })),
    bot: null,
    late: false,
    undoes,
    note: null,
  }) satisfies Entry;

beforeAll(async () => {
  await Promise.all(Object.keys(GAMES).map(async (game) => (await faceOf(game)).ready?.()));
}, 60_000);
afterAll(() => speak("en"));

it("begins after the last move of the player that stands", () => {
  const log = [entry(1, 0), entry(2, null), entry(3, 1), entry(4, null)];
  expect(waited(log, 0).map(({ number }) => number)).toEqual([2, 3, 4]);
  expect(waited(log, 1).map(({ number }) => number)).toEqual([4]);
  expect(waited(log, 2)).toHaveLength(4);
  expect(waited([...log, entry(5, 0), entry(6, 0, [], 5)], 0).map(({ number }) => number)).toEqual([2, 3, 4]);
});

it("tells what matters most, in the order of the story", () => {
  const news: News[] = [1, 5, 2, 5, 0.5].map((weight, i) => ({ weight, text: `${i}.` }));
  expect(told(news)).toBe("1. 3.");
  expect(told(news.slice(0, 1))).toBe("0.");
  expect(told([])).toBe("");
});

describe.each(Object.keys(GAMES))("%s", (game) => {
  it.each(TAGS)("sums up every wait of a recorded game in %s", async (tag) => {
    await speak(tag);
    const face: GameFace = await faceOf(game);
    let found = 0;
    for (const story of GAMES[game]!) {
      const names = NAMES.slice(0, story.opening.players);
      let since: Pick<Entry, "events">[] = [];
      for (const { events } of stepsOf(story)) {
        if (ownerOf(events[0] ?? { type: "ended", seen_by: "all" }) === 0) {
          const text = meanwhile(since, face, names, 0);
          since = [];
          if (!text) continue;
          found += 1;
          expect(text).not.toMatch(/[{}]|undefined|null|meanwhile_|ev_|NaN| {2}/);
          expect(text).toMatch(/[.。!！”」»]$/);
          expect(text.length).toBeLessThan(300);
        }
        since.push(entry(0, null, events));
      }
    }
    expect(found).toBeGreaterThan(10);
  });
});

describe("a table among bots", () => {
  const game = "downfall";
  const story = GAMES[game]![0]!;
  const steps = [...stepsOf(story)];
  const at = steps.findIndex(({ events }) => events.some((event) => event.type === "played" && ownerOf(event) === 1));
  const { before, events, view } = steps[at]!;
  const moment = { game, seat: 0, turn: 0, view: before, legal: ["play 1 A1"] };

  async function among(bot: string | null): Promise<Sitting> {
    settings.speed = 4;
    const sitting = await sit(moment, [0], { opening: before, number: 0 });
    const card = sitting.table.card!;
    sitting.listener.receive({
      ...card,
      seats: card.seats.map((seat) => ({ ...seat, bot: seat.seat ? bot : null })),
    });
    const log = [entry(1, 0), entry(2, 1, events), entry(3, null, [])];
    sitting.listener.receive(snapshotOf({ ...moment, view }, { number: 3, since: 0, story: log }));
    await vi.waitFor(() => expect(sitting.table.snapshot?.number).toBe(3), 30_000);
    await vi.waitFor(() => expect(sitting.table.narrating).toBe(false), 30_000);
    return sitting;
  }
  beforeAll(() => speak("en"));
  afterEach(() => {
    settings.speed = 1;
  });

  it("says what happened, outlines it on the board, and shows it again from the first of those moves", async () => {
    const { table } = await among("novice");
    const played = events.find((event) => event.type === "played") as unknown as { square: string };
    expect(table.meanwhile).toContain(`P1 settled on ${played.square}`);
    expect([...table.traces.keys()]).toContain(`at:${played.square}`);
    const shown: string[] = [];
    const show = table.telling.show.bind(table.telling);
    table.telling.show = (event, ...others) => {
      shown.push(event.type);
      return show(event, ...others);
    };
    table.again();
    await vi.waitFor(() => expect(table.narrating).toBe(false), 30_000);
    expect(shown).toEqual(events.map(({ type }) => type));
    expect(table.meanwhile).toContain(played.square);
  });

  it("says nothing between people", async () => {
    const { table } = await among(null);
    expect(table.meanwhile).toBe("");
  });

  it("says nothing once the player has moved", async () => {
    const { table, listener } = await among("novice");
    listener.receive(snapshotOf({ ...moment, view }, { number: 4, since: 3, story: [entry(4, 0)] }));
    await vi.waitFor(() => expect(table.snapshot?.number).toBe(4), 30_000);
    await vi.waitFor(() => expect(table.narrating).toBe(false), 30_000);
    expect(table.meanwhile).toBe("");
  });
});
