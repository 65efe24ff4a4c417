/** What the others did in Downfall while a player waited. */
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { stepsOf } from "$lib/games/stories";
import { speak } from "$lib/i18n.svelte";
import { summary } from "$lib/meanwhile";
import { settings } from "$lib/settings.svelte";
import { sit, snapshotOf, type Sitting } from "$lib/sitting";
import type { Entry } from "$lib/wire";
import { stories } from "./fixtures";
import { meanwhile } from "./meanwhile";
import { marks } from "./retell";
import type { Event } from "./wire";
import { words } from "./words";

const NAMES = ["Livia", "Cassia", "Marcus"];
const all = { seen_by: "all" } as const;
const turn = (seat: number): Event => ({ type: "turn", seat, phase: "settling", ...all });
const played = (seat: number, square: string): Event => ({
  type: "played",
  seat,
  card: 9,
  square,
  building: "9",
  joker: false,
  relatives: 2,
  ...all,
});
const relative = (seat: number, square: string): Event => ({
  type: "relative",
  seat,
  square,
  building: "9",
  left: 0,
  ...all,
});
const lost = (cause: "omen" | "buried" | "cut_off", squares: Record<string, number[]>, by?: number): Event => ({
  type: "lost",
  cause,
  squares,
  ...(by === undefined ? {} : { by }),
  ...all,
});
const lava = (seat: number, square: string): Event => ({
  type: "lava",
  seat,
  square,
  symbol: "mask",
  source: null,
  ...all,
});
const saved = (seat: number): Event => ({
  type: "saved",
  seat,
  square: "A1",
  path: ["A1"],
  gate: "Porta Marina",
  ...all,
});
const say = (...events: Event[]): string => summary(meanwhile(events, NAMES, 0));

beforeAll(async () => {
  await words.load();
  await speak("en");
});

describe("settling", () => {
  it("counts the relatives with the marker that called them", () => {
    expect(say(turn(1), played(1, "C3"), relative(1, "C4"), relative(1, "D5"))).toBe(
      "Cassia settled on C3 and brought 2 relatives.",
    );
    expect(say(turn(1), played(1, "C3"), turn(2), played(2, "F6"), relative(2, "G6"))).toBe(
      "Cassia settled on C3. Marcus settled on F6 and brought a relative.",
    );
  });
  it("puts your own loss before an ordinary turn, and keeps the order", () => {
    const omen: Event = { type: "omen", seat: 2, ...all };
    expect(
      say(
        turn(1),
        played(1, "C3"),
        relative(1, "C4"),
        turn(2),
        omen,
        lost("omen", { C3: [1, 0, 0] }, 2),
        played(2, "F6"),
      ),
    ).toBe("Cassia settled on C3 and brought a relative. Marcus threw your marker on C3 into the volcano.");
    expect(say(turn(2), lost("omen", { C3: [0, 1, 0] }, 2))).toBe(
      "Marcus threw one marker of Cassia from C3 into the volcano.",
    );
  });
  it("leaves out what you did yourself", () => {
    expect(say(turn(0), played(0, "C3"), relative(0, "C4"))).toBe("");
    expect(say(lost("omen", { C3: [0, 1, 0] }, 0))).toBe("");
  });
});

describe("lava", () => {
  it("says whom it took: yours first", () => {
    expect(say(turn(1), lava(1, "D4"))).toBe("Cassia laid lava on D4.");
    expect(say(turn(1), lava(1, "D4"), lost("buried", { D4: [0, 0, 2] }))).toBe(
      "Cassia laid lava on D4: 2 markers are lost.",
    );
    const taken = [lost("buried", { D4: [1, 0, 2] }), lost("cut_off", { E4: [1, 0, 0] })];
    expect(say(turn(1), lava(1, "D4"), ...taken, turn(2), lava(2, "A1"))).toBe(
      "Cassia laid lava on D4: you lost 2 markers. Marcus laid lava on A1.",
    );
  });
  it("counts the saved of a turn once", () => {
    expect(say(turn(1), lava(1, "D4"), saved(1), saved(1))).toBe("Cassia laid lava on D4. Cassia saved 2 markers.");
  });
  it("marks the squares where people were lost", () => {
    expect(marks(lost("cut_off", { E4: [1, 0, 0], E5: [0, 1, 0] }))).toEqual(["at:E4", "at:E5"]);
  });
});

const entry = (number: number, seat: number | null, events: readonly Event[] = []): Entry => ({
  number,
  seat,
  at: 0,
  events: events.map((event) => ({ ...event, seen_by: "all" as const })),
  bot: null,
  late: false,
  undoes: null,
  note: null,
});

describe("a table among bots", () => {
  const steps = [...stepsOf(stories[0]!)];
  const at = steps.findIndex(({ events }) => events.some((event) => event.type === "played" && event.seat === 1));
  const { before, events, view } = steps[at]!;
  const moment = { game: "downfall", seat: 0, turn: 0, view: before, legal: ["play 1 A1"] };

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
  afterEach(() => {
    settings.speed = 1;
  });

  it("says what happened, outlines it on the board, and shows it again from the first of those moves", async () => {
    const { table } = await among("novice");
    const played = events.find((event) => event.type === "played") as Extract<Event, { type: "played" }>;
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
