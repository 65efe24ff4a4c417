import { beforeAll, describe, expect, it, vi } from "vitest";
import { face } from "$lib/games/faces";
import type { Listener } from "$lib/live";
import { sit, snapshotOf } from "$lib/sitting";
import type { Table } from "$lib/table.svelte";
import type { FromClient, Snapshot } from "$lib/wire";
import { recorded } from "./fixtures";
import type { View } from "./wire";

describe("a permit", () => {
  const permit = recorded("permit");
  let sent: FromClient[];
  let listener: Listener;
  let table: Table;
  const held = { grace_until: 1, grace_left: 2000 };
  const place = (over: Partial<Snapshot> = {}): Snapshot => snapshotOf(permit, { ...held, ...over });

  async function sitDown(mine: readonly number[], over: Partial<Snapshot> = {}): Promise<void> {
    ({ table, listener, sent } = await sit(permit, mine, { ...held, ...over }));
  }
  beforeAll(() => face("pompeji"), 30_000);

  it("may be used exactly while the rules allow it, with the time that is left", async () => {
    await sitDown([permit.seat]);
    expect(table.rights).toMatchObject([{ move: "permit", seat: permit.seat, usable: true, expires: true }]);
    expect(table.graceUntil - Date.now()).toBeGreaterThan(1000);
    table.interrupt("permit", permit.seat);
    expect(sent).toMatchObject([{ type: "play", seat: permit.seat, move: "permit", seen: 10 }]);
    expect(table.rights[0]?.usable).toBe(false);
    await sitDown([permit.seat], { legal: [] });
    expect(table.rights[0]?.usable).toBe(false);
  });

  it("may be used while the story before it is still narrated", async () => {
    await sitDown([permit.seat], { legal: [], to_move: permit.seat });
    const slow = { type: "volcano", seen_by: "all", seat: permit.turn, number: 1, left: 20 } as const;
    listener.receive(
      place({
        number: 11,
        since: 10,
        story: [
          { number: 11, seat: permit.turn, at: 0, events: [slow], bot: null, late: false, undoes: null, note: null },
        ],
      }),
    );
    await vi.waitFor(() => expect(table.narrating).toBe(true));
    expect(table.rights[0]?.usable).toBe(true);
    table.interrupt("permit", permit.seat);
    expect(sent).toMatchObject([{ move: "permit", seen: 11 }]);
    await vi.waitFor(() => expect(table.narrating).toBe(false), 500);
  });

  it("of others at this screen shows nothing of their hands, before the curtain and behind it", async () => {
    const turn = permit.turn!;
    await sitDown([permit.seat, turn]);
    expect(table.curtain).toBe(turn);
    expect(table.rights).toMatchObject([{ seat: permit.seat, move: "permit", usable: true }]);
    expect(table.rights[0]?.label).toBe("Use your permit (once per game)");
    table.uncover();
    const theirs: View = { ...permit.view, seat: turn, hand: [] };
    listener.receive(place({ since: 10, seat: turn, view: theirs, legal: [] }));
    await vi.waitFor(() => expect(table.curtain).toBeNull());
    expect(table.rights).toMatchObject([
      { seat: permit.seat, move: "permit", usable: true, label: "Use your permit (once per game)" },
    ]);
    table.interrupt("permit", permit.seat);
    expect(sent.at(-1)).toMatchObject({ type: "play", seat: permit.seat, move: "permit" });
  });
});
