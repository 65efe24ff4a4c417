/** The plan of the city as drawn: shapes of the places come from `plan.json`, everything else from the data. */
import type { Point, Square } from "$lib/board/geometry";
import { DOTS, EDGES, GATES, PIECES, PLACES } from "./board";
import plan from "./plan.json";

export interface Parcel extends Point {
  /** The size of its icon. */
  readonly size: number;
  readonly d: string;
}

export const BLOCKS = plan.blocks;
export const PARCELS: ReadonlyMap<number, Parcel> = new Map(
  Object.entries(plan.parcels).map(([no, parcel]) => [Number(no), parcel]),
);

const outline = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map((point) => point.join(" ")).join("L")}Z`;
export const pieceShape = (no: number): string => outline(PIECES.get(no) ?? []);
export const closed = outline;

/** The road outside the wall, as one line. */
export const RING = EDGES.filter(([a, b]) => DOTS[a]!.piece === null && DOTS[b]!.piece === null)
  .map(([a, b]) => `M${DOTS[a]!.x} ${DOTS[a]!.y}L${DOTS[b]!.x} ${DOTS[b]!.y}`)
  .join("");

/** Points without length: round caps make them dots. */
export const dotted = (dots: readonly Point[]): string => dots.map(({ x, y }) => `M${x} ${y}h.02`).join("");

/** Where something stands: the middle of a place, a gate, or a dot. */
export function spotAt(spot: string): Point {
  const number = Number(spot.slice(1));
  if (spot.startsWith("d")) return DOTS[number] ?? { x: 0, y: 0 };
  return PARCELS.get(number) ?? PLACES.get(number) ?? { x: 0, y: 0 };
}

/** Where the number of a fallen piece is written. */
export function middle(no: number): Point {
  const points = PIECES.get(no) ?? [];
  const sum = points.reduce((all, [x, y]) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

const around = (id: string, { x, y }: Point, size: number): Square => ({
  id,
  x: x - size / 2,
  y: y - size / 2,
  width: size,
  height: size,
});
/** The places as targets; a gate is its tower. */
export const TARGETS: readonly Square[] = [
  ...[...PARCELS].map(([no, parcel]) => around(`p${no}`, parcel, 40)),
  ...GATES.map((gate) => around(`p${gate.no}`, gate, 34)),
];
export const dotTarget = (spot: string): Square => around(spot, spotAt(spot), 30);

/** The room left round what a window shows. */
const MARGIN = 60;
/** The middle of a window on the plan: it shows the first spot, and as many of the others as fit beside it. */
export function windowOn(spots: readonly Point[], width: number, height: number): Point {
  const [first = { x: 500, y: 320 }, ...others] = spots;
  let box = { west: first.x, east: first.x, north: first.y, south: first.y };
  for (const { x, y } of others) {
    const more = {
      west: Math.min(box.west, x),
      east: Math.max(box.east, x),
      north: Math.min(box.north, y),
      south: Math.max(box.south, y),
    };
    if (more.east - more.west + MARGIN <= width && more.south - more.north + MARGIN <= height) box = more;
  }
  return { x: (box.west + box.east) / 2, y: (box.north + box.south) / 2 };
}

/** The label of a gate stands outside the wall, and beside the road round it. */
export const GATE_LABEL: Readonly<Record<number, Point>> = {
  1: { x: 40, y: 345 },
  16: { x: 461, y: 624 },
  27: { x: 706, y: 616 },
  33: { x: 950, y: 371 },
  37: { x: 908, y: 188 },
  47: { x: 515, y: 42 },
  52: { x: 70, y: 19 },
};

/** A thrown line between two points, for a pawn that is sent without walking. */
export function hop(a: Point, b: Point): string {
  const lift = Math.min(160, 40 + Math.hypot(b.x - a.x, b.y - a.y) / 3);
  return `M${a.x} ${a.y}C${a.x} ${a.y - lift} ${b.x} ${b.y - lift} ${b.x} ${b.y}`;
}
