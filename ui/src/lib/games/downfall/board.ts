/** The city of `board.json` as drawn: a square is 100 units; on a phone the whole map is turned a quarter, east up. */
import facts from "$games/downfall/board.json";
import { grown, type Point, type Square } from "$lib/board/geometry";
import type { Symbol, Tile } from "./wire";

export const SYMBOLS = ["coin", "scroll", "vase", "column", "mask", "helmet"] as const;
export const isSymbol = (name: string): name is Symbol => SYMBOLS.some((symbol) => symbol === name);
/** The symbol of a tile, or the two of a dual one. */
export const symbolsOf = (tile: Tile): Symbol[] => tile.split("/").filter(isSymbol);
export type Kind = "grey" | "purple" | "turquoise" | "brown" | "neutral";
type Side = "N" | "E" | "S" | "W";

export interface House {
  readonly id: string;
  readonly kind: Kind;
  readonly number: number | null;
  readonly spaces: readonly (readonly [square: string, count: number])[];
}

export const COLUMNS = facts.columns;
export const ROWS = facts.rows;
const OUTSIDE = new Set(facts.outside);
export const VENTS: Record<Symbol, string> = facts.vents;
export const CARDS: Record<string, number> = facts.cards;
export const TILES: Record<Symbol, number> = facts.tiles;
// JSON has no literal types; these are those of the same file in the rules (`board.py`).
export const HOUSES: readonly House[] = facts.buildings.map(({ id, colour, number, spaces }) => ({
  id,
  kind: colour as Kind,
  number,
  spaces: Object.entries(spaces as Record<string, number>),
}));

const byRow = (row: string) => Array.from(COLUMNS, (column) => column + row);
/** The 70 squares inside the walls, row by row. */
export const SQUARES: readonly string[] = Array.from(ROWS, byRow)
  .flat()
  .filter((square) => !OUTSIDE.has(square));

const houseOf = new Map(HOUSES.flatMap((house) => house.spaces.map(([square]) => [square, house] as const)));
export const houseAt = (square: string): House | undefined => houseOf.get(square);
export const spacesAt = (square: string): number => houseAt(square)?.spaces.find(([at]) => at === square)?.[1] ?? 0;
export const housesOf = (number: number): readonly House[] => HOUSES.filter((house) => house.number === number);
export const ventAt = (square: string): Symbol | undefined => SYMBOLS.find((symbol) => VENTS[symbol] === square);

export interface Gate extends Point {
  readonly name: string;
  readonly square: string;
  /** Outwards. */
  readonly out: Point;
}

const OUTWARDS: Record<Side, Point> = { N: { x: 0, y: -1 }, E: { x: 1, y: 0 }, S: { x: 0, y: 1 }, W: { x: -1, y: 0 } };
const QUARTER: Record<Side, Side> = { N: "W", W: "S", S: "E", E: "N" };

/** The wall's corners, clockwise, in squares from the north-west. */
const WALL = [
  [0, 0],
  [8, 0],
  [8, 1],
  [10, 1],
  [10, 2],
  [11, 2],
  [11, 7],
  [3, 7],
  [3, 6],
  [0, 6],
] as const;

/** Where the spaces of a house lie on a square, by their number. */
export const SPACES: Record<number, readonly (readonly [number, number])[]> = {
  1: [[50, 46]],
  2: [
    [35, 46],
    [65, 46],
  ],
  3: [
    [50, 31],
    [35, 58],
    [65, 58],
  ],
  4: [
    [35, 31],
    [65, 31],
    [35, 58],
    [65, 58],
  ],
};

/** Where the markers of a crowd stand on a square during the flight, back row first. */
export const SPOTS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[50, 70]],
  2: [
    [33, 70],
    [67, 70],
  ],
  3: [
    [50, 50],
    [31, 87],
    [69, 87],
  ],
  4: [
    [33, 49],
    [67, 49],
    [33, 88],
    [67, 88],
  ],
  5: [
    [21, 49],
    [50, 49],
    [79, 49],
    [35, 88],
    [65, 88],
  ],
  6: [
    [21, 49],
    [50, 49],
    [79, 49],
    [21, 88],
    [50, 88],
    [79, 88],
  ],
};

/** The map of the city, upright or turned a quarter for narrow screens. */
export class Chart {
  readonly width: number;
  readonly height: number;
  readonly margin: { readonly x: number; readonly top: number; readonly bottom: number };
  readonly frame: number;
  readonly squares: readonly Square[];
  readonly gates: readonly Gate[];
  /** The crater, into which lost markers fall. */
  readonly crater: Point;
  readonly mountain: { readonly x: number; readonly y: number; readonly width: number };

  constructor(readonly tall: boolean) {
    [this.width, this.height] = tall ? [700, 1100] : [1100, 700];
    this.margin = tall ? { x: 74, top: 70, bottom: 70 } : { x: 126, top: 104, bottom: 106 };
    this.frame = tall ? 20 : 24;
    this.squares = SQUARES.map((id) => ({ id, ...this.at(id), width: 100, height: 100 }));
    this.gates = facts.gates.map(({ name, square, side }) => {
      const out = OUTWARDS[tall ? QUARTER[side as Side] : (side as Side)];
      const { x, y } = this.at(square);
      return { name, square, out, x: x + 50 + out.x * 50, y: y + 50 + out.y * 50 };
    });
    this.mountain = tall ? { x: -76, y: -50, width: 262 } : { x: 872, y: -72, width: 352 };
    const scale = this.mountain.width / 400;
    this.crater = { x: this.mountain.x + 203 * scale, y: this.mountain.y + 68 * scale };
  }

  /** The corner of a square. */
  at(square: string): Point {
    const column = COLUMNS.indexOf(square[0]!);
    const row = Number(square.slice(1)) - 1;
    return this.tall ? { x: row * 100, y: (10 - column) * 100 } : { x: column * 100, y: row * 100 };
  }

  get viewBox(): string {
    return `${-this.margin.x} ${-this.margin.top} ${this.fullWidth} ${this.fullHeight}`;
  }
  get fullWidth(): number {
    return this.width + 2 * this.margin.x;
  }
  get fullHeight(): number {
    return this.height + this.margin.top + this.margin.bottom;
  }

  /** The line of the wall, `d` units outside the city. */
  wall(d: number): string {
    return grown(
      WALL.map(([x, y]) => (this.tall ? { x: y * 100, y: (11 - x) * 100 } : { x: x * 100, y: y * 100 })),
      d,
    );
  }

  /** The box of a house over its one or two squares. */
  box(house: House): Square {
    const corners = house.spaces.map(([square]) => this.at(square));
    const x = Math.min(...corners.map((c) => c.x));
    const y = Math.min(...corners.map((c) => c.y));
    return {
      id: house.id,
      x,
      y,
      width: Math.max(...corners.map((c) => c.x)) - x + 100,
      height: Math.max(...corners.map((c) => c.y)) - y + 100,
    };
  }

  /** Where a marker leaves the map through a gate. */
  road(gate: string): Point {
    const { x, y, out } = this.gates.find(({ name }) => name === gate) ?? this.gates[0]!;
    return { x: x + out.x * 70, y: y + out.y * 70 + 20 };
  }
}
