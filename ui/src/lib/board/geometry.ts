/** Geometry of boards of squares, without game or DOM. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Square extends Point {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** What can be hit, where it is larger than what is drawn. */
  readonly hit?: Point & { readonly width: number; readonly height: number };
}

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const HEADING: Record<Arrow, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export const isArrow = (key: string): key is Arrow => key in HEADING;
export const centre = (square: Square): Point => ({ x: square.x + square.width / 2, y: square.y + square.height / 2 });

/** Where an arrow key leads: the nearest square in that direction, one straight ahead before one to the side. */
export function towards(squares: readonly Square[], from: string, arrow: Arrow): string {
  const start = squares.find((square) => square.id === from);
  if (!start) return squares[0]?.id ?? from;
  const { x: hx, y: hy } = HEADING[arrow];
  const a = centre(start);
  let best = from;
  let least = Infinity;
  for (const square of squares) {
    const b = centre(square);
    const ahead = (b.x - a.x) * hx + (b.y - a.y) * hy;
    const aside = Math.abs((b.x - a.x) * hy) + Math.abs((b.y - a.y) * hx);
    if (ahead <= 1 || aside > ahead * 1.5) continue;
    const cost = ahead + 3 * aside;
    if (cost < least) [best, least] = [square.id, cost];
  }
  return best;
}

/** The point at the share `t` (0 to 1) of the length of a path through points. */
export function along(way: readonly Point[], t: number): Point {
  const first = way[0] ?? { x: 0, y: 0 };
  const lengths = way.slice(1).map((point, i) => Math.hypot(point.x - way[i]!.x, point.y - way[i]!.y));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let left = Math.min(1, Math.max(0, t)) * whole;
  for (const [i, length] of lengths.entries()) {
    const a = way[i]!;
    const b = way[i + 1]!;
    if (left <= length && length > 0)
      return { x: a.x + ((b.x - a.x) * left) / length, y: a.y + ((b.y - a.y) * left) / length };
    left -= length;
  }
  return way.at(-1) ?? first;
}

/** A point of a throw from `a` to `b` that rises to `height` halfway. */
export function arc(a: Point, b: Point, t: number, height: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t - 4 * height * t * (1 - t) };
}

/** A polygon grown by `d`, as a closed SVG path; its corners are clockwise and right-angled. */
export function grown(corners: readonly Point[], d: number): string {
  const sign = Math.sign;
  const points = corners.map((p, i) => {
    const a = corners.at(i - 1)!;
    const b = corners[(i + 1) % corners.length]!;
    const u = { x: sign(p.x - a.x), y: sign(p.y - a.y) };
    const v = { x: sign(b.x - p.x), y: sign(b.y - p.y) };
    return `${p.x + d * (u.y + v.y)} ${p.y - d * (u.x + v.x)}`;
  });
  return `M${points.join("L")}Z`;
}
