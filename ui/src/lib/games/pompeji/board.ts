/** The ground of the city: squares from the first card, east and south positive; 100 units a square. */
import type { Square as Cell } from "$lib/board/geometry";
import { SIDE } from "./cards";

/** Column and row from the first card: `1,0`. */
export type Square = string;
export type Direction = "row" | "column" | "falling" | "rising";

export const UNIT = 100;
export const at = (x: number, y: number): Square => `${x},${y}`;
export function place(square: Square): { x: number; y: number } {
  const [x, y] = square.split(",").map(Number);
  return { x: x ?? 0, y: y ?? 0 };
}
export const corner = (square: Square): { x: number; y: number } => ({
  x: place(square).x * UNIT,
  y: place(square).y * UNIT,
});
export const middle = (square: Square): { x: number; y: number } => ({
  x: corner(square).x + UNIT / 2,
  y: corner(square).y + UNIT / 2,
});

const STEPS: Record<Direction, readonly [number, number]> = {
  row: [1, 0],
  column: [0, 1],
  falling: [1, 1],
  rising: [1, -1],
};
export const DIRECTIONS = Object.keys(STEPS) as Direction[];
export const stepOf = (direction: Direction): readonly [number, number] => STEPS[direction];

type Taken = Readonly<Record<Square, unknown>>;

/** A street: the unbroken run of cards through a square, itself included; from the west, a column from the north. */
export function street(city: Taken, through: Square, direction: Direction): Square[] {
  const [dx, dy] = STEPS[direction];
  const { x, y } = place(through);
  const arm = (sign: 1 | -1) => {
    const squares: Square[] = [];
    for (
      let n = 1, next = at(x + sign * dx, y + sign * dy);
      next in city;
      n++, next = at(x + sign * n * dx, y + sign * n * dy)
    )
      squares.push(next);
    return squares;
  };
  return [...arm(-1).reverse(), through, ...arm(1)];
}

/** Columns and rows, both ends included. */
export interface Box {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
}

function extent(city: Taken): Box {
  const squares = Object.keys(city).map(place);
  if (squares.length === 0) return { west: 0, east: 0, north: 0, south: 0 };
  const xs = squares.map(({ x }) => x);
  const ys = squares.map(({ y }) => y);
  return { west: Math.min(...xs), east: Math.max(...xs), north: Math.min(...ys), south: Math.max(...ys) };
}

/** One square more on each side, as far as seven columns and rows allow. */
const reach = (from: number, to: number): [number, number] => [
  Math.max(from - 1, to - SIDE + 1),
  Math.min(to + 1, from + SIDE - 1),
];

/** The ground where the next card may lie. */
export function ground(city: Taken): Box {
  const { west, east, north, south } = extent(city);
  const [left, right] = reach(west, east);
  const [top, bottom] = reach(north, south);
  return { west: left, east: right, north: top, south: bottom };
}

/** Six columns (or rows) leave one: on this side or on that, not on both. */
export const either = (city: Taken): { columns: boolean; rows: boolean } => {
  const { west, east, north, south } = extent(city);
  return { columns: east - west + 2 === SIDE, rows: south - north + 2 === SIDE };
};

export const squaresOf = ({ west, east, north, south }: Box): Cell[] => {
  const cells: Cell[] = [];
  for (let y = north; y <= south; y++)
    for (let x = west; x <= east; x++)
      cells.push({ id: at(x, y), x: x * UNIT, y: y * UNIT, width: UNIT, height: UNIT });
  return cells;
};

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const floorOf = ({ west, east, north, south }: Box): Rectangle => ({
  x: west * UNIT,
  y: north * UNIT,
  width: (east - west + 1) * UNIT,
  height: (south - north + 1) * UNIT,
});

/** A small city does not fill the screen: the picture is never less than this many squares across. */
const LEAST = 6;

/** The visible part of the plan: the floor and its frame in the middle, in the shape of the place it is drawn in. */
export function seen(floor: Rectangle, ratio: number, margin: { side: number; top: number }): Rectangle {
  const least = LEAST * UNIT;
  let width = Math.max(least, floor.width) + 2 * margin.side;
  let height = Math.max(least, floor.height) + margin.side + margin.top;
  if (width / height < ratio) width = height * ratio;
  else height = width / ratio;
  return {
    x: floor.x + (floor.width - width) / 2,
    y: floor.y + (floor.height - height - margin.top + margin.side) / 2,
    width,
    height,
  };
}

/** What a note should not hide, most important first. */
export interface Hidden {
  readonly squares: Iterable<Square>;
  readonly cost: number;
}

/** The corner of a note where it hides least; among equals, the place nearest to the right of the floor. */
export function niche(
  view: Rectangle,
  floor: Rectangle,
  note: { width: number; height: number },
  hidden: readonly Hidden[],
  rim = 60,
): { x: number; y: number } {
  const wish = { x: floor.x + floor.width + rim, y: floor.y + (floor.height - note.height) / 2 };
  const costs = new Map<Square, number>();
  for (const { squares, cost } of hidden)
    for (const square of squares) costs.set(square, Math.max(cost, costs.get(square) ?? 0));
  const places = (from: number, to: number, ...own: number[]) => {
    const found = own.filter((one) => one >= from && one <= to);
    for (let one = from; one <= to; one += UNIT / 2) found.push(one);
    return [...found, Math.max(from, to)];
  };
  let best = { x: floor.x, y: floor.y };
  let least = Infinity;
  for (const y of places(
    view.y,
    view.y + view.height - note.height,
    wish.y,
    floor.y - rim - note.height,
    floor.y + floor.height + rim,
  ))
    for (const x of places(view.x, view.x + view.width - note.width, wish.x)) {
      let cost = Math.hypot(x - wish.x, y - wish.y);
      for (const [square, price] of costs) {
        const { x: left, y: top } = corner(square);
        const wide = Math.min(x + note.width, left + UNIT) - Math.max(x, left);
        const high = Math.min(y + note.height, top + UNIT) - Math.max(y, top);
        if (wide > 0 && high > 0) cost += price * wide * high;
      }
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  return best;
}
