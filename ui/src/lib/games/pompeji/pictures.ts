/** The pictures of Pompeji's rules. */
import EXAMPLES from "$games/pompeji/examples.json";
import type { Picture, Pictures } from "../picture";
import { preview } from "./preview";
import Tokens from "./Tokens.svelte";
import type { City } from "./view";
import type { Event, View } from "./wire";

/** A young city: a green temple on 2,1 is paid by its row, its column and a diagonal. */
const CITY: City = {
  "0,-1": "Fy",
  "1,-1": "Ab",
  "2,-1": "Gg",
  "0,0": "Or",
  "1,0": "Tw",
  "2,0": "Hr",
  "0,1": "To",
  "1,1": "Bb",
};

const VIEW: View = {
  game: "pompeji",
  players: 2,
  options: {},
  seat: 0,
  city: CITY,
  hand: [],
  hand_sizes: [3, 3],
  deck: { left: 35, volcanoes: 0 },
  discard: [],
  statues: [1, 1],
  permits: [1, 1],
  scores: [12, 9],
  turn: 0,
  waiting: "turn",
  interrupted: false,
  interrupter: null,
};
/** Late in the game: six columns, a statue, and the first volcano is out. */
const LATE: City = {
  ...CITY,
  "2,1": "Tg",
  "3,0": "*",
  "3,-1": "Br",
  "4,-1": "Hw",
  "4,0": "Fb",
  "3,1": "Ao",
  "4,1": "Gy",
  "1,2": "Fo",
  "2,2": "Ov",
  "3,2": "Hb",
  "5,0": "Tv",
};

export const pictures: Pictures<View, Event> = (tall) => {
  const picture = (view: View, move?: string): Picture<View, Event> => {
    const size = tall ? { width: 360, height: view.deck.volcanoes ? 383 : 360 } : { width: 1100, height: 560 };
    // With a note beside the city, the empty ground on its other side is left out.
    const x = tall ? 0 : move ? 265 : 140;
    return {
      view,
      preview: move ? preview(move, view) : [],
      room: { width: size.width, height: `${size.height}px` },
      crop: { x, y: 0, width: tall ? 360 : 830, height: size.height },
    };
  };
  /** The position before each step of a worked turn, with what its first move does. */
  const steps = (name: keyof typeof EXAMPLES): Record<string, Picture<View, Event>> =>
    Object.fromEntries(
      EXAMPLES[name].map(({ view, move }, i) => {
        const before = view as unknown as View; // the tool writes what the server sends
        const size = { width: 560, height: tall ? 560 : 480 };
        const drawn: Picture<View, Event> = {
          view: before,
          preview: preview(move, before),
          room: { width: size.width, height: `${size.height}px` },
          crop: { x: 0, y: 0, ...size },
        };
        return [`${name}-${i + 1}`, drawn];
      }),
    );
  return {
    ...steps("building"),
    ...steps("permit"),
    ...steps("volcano"),
    cards: {
      view: VIEW,
      room: { width: 560, height: "190px" },
      crop: { x: 0, y: 0, width: 560, height: 190 },
      marks: [
        { x: 118, y: 24 },
        { x: 258, y: 24 },
        { x: 398, y: 24 },
        { x: 538, y: 24 },
      ],
      Drawing: Tokens,
    },
    streets: picture(VIEW, "build Tg 2,1"),
    statue: picture({ ...VIEW, city: { ...CITY, "3,0": "*" } }, "statue Tg 2,1"),
    volcano: picture({ ...VIEW, city: LATE, deck: { left: 12, volcanoes: 1 } }),
  };
};
