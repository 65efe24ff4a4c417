/** For tests: a table with a person at it, and the messages of a server. */
import { expect, vi } from "vitest";
import type { Listener } from "./live";
import type { BaseView } from "./story";
import { Table } from "./table.svelte";
import type { FromClient, SeatCard, Snapshot, TableCard } from "./wire";

/** What a table needs of a recorded moment. */
interface Moment {
  readonly game: string;
  readonly seat: number;
  readonly turn: number | null;
  readonly view: BaseView;
  readonly legal: readonly string[];
}

const cardOf = (game: string, players: number, mine: readonly number[]): TableCard => ({
  type: "table",
  id: "t",
  code: null,
  name: null,
  game,
  options: {},
  clock: { kind: "none" },
  grace: 3,
  public: false,
  status: "playing",
  host: true,
  seats: Array.from({ length: players }, (_, seat) => ({
    seat,
    name: `P${seat}`,
    bot: null,
    mine: mine.includes(seat),
    away: false,
    here: true,
    resigned: false,
    wants: null,
    look: seat,
  })) satisfies SeatCard[],
  created_at: 0,
  started_at: 0,
  finished_at: null,
  result: null,
  next: null,
  revision: 1,
  number: 0,
  paused: false,
  coached: false,
  waiting_for_me: true,
  origin: null,
});

/** The snapshot of that moment. */
export const snapshotOf = (moment: Moment, over: Partial<Snapshot> = {}): Snapshot => ({
  type: "snapshot",
  number: 10,
  since: 0,
  seat: moment.seat,
  to_move: moment.turn,
  opening: null,
  view: moment.view,
  legal: [...moment.legal],
  story: [],
  may_take_back: false,
  secret: true,
  paused: false,
  times: null,
  grace_until: null,
  grace_left: null,
  result: null,
  ...over,
});

export interface Sitting {
  table: Table;
  listener: Listener;
  /** What the table has sent. */
  sent: FromClient[];
}

/** A table at that moment; the seats in `mine` are at this screen. */
export async function sit(moment: Moment, mine: readonly number[], over: Partial<Snapshot> = {}): Promise<Sitting> {
  const sent: FromClient[] = [];
  let listener!: Listener;
  const table = new Table("t", (_, given) => {
    listener = given;
    return { send: (message) => sent.push(message) > 0, hurry() {}, renew() {}, close() {} };
  });
  listener.receive(cardOf(moment.game, moment.view.players, mine));
  listener.receive(snapshotOf(moment, over));
  await vi.waitFor(() => expect(table.view).toBeDefined());
  await vi.waitFor(() => expect(table.narrating).toBe(false));
  return { table, listener, sent };
}
