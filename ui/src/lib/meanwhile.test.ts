/** What happened while a player waited: two sentences at most, in every language, from recorded games. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, speak, type Language } from "./i18n.svelte";
import type { GameFace, News } from "./games/face";
import { face as faceOf } from "./games/faces";
import { stepsOf, type Story } from "./games/stories";
import { meanwhile, summary, waited } from "./meanwhile";
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

it("says what matters most, in the order of the story", () => {
  const news: News[] = [1, 5, 2, 5, 0.5].map((weight, i) => ({ weight, text: `${i}.` }));
  expect(summary(news)).toBe("1. 3.");
  expect(summary(news.slice(0, 1))).toBe("0.");
  expect(summary([])).toBe("");
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
