/** What the views and events of all games have in common. A game's own types are in its `wire.ts`. */
import type { ReplayStep } from "./wire";

export interface BaseEvent {
  readonly type: string;
  /** The only seat that may know of it, or all. */
  readonly seen_by: number | "all";
}

export interface BaseView {
  readonly game: string;
  readonly players: number;
  /** The seat it is for; null for a spectator. */
  readonly seat: number | null;
}

/** A move, by the seat that made it (null: chance), and its events. */
export interface Entry<E extends BaseEvent = BaseEvent> {
  readonly seat: number | null;
  readonly events: readonly E[];
}

/** Whether a seat may know of an event. Two people may share a screen, and what one drew is not for the other. */
export const audible = (event: BaseEvent, me: number | null): boolean =>
  event.seen_by === "all" || event.seen_by === me;

/** The seat that an event belongs to; null: to nobody, as the end does; undefined: it names none. */
export function ownerOf(event: BaseEvent): number | null | undefined {
  if (event.type === "ended") return null;
  const named = "seat" in event ? event.seat : "by" in event ? event.by : undefined;
  return typeof named === "number" ? named : undefined;
}

/** A view with nothing in it that only its seat may know, for another seat or for a spectator. */
export const outside = (view: BaseView, seat: number | null = null): BaseView => ({
  ...view,
  seat,
  ...("hand" in view ? { hand: [] } : {}),
});

/** From where a replay is seen: a seat, with all cards open, or as a spectator saw it. */
export type From = number | "all" | null;

/** A step of a replay as that seat saw it. */
export const seenFrom = ({ view, hands }: ReplayStep, seat: number): BaseView => ({
  ...view,
  seat,
  ...(hands ? { hand: hands[seat] } : {}),
});
