/** The track as a street that winds down the board: one section to a row, FORTUNA in every turn. */
import type { Point, Square } from "$lib/board/geometry";
import { fortuna, SECTIONS, SQUARES } from "./board";

/** The width of the icon of a lot, which stands left of its name. */
export const HEAD = 29;

export interface Paving extends Square {
  readonly index: number;
  readonly row: number;
  readonly card: number | null;
  /** 1 to 12 on FORTUNA, else 0. */
  readonly fortuna: number;
}

/** The row of each square: as many FORTUNA lie before it; a FORTUNA ends its row. */
const ROWS: readonly number[] = SQUARES.reduce<number[]>(
  (rows, _, index) => [...rows, (rows.at(-1) ?? 0) + (index > 1 && SQUARES[index - 1] === null ? 1 : 0)],
  [],
);

export class Street {
  readonly width: number;
  readonly pitch: number;
  readonly cap: number;
  readonly gap: number;
  readonly kerb: number;
  readonly squares: readonly Paving[];

  /** Tall is for a phone: icons and prices only. Otherwise the rows are as high as the room allows. */
  constructor(
    readonly tall: boolean,
    pitch = 54,
  ) {
    this.width = tall ? 360 : 1060;
    this.pitch = tall ? 45 : pitch;
    this.cap = tall ? 28 : 66;
    this.gap = tall ? 2 : 3.5;
    this.kerb = tall ? 4 : 7;
    this.squares = SQUARES.map((card, index) => this.#lay(card, index));
  }

  /** The street that fills a room of this shape as well as it can. */
  static filling(width: number, height: number): Street {
    const pitch = ((height / Math.max(1, width)) * 1060 - 7) / SECTIONS.length;
    return new Street(false, Math.min(78, Math.max(44, Math.round(pitch))));
  }

  get height(): number {
    return SECTIONS.length * this.pitch + this.kerb;
  }
  get viewBox(): string {
    return `0 0 ${this.width} ${this.height}`;
  }

  /** The paved part of a row, without its turns. */
  row(row: number): { x: number; y: number; width: number; height: number } {
    return {
      x: this.cap,
      y: row * this.pitch + this.kerb,
      width: this.width - 2 * this.cap,
      height: this.pitch - this.kerb,
    };
  }

  at(index: number): Paving {
    return this.squares[index] ?? this.squares[0]!;
  }

  /** Where the feet of a pawn stand, the `i`th of `many` on a square: on a lot on its icon, clear of name and price. */
  feet(index: number, i = 0, many = 1): Point {
    const { x, y, width, height, card } = this.at(index);
    const fan = (i - (Math.min(many, 3) - 1) / 2) * (this.tall ? 6 : 10);
    if (card && this.tall) return { x: x + width / 2 + fan, y: y + 21 };
    if (card) return { x: x + HEAD / 2 + fan, y: y + height / 2 + 14 };
    if (index === 0 && !this.tall) return { x: x + width - 10 + fan / 2, y: y + height / 2 + 14 };
    return { x: x + width / 2 + fan, y: y + height / 2 + (this.tall ? 9 : 15) };
  }

  /** The squares between two, in walking order, both included. */
  walk(from: number, to: number): Point[] {
    const step = Math.sign(to - from) || 1;
    return Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => this.feet(from + i * step));
  }

  #lay(card: number | null, index: number): Paving {
    const number = fortuna(index);
    const row = ROWS[index]!;
    const base = { id: `s${index}`, index, row, card, fortuna: number };
    const { x, y, width, height } = this.row(row);
    const rightwards = row % 2 === 0;
    if (index === 0) return { ...base, x: 0, y, width: this.cap, height };
    if (number) {
      const last = number === SECTIONS.length;
      return {
        ...base,
        x: rightwards ? x + width : 0,
        y,
        width: this.cap,
        height: last ? height : height + this.pitch,
      };
    }
    const many = SECTIONS[row]!;
    const first = ROWS.indexOf(row, 1);
    const place = rightwards ? index - first : many - 1 - (index - first);
    const size = (width - (many + 1) * this.gap) / many;
    return {
      ...base,
      x: x + this.gap + place * (size + this.gap),
      y: y + this.gap,
      width: size,
      height: height - 2 * this.gap,
      hit: {
        x: x + this.gap / 2 + place * (size + this.gap),
        y: y - this.kerb / 2,
        width: size + this.gap,
        height: this.pitch,
      },
    };
  }
}
