/** The pictures of the rules of The Last Days. */
import type { Pictures } from "../picture";
import { fortuna, SQUARES } from "./board";
import { preview } from "./preview";
import { Street } from "./street";
import { frame } from "./town";
import type { View } from "./view";

const VIEW: View = {
  game: "lastdays",
  players: 3,
  options: {},
  turn: 0,
  waiting: "buy",
  citizens: ["red", "green", "blue"],
  stage: ["buying", "buying", "buying"],
  money: [14000, 15500, 16200],
  pawns: ["s0", "s0", "s0"],
  cards: [[], [], []],
  housed: {},
  saved: [[], [], []],
  perished: [],
  escort: [null, null, null],
  vita: [],
  vesuvius: [],
  steps: null,
  declared: null,
  pending: {},
  seat: 0,
};

const fortunaAt = (number: number) => SQUARES.findIndex((_, index) => fortuna(index) === number);
/** Red stands on the second FORTUNA: what is unsold since the first is for sale. */
const SOLD = [
  [1, 4],
  [2, 12],
  [5, 15],
] as const;
const ON_FORTUNA: View = {
  ...VIEW,
  pawns: [`s${fortunaAt(2)}`, `s${fortunaAt(1) + 3}`, `s${fortunaAt(2) + 4}`],
  cards: SOLD,
};
const SECTION = SQUARES.flatMap((card, index) =>
  index > fortunaAt(1) && index < fortunaAt(2) && card !== null && !SOLD.flat().includes(card as 1)
    ? [`at:s${index}` as const]
    : [],
);

/** The last day: the Temple of Apollo has fallen; red has a client in the Basilica, green one in the Temple of Venus. */
const FALLING: View = {
  ...VIEW,
  waiting: "declare",
  stage: ["fleeing", "fleeing", "fleeing"],
  vita: [36],
  vesuvius: [4],
  steps: 9,
  pawns: ["d86", "d96", "d231"],
  cards: [
    [16, 17, 60],
    [5, 11],
    [2, 13],
  ],
  housed: { "17": 3, "60": 3, "5": 2, "13": 5 },
};
/** Red has fetched Helvius Sabinus and leads him to the Porta Marina. */
const LEADING: View = {
  ...FALLING,
  waiting: "go",
  pawns: ["p3", "d86", "d231"],
  housed: { "60": 3, "5": 2, "13": 5 },
  escort: [17, null, null],
};

export const pictures: Pictures = (tall) => {
  const street = new Street(tall);
  const rows = { x: 0, y: 0, width: street.width, height: 3 * street.pitch + street.kerb };
  const land = frame(1060, 740);
  const room = { width: land.width, height: tall ? "900px" : `calc(${land.height}px + 3.2rem)` };
  const at = (x: number, y: number) => ({ x: x - land.x, y: y - land.y });
  const west = { ...at(-12, 255), width: 400, height: 260 };
  return {
    track: {
      view: ON_FORTUNA,
      open: SECTION,
      room: { width: street.width, height: tall ? "700px" : `calc(${street.height}px + 3.2rem)` },
      crop: rows,
    },
    city: {
      view: FALLING,
      room,
      crop: west,
      marks: [at(152, 400), at(313, 470), at(177, 298), at(60, 388), at(36, 420)],
    },
    escort: { view: LEADING, foreseen: preview("go d231", LEADING), room, crop: west },
  };
};
