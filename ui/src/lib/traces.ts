/** Where each seat's last turn left its marks on the board. */
import type { Target } from "./choice";
import type { GameFace } from "./games/face";
import type { Entry } from "./wire";

/** The seats whose last turn marks a target. */
export type Traces = ReadonlyMap<Target, readonly number[]>;

/** The moves that stand: without those that were taken back. */
export function standing<E extends Pick<Entry, "number" | "undoes">>(log: readonly E[]): E[] {
  const kept: E[] = [];
  for (const entry of log)
    if (entry.undoes === null) kept.push(entry);
    else while ((kept.at(-1)?.number ?? -1) >= entry.undoes) kept.pop();
  return kept;
}

/** A seat's last turn is its last moves with no other seat's between them. */
export function tracesOf(
  log: readonly Pick<Entry, "number" | "seat" | "events" | "undoes">[],
  face: Pick<GameFace, "marks">,
  players: number,
): Traces {
  const found = new Map<Target, number[]>();
  const done = new Set<number>();
  let turn: number | null = null;
  for (const { seat, events } of standing(log).reverse()) {
    if (seat === null) continue;
    if (seat !== turn) {
      if (turn !== null) done.add(turn);
      if (done.size === players) break;
      turn = seat;
    }
    if (done.has(seat)) continue;
    for (const event of events)
      for (const target of face.marks?.(event) ?? [])
        if (!found.get(target)?.includes(seat)) found.set(target, [...(found.get(target) ?? []), seat]);
  }
  return found;
}
