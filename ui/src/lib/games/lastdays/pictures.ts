/** The pictures of the rules of The Last Days. */
import EXAMPLES from "$games/lastdays/examples.json";
import type { Target } from "$lib/choice";
import type { Picture, Pictures } from "../picture";
import { fortuna, SQUARES } from "./board";
import Box from "./Box.svelte";
import { preview } from "./preview";
import { Street } from "./street";
import { frame } from "./frame";
import { spotAt } from "./town";
import { stands } from "./view";
import type { Event, View } from "./wire";

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

/** The last day: the Temple of Apollo has fallen; red has a client in the Basilica, green in the Temple of Venus. */
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

export const pictures: Pictures<View, Event> = (tall) => {
  const street = new Street(tall);
  const rows = { x: 0, y: 0, width: street.width, height: 3 * street.pitch + street.kerb };
  const land = frame(1060, 740);
  const room = { width: land.width, height: tall ? "900px" : `calc(${land.height}px + 3.2rem)` };
  const at = (x: number, y: number) => ({ x: x - land.x, y: y - land.y });
  const west = { ...at(-12, 255), width: 400, height: 260 };
  /** The squares of the track about one. */
  const near = (square: number) => {
    const { x, y, width, height } = street.at(square);
    const size = tall ? { width: 300, height: 140 } : { width: 460, height: 190 };
    const within = (middle: number, part: number, whole: number) =>
      Math.max(0, Math.min(middle - part / 2, whole - part));
    return {
      x: within(x + width / 2, size.width, street.width),
      y: within(y + height / 2, size.height, street.height),
      ...size,
    };
  };
  /** The part of the plan about these spots. */
  const about = (spots: readonly string[]) => {
    const found = spots.map(spotAt);
    const [xs, ys] = [found.map(({ x }) => x), found.map(({ y }) => y)];
    const wide = Math.max(
      360,
      Math.max(...xs) - Math.min(...xs) + 130,
      (Math.max(...ys) - Math.min(...ys) + 110) * 1.5,
    );
    const [x, y] = [(Math.min(...xs) + Math.max(...xs) - wide) / 2, (Math.min(...ys) + Math.max(...ys)) / 2 - wide / 3];
    const from = at(Math.max(land.x, Math.min(x, land.x + land.width - wide)), y);
    return { ...from, y: Math.max(0, Math.min(from.y, land.height - wide / 1.5)), width: wide, height: wide / 1.5 };
  };
  /** The position of each step of a worked turn, with what its move does. */
  const steps = (name: keyof typeof EXAMPLES): Record<string, Picture<View, Event>> =>
    Object.fromEntries(
      EXAMPLES[name].map(({ view, move, events }, i) => {
        const before = view as unknown as View; // the tool writes what the server sends
        const seat = before.turn;
        const pawn = before.pawns[seat] ?? "s0";
        const story = move ? preview(move, before) : [];
        const [verb, first] = move.split(" ");
        const goal = verb === "fetch" ? [`p${before.housed[first ?? ""]}`] : [];
        const way = story.flatMap((event) => (event.type === "walked" ? event.way : []));
        const went = events
          .flatMap((event) => ("from" in event && event.type === "went" ? [event.from, event.to] : []))
          .filter((spot) => typeof spot === "string");
        const homes = before.waiting === "house" ? Object.values(before.housed).map((place) => `p${place}`) : [];
        const spots = [...went, ...homes, ...goal, ...way].filter((spot) => !spot.startsWith("s"));
        const onTrack = stands(before) === "street";
        const drawn: Picture<View, Event> = {
          view: before,
          picked: goal.map((spot): Target => `at:${spot}`),
          preview: story,
          room: onTrack ? { width: street.width, height: tall ? "700px" : `calc(${street.height}px + 3.2rem)` } : room,
          crop: onTrack
            ? near(Number(pawn.slice(1)))
            : about(pawn.startsWith("s") || went.length ? spots : [pawn, ...spots]),
        };
        return [`${name}-${i + 1}`, drawn];
      }),
    );
  return {
    ...steps("buying"),
    ...steps("entering"),
    ...steps("living"),
    ...steps("escape"),
    box: {
      view: VIEW,
      room: { width: 640, height: "160px" },
      crop: { x: 0, y: 0, width: 640, height: 160 },
      marks: [
        { x: 18, y: 18 },
        { x: 186, y: 18 },
        { x: 289, y: 18 },
        { x: 392, y: 18 },
        { x: 494, y: 18 },
        { x: 596, y: 18 },
      ],
      Drawing: Box,
    },
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
    escort: { view: LEADING, preview: preview("go d231", LEADING), room, crop: west },
  };
};
