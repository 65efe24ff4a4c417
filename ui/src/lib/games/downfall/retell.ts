/** The view after an event: bookkeeping for drawing the story, one marker at a time. No rules. */
import type { Flight } from "$lib/board/flight";
import type { Event } from "$lib/story";
import { MARKERS, TILES, type Symbol } from "./board";
import type { Crowd, View } from "./view";

type Markers = Readonly<Record<string, Crowd>>;

/** `many` more (or fewer) of a seat's markers on a square. */
export function shift(markers: Markers, players: number, square: string, seat: number, many: number): Markers {
  const crowd = (markers[square] ?? Array<number>(players).fill(0)).map((n, i) =>
    i === seat ? Math.max(0, n + many) : n,
  );
  const { [square]: _gone, ...rest } = markers;
  return crowd.some((n) => n > 0) ? { ...rest, [square]: crowd } : rest;
}

const added = (crowd: Crowd, seat: number, many: number): Crowd =>
  crowd.map((n, i) => (i === seat ? Math.max(0, n + many) : n));

/** The markers without those that are on stage: walking, or falling into the volcano. */
export function without(view: View, event: Event | null): Markers {
  switch (event?.type) {
    case "ran":
    case "saved":
      return shift(view.markers, view.players, event.square, event.seat, -1);
    case "lost":
      return Object.entries(event.squares as Record<string, Crowd>).reduce(
        (markers, [square, crowd]) =>
          crowd.reduce((left, many, seat) => shift(left, view.players, square, seat, -many), markers),
        view.markers,
      );
    default:
      return view.markers;
  }
}

export function retell(view: View, event: Event): View {
  const { type, seat, square } = event;
  switch (type) {
    case "turn":
      return { ...view, turn: seat, phase: event.phase };
    case "dealt":
    case "drew":
      return {
        ...view,
        hand_sizes: added(view.hand_sizes, seat, 1),
        deck: { ...view.deck, left: type === "drew" ? view.deck.left - 1 : view.deck.left },
      };
    case "got":
      return { ...view, hand: [...view.hand, event.card].sort((a: number, b: number) => a - b) };
    case "played":
    case "discarded": {
      const at = view.seat === seat ? view.hand.indexOf(event.card) : -1;
      const played = {
        ...view,
        hand: view.hand.filter((_, i) => i !== at),
        hand_sizes: added(view.hand_sizes, seat, -1),
        discard: [...view.discard, event.card],
      };
      return type === "played" ? settle(played, seat, square) : played;
    }
    case "relative":
      return settle(view, seat, square);
    case "omen":
      return { ...view, deck: { ...view.deck, left: view.deck.left - 1, omens: view.deck.omens - 1 } };
    case "ad79":
      return { ...view, deck: { ...view.deck, ad79: event.time } };
    case "erupted":
      return {
        ...view,
        phase: "eruption",
        discard: [...view.discard, ...(event.hands as number[][]).flat()],
        hand: [],
        hand_sizes: view.hand_sizes.map(() => 0),
        supply: view.supply.map(() => 0),
      };
    case "tile":
      return {
        ...view,
        tile: event.tile,
        bag: { ...view.bag, [event.tile]: Math.max(0, (view.bag[event.tile] ?? 1) - 1) },
      };
    case "set_aside":
      return { ...view, tile: null };
    case "lava":
      return { ...view, tile: null, lava: { ...view.lava, [square]: event.symbol as Symbol } };
    case "lost": {
      const dead = Object.values(event.squares as Record<string, Crowd>).reduce(
        (all, crowd) => all.map((n, i) => n + (crowd[i] ?? 0)),
        view.volcano,
      );
      return { ...view, markers: without(view, event), volcano: dead };
    }
    case "ran":
      return { ...view, markers: shift(without(view, event), view.players, event.to, seat, 1) };
    case "saved":
      return { ...view, markers: without(view, event), saved: added(view.saved, seat, 1) };
    default:
      return view;
  }
}

const settle = (view: View, seat: number, square: string): View => ({
  ...view,
  markers: shift(view.markers, view.players, square, seat, 1),
  supply: added(view.supply, seat, -1),
});

/** The table before the first card is dealt. */
export function opening(last: View): View {
  const none = last.saved.map(() => 0);
  return {
    ...last,
    phase: "settling",
    waiting: "deal",
    turn: 0,
    hand: [],
    hand_sizes: none,
    discard: [],
    deck: { left: 41, omens: 7, ad79: 0 },
    supply: none.map(() => MARKERS[last.options.edition === "mayfair" ? "mayfair" : "amigo"][last.players] ?? 0),
    markers: {},
    saved: none,
    volcano: none,
    lava: {},
    bag: TILES,
    tile: null,
    aside: {},
    pending: {},
  };
}

/** The card of an event and its way, as a seat sees it: from the own hand, or from another's plate. */
export function flight({ type, seat, card, square }: Event, me: number | null): Flight | null {
  const own = seat === me;
  switch (type) {
    case "played":
      return { card: String(card), from: own ? `card:${card}` : `seat:${seat}`, to: `at:${square}`, fades: true };
    case "discarded":
      return { card: String(card), from: own ? `card:${card}` : `seat:${seat}`, to: "pile" };
    case "drew":
      return { card: null, from: "deck", to: own ? "hand" : `seat:${seat}`, fades: true };
    default:
      return null;
  }
}

/** How long an event is on stage, in milliseconds. */
export function pace({ type, path, squares }: Event): number {
  switch (type) {
    case "ran":
    case "saved":
      return Math.min(1200, 160 + 140 * ((path as string[]).length - 1)) + (type === "saved" ? 400 : 0);
    case "lava":
      return 620;
    case "lost":
      return 560 + 60 * Math.min(8, Object.keys(squares as object).length);
    case "played":
      return 560;
    case "relative":
    case "discarded":
      return 420;
    case "drew":
      return 300;
    case "tile":
    case "omen":
    case "ad79":
    case "erupted":
      return 620;
    case "set_aside":
      return 420;
    default:
      return 0;
  }
}
