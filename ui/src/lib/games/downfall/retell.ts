/**
 * The view after an event, to draw the story one marker at a time. After all events of a move it is the server's view:
 * a test compares every field.
 */
import type { Flight } from "$lib/board/flight";
import type { Target } from "$lib/choice";
import { HOUSES } from "./board";
import { inCity, sum, type Crowd } from "./view";
import type { Event, Relatives, View } from "./wire";

type Markers = View["markers"];

/** The markers with `change` more of a seat's on a square. */
export function shift(markers: Markers, players: number, square: string, seat: number, change: number): Markers {
  const crowd = added(markers[square] ?? Array<number>(players).fill(0), seat, change);
  const { [square]: _gone, ...rest } = markers;
  return crowd.some((n) => n > 0) ? { ...rest, [square]: crowd } : rest;
}

const added = (crowd: Crowd, seat: number, change: number): Crowd =>
  crowd.map((n, i) => (i === seat ? Math.max(0, n + change) : n));

/** The markers on the board without those that the event animates: running, or falling into the volcano. */
export function without(view: View, event: Event | null): Markers {
  switch (event?.type) {
    case "ran":
    case "saved":
      return shift(view.markers, view.players, event.square, event.seat, -1);
    case "lost":
      return Object.entries(event.squares).reduce(
        (markers, [square, crowd]) =>
          crowd.reduce((left, n, seat) => shift(left, view.players, square, seat, -n), markers),
        view.markers,
      );
    default:
      return view.markers;
  }
}

export function retell(view: View, event: Event): View {
  switch (event.type) {
    case "turn":
      return {
        ...view,
        turn: event.seat,
        phase: event.phase,
        waiting: event.phase === "settling" ? "play" : "tile",
        pending: {},
      };
    case "dealt":
      return { ...view, hand_sizes: added(view.hand_sizes, event.seat, 1) };
    case "drew":
      return {
        ...view,
        hand_sizes: added(view.hand_sizes, event.seat, 1),
        deck: { ...view.deck, left: view.deck.left - 1 },
      };
    case "got":
      return event.seat === view.seat ? { ...view, hand: [...view.hand, event.card].sort((a, b) => a - b) } : view;
    case "played": {
      const { seat, card, square, building, relatives } = event;
      return calling(settle(fromHand(view, seat, card), seat, square), { left: relatives, closed: [building] });
    }
    case "discarded":
      return fromHand(view, event.seat, event.card);
    case "relative": {
      const closed = "closed" in view.pending ? view.pending.closed : [];
      return calling(settle(view, event.seat, event.square), { left: event.left, closed: [...closed, event.building] });
    }
    case "relatives_done":
      return { ...view, waiting: "draw", pending: {} };
    case "omen": {
      const victims = Object.values(view.markers).some((crowd) =>
        crowd.some((n, seat) => n > 0 && seat !== event.seat),
      );
      return {
        ...view,
        deck: { ...view.deck, left: view.deck.left - 1, omens: view.deck.omens - 1 },
        waiting: victims ? "omen" : "draw",
      };
    }
    case "ad79": {
      const shuffledIn = event.time === 1 && view.options.edition !== "mayfair";
      return { ...view, deck: { ...view.deck, ad79: event.time, left: view.deck.left - (shuffledIn ? 0 : 1) } };
    }
    case "erupted":
      return {
        ...view,
        phase: "eruption",
        turn: (event.seat + 1) % view.players,
        pending: {},
        discard: [...view.discard, ...event.hands.flat()],
        hand: [],
        hand_sizes: view.hand_sizes.map(() => 0),
        supply: view.supply.map(() => 0),
      };
    case "tile": {
      const { [event.tile]: n = 1, ...others } = view.bag;
      return { ...view, waiting: "lava", tile: event.tile, bag: n > 1 ? { ...others, [event.tile]: n - 1 } : others };
    }
    case "set_aside":
      return running({ ...view, aside: { ...view.aside, [event.tile]: (view.aside[event.tile] ?? 0) + 1 } });
    case "lava":
      return running({ ...view, lava: { ...view.lava, [event.square]: event.symbol } });
    case "lost": {
      const dead = Object.values(event.squares).reduce(
        (all, crowd) => all.map((n, i) => n + (crowd[i] ?? 0)),
        view.volcano,
      );
      const waiting = event.cause === "omen" ? "draw" : view.waiting;
      return { ...view, markers: without(view, event), volcano: dead, waiting };
    }
    case "ran": {
      const markers = shift(without(view, event), view.players, event.to, event.seat, 1);
      const left = movesLeft(view) - 1;
      const only = inCity(view, event.seat) === 1;
      const free = only || sum(view.markers[event.square]) === 1;
      const moved = free ? {} : { moved: event.to };
      return { ...view, markers, pending: only && left ? { left, ...moved, may_stop: true } : { left, ...moved } };
    }
    case "saved":
      return {
        ...view,
        markers: without(view, event),
        saved: added(view.saved, event.seat, 1),
        pending: { left: movesLeft(view) - 1 },
      };
    case "stayed":
      return view;
    case "ended":
      return { ...view, phase: "over", waiting: "over", tile: null, pending: {} };
  }
}

/** Relatives come next if one finds a home, else a draw (D9). */
function calling(view: View, relatives: Relatives): View {
  const [first, ...later] = relatives.closed.map((id) => HOUSES.find((house) => house.id === id));
  const welcome = HOUSES.some(
    (house) =>
      (house.kind === first?.kind || house.kind === "neutral") &&
      house !== first &&
      !later.includes(house) &&
      house.spaces.some(([square, spaces]) => sum(view.markers[square]) < spaces),
  );
  return relatives.left && view.supply[view.turn] && welcome
    ? { ...view, waiting: "relative", pending: relatives }
    : { ...view, waiting: "draw", pending: {} };
}

/** The tile lies, and two moves come next; until six tiles lie there are none, and the turn ends (D13, D17). */
const running = (view: View): View => ({ ...view, tile: null, waiting: "run", pending: { left: MOVES } });
const MOVES = 2;
const movesLeft = ({ pending }: View): number => ("left" in pending ? pending.left : MOVES);

/** A card goes from a hand to the discard pile, and another is drawn. */
function fromHand(view: View, seat: number, card: View["hand"][number]): View {
  const at = view.seat === seat ? view.hand.indexOf(card) : -1;
  return {
    ...view,
    hand: view.hand.filter((_, i) => i !== at),
    hand_sizes: added(view.hand_sizes, seat, -1),
    discard: [...view.discard, card],
    waiting: "draw",
  };
}

const settle = (view: View, seat: number, square: string): View => ({
  ...view,
  markers: shift(view.markers, view.players, square, seat, 1),
  supply: added(view.supply, seat, -1),
});

/** The card of an event and where it flies, as a seat sees it: from its hand, or from another seat's plate. */
export function flight(event: Event, me: number | null): Flight | null {
  switch (event.type) {
    case "played":
    case "discarded": {
      const { card, seat } = event;
      const from = seat === me ? (`card:${card}` as const) : (`seat:${seat}` as const);
      return event.type === "played"
        ? { card: String(card), from, to: `at:${event.square}`, fades: true }
        : { card: String(card), from, to: "pile" };
    }
    case "drew":
      return { card: null, from: "deck", to: event.seat === me ? "hand" : `seat:${event.seat}`, fades: true };
    default:
      return null;
  }
}

/** How long an event is shown, in milliseconds. */
export function pace(event: Event): number {
  switch (event.type) {
    case "ran":
    case "saved":
      return Math.min(1200, 160 + 140 * (event.path.length - 1)) + (event.type === "saved" ? 400 : 0);
    case "lava":
      return 620;
    case "lost":
      return 560 + 60 * Math.min(8, Object.keys(event.squares).length);
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

/** The squares where a seat's turn is to be seen: who came or was lost, what flowed, where somebody ran. */
export function marks(event: Event): Target[] {
  switch (event.type) {
    case "played":
    case "relative":
    case "lava":
      return [`at:${event.square}`];
    case "ran":
      return [`at:${event.to}`];
    case "saved":
      return [`at:${event.path.at(-1)!}`];
    case "lost":
      return event.cause === "left_behind" ? [] : Object.keys(event.squares).map((square) => `at:${square}` as const);
    default:
      return [];
  }
}
