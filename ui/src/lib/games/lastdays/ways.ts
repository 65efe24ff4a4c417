/** Distances through the streets that are still open: plain geometry of the plan, no rules of a turn. */
import { DOTS, EDGES, GATES, PLACES } from "./board";

type Gone = ReadonlySet<number>;
export type Ways = ReadonlyMap<number, { readonly steps: number; readonly before: number | null }>;

const BESIDE: readonly (readonly number[])[] = (() => {
  const beside = DOTS.map(() => new Set<number>());
  for (const [a, b] of EDGES) {
    beside[a]!.add(b);
    beside[b]!.add(a);
  }
  return beside.map((dots) => [...dots].sort((a, b) => a - b));
})();

const open = (dot: number, gone: Gone): boolean => {
  const piece = DOTS[dot]!.piece;
  return piece === null || !gone.has(piece);
};
export const openDoors = (place: number, gone: Gone): number[] =>
  (PLACES.get(place)?.doors ?? []).filter((dot) => open(dot, gone));

/**
 * Every dot that can be reached from a spot, with the steps and the dot before; to safety, a way ends at the first dot
 * outside.
 */
export function ways(from: string, gone: Gone, toSafety = false): Ways {
  const inside = from.startsWith("p");
  const at = Number(from.slice(1));
  let frontier = inside ? openDoors(at, gone).sort((a, b) => a - b) : [at];
  const found = new Map(frontier.map((dot) => [dot, { steps: inside ? 1 : 0, before: null as number | null }]));
  while (frontier.length) {
    const reached: number[] = [];
    for (const dot of frontier) {
      if (toSafety && DOTS[dot]!.piece === null) continue;
      const steps = found.get(dot)!.steps + 1;
      for (const next of BESIDE[dot]!)
        if (!found.has(next) && open(next, gone)) {
          found.set(next, { steps, before: dot });
          reached.push(next);
        }
    }
    frontier = reached;
  }
  return found;
}

/** The nearest open door of a place on these ways. */
export function doorOn(found: Ways, place: number, gone: Gone): number | undefined {
  return openDoors(place, gone)
    .filter((dot) => found.has(dot))
    .reduce<number | undefined>(
      (best, dot) => (best === undefined || found.get(dot)!.steps < found.get(best)!.steps ? dot : best),
      undefined,
    );
}

/** The steps into a place on these ways. */
export function stepsInto(found: Ways, place: number, gone: Gone): number | undefined {
  const door = doorOn(found, place, gone);
  return door === undefined ? undefined : found.get(door)!.steps + 1;
}

/** The spots of the way from a pawn to a dot, or into a place. */
export function wayTo(from: string, to: string, gone: Gone, toSafety = false): string[] {
  const found = ways(from, gone, toSafety);
  const place = to.startsWith("p") ? Number(to.slice(1)) : null;
  let dot: number | null | undefined = place === null ? Number(to.slice(1)) : doorOn(found, place, gone);
  if (dot === undefined || !found.has(dot)) return [];
  const way: string[] = place === null ? [] : [to];
  for (; dot !== null; dot = found.get(dot)!.before) way.unshift(`d${dot}`);
  return way[0] === from ? way : [from, ...way];
}

/** The spot where a pawn sent to a place stands: on it, or if another pawn is there on the nearest free dot (6.4). */
export function standingAt(place: number, taken: ReadonlySet<string>): string {
  const { type, doors } = PLACES.get(place)!;
  const door = doors[0]!;
  const spot = type === "gate" ? `d${door}` : `p${place}`;
  if (!taken.has(spot)) return spot;
  const seen = new Set([door]);
  for (let frontier = [door]; frontier.length;) {
    const free = frontier.filter((dot) => !taken.has(`d${dot}`));
    if (free.length) return `d${Math.min(...free)}`;
    frontier = frontier.flatMap((dot) => BESIDE[dot]!.filter((next) => DOTS[next]!.piece !== null && !seen.has(next)));
    for (const dot of frontier) seen.add(dot);
  }
  return spot;
}

export interface Exit {
  readonly gate: number;
  readonly steps: number;
  /** The dot outside it. */
  readonly spot: string;
}

/** The gates that can be reached from a spot, the nearest first, with the steps to the dot outside. */
export function exits(from: string, gone: Gone): Exit[] {
  const found = ways(from, gone, true);
  return GATES.flatMap(({ no, exit }) => {
    const way = gone.has(no) ? undefined : found.get(exit!);
    return way ? [{ gate: no, steps: way.steps, spot: `d${exit}` }] : [];
  }).sort((a, b) => a.steps - b.steps);
}
