/** The pictures of Downfall's rules. */
import EXAMPLES from "$games/downfall/examples.json";
import type { Picture, Pictures } from "../picture";
import { Chart, HOUSES } from "./board";
import Box from "./Box.svelte";
import { preview } from "./preview";
import { sum, type Crowd } from "./view";
import type { Event, Symbol, View } from "./wire";

export const QUIET: View = {
  game: "downfall",
  players: 3,
  options: {},
  seat: null,
  phase: "settling",
  waiting: "play",
  turn: 0,
  hand: [],
  hand_sizes: [4, 4, 4],
  discard: [],
  deck: { left: 30, omens: 7, ad79: 1 },
  supply: [20, 20, 20],
  markers: {},
  saved: [0, 0, 0],
  volcano: [0, 0, 0],
  lava: {},
  bag: {},
  tile: null,
  aside: {},
  pending: {},
};

/** Red, black and yellow have settled; building 6 at D5 has just been entered. */
const SETTLED: Record<string, Crowd> = {
  A2: [0, 1, 0],
  C3: [0, 1, 0],
  D4: [1, 0, 1],
  D5: [1, 1, 0],
  F3: [1, 0, 1],
  G4: [0, 1, 0],
  I3: [0, 0, 2],
  E6: [0, 1, 0],
  F6: [1, 0, 0],
  B4: [0, 0, 1],
};

const FLEEING: View = {
  ...QUIET,
  phase: "flight",
  waiting: "lava",
  volcano: [1, 2, 1],
  deck: { left: 0, omens: 0, ad79: 2 },
};

/** Helmet lava has come round the south-east; the tile on K5 closes the last gate to those behind it. */
const CLOSING: View = {
  ...FLEEING,
  tile: "helmet",
  lava: {
    J7: "helmet",
    J6: "helmet",
    J5: "helmet",
    K3: "vase",
    H1: "scroll",
    E4: "column",
    C2: "coin",
    D7: "mask",
  } satisfies Record<string, Symbol>,
  markers: { K5: [1, 1, 0], K6: [1, 0, 1], K7: [0, 1, 0], I6: [0, 1, 1], H4: [1, 0, 0], G5: [0, 1, 1] },
};

/** Four stand on F5: the first to leave has four steps. */
const RUNNING: View = {
  ...FLEEING,
  waiting: "run",
  lava: {
    E4: "column",
    E5: "column",
    E6: "column",
    D7: "mask",
    J7: "helmet",
    H1: "scroll",
    C2: "coin",
    K3: "vase",
  } satisfies Record<string, Symbol>,
  markers: { F5: [2, 1, 1], F6: [0, 1, 0], H5: [1, 0, 1], G4: [0, 1, 0] },
};

/** Where a relative of the marker on D5 may go: other turquoise buildings and neutral ones with a free space. */
const HOMES = HOUSES.filter(({ id, kind }) => id !== "6b" && (kind === "turquoise" || kind === "neutral"))
  .flatMap(({ spaces }) => spaces.filter(([square, spaces]) => sum(SETTLED[square]) < spaces))
  .map(([square]) => `at:${square}` as const);

export const pictures: Pictures<View, Event> = (tall) => {
  const chart = new Chart(tall);
  const room = { width: chart.fullWidth, height: `${chart.fullHeight}px` };
  const whole = { x: 0, y: 0, width: chart.fullWidth, height: chart.fullHeight };
  const at = (square: string, dx = 50, dy = 50) => ({
    x: chart.at(square).x + dx + chart.margin.x,
    y: chart.at(square).y + dy + chart.margin.top,
  });
  /** The squares between two corners, with a little of what lies round them. */
  const between = (one: string, other: string, rim = 60) => {
    const [a, b] = [chart.at(one), chart.at(other)];
    const [left, top] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
    return {
      x: left + chart.margin.x - rim,
      y: top + chart.margin.top - rim,
      width: Math.max(a.x, b.x) - left + 100 + 2 * rim,
      height: Math.max(a.y, b.y) - top + 100 + 2 * rim,
    };
  };
  const gate = chart.gates.find(({ name }) => name === "Porta Marina")!;
  const marks = [
    { x: gate.x + gate.out.x * 26 + chart.margin.x, y: gate.y + gate.out.y * 26 + chart.margin.top },
    at("C2", 82, 18),
    at("E6", 84, 16),
    at("G3", 50, 45),
    at("D2", 82, 18),
    { x: chart.crater.x + chart.margin.x, y: chart.crater.y + chart.margin.top + 46 },
  ];
  /** The squares round these, no nearer to the edge than the board goes. */
  const around = (squares: readonly string[]) => {
    const found = squares.map((square) => at(square));
    const [xs, ys] = [found.map(({ x }) => x), found.map(({ y }) => y)];
    const [width, height] = [560, 420];
    const within = (all: readonly number[], size: number, most: number) =>
      Math.max(0, Math.min((Math.min(...all) + Math.max(...all) - size) / 2, most - size));
    return { x: within(xs, width, whole.width), y: within(ys, height, whole.height), width, height };
  };
  /** The position before each step of a worked turn, with what its first move does. */
  const steps = (name: keyof typeof EXAMPLES): Record<string, Picture<View, Event>> =>
    Object.fromEntries(
      EXAMPLES[name].map(({ view, move }, i) => {
        const before = view as unknown as View; // the tool writes what the server sends
        const named = move.split(" ").filter((word) => /^[A-K][1-7]$/.test(word));
        const story = preview(move, before);
        const gate = story.flatMap((event) => (event.type === "saved" ? event.path : []));
        const drawn: Picture<View, Event> = {
          view: before,
          picked: named.map((square) => `at:${square}` as const),
          preview: story,
          room,
          crop: around([...named, ...gate]),
        };
        return [`${name}-${i + 1}`, drawn];
      }),
    );
  return {
    ...steps("settling"),
    ...steps("flight"),
    box: {
      view: QUIET,
      room: { width: 640, height: "330px" },
      crop: { x: 0, y: 0, width: 640, height: 330 },
      marks: [
        { x: 30, y: 24 },
        { x: 345, y: 24 },
        { x: 30, y: 185 },
        { x: 128, y: 185 },
        { x: 232, y: 185 },
        { x: 450, y: 200 },
      ],
      Drawing: Box,
    },
    board: { view: { ...QUIET, deck: { ...QUIET.deck, ad79: 0 }, markers: SETTLED }, room, crop: whole, marks },
    relatives: {
      view: { ...QUIET, markers: SETTLED, waiting: "relative", pending: { left: 3, closed: ["6b"] } },
      open: HOMES,
      picked: ["at:D5"],
      room,
      crop: between("A2", "F6"),
    },
    lava: {
      view: CLOSING,
      picked: ["at:K5"],
      preview: preview("lava K5", CLOSING),
      room,
      crop: between("G4", "K7", 70),
    },
    run: {
      view: RUNNING,
      picked: ["at:F5"],
      preview: preview("run F5 out", RUNNING),
      room,
      crop: between("D4", "I7", 80),
    },
  };
};
