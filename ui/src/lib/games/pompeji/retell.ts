/** The view after an event: bookkeeping for drawing the story, one card at a time. No rules. */
import type { Flight } from "$lib/board/flight";
import type { Event } from "$lib/story";
import { CARDS, inOrder, STATUE, VOLCANOES } from "./cards";
import { isPlacement, type View } from "./view";

const added = (counts: readonly number[], seat: number, by: number): number[] =>
  counts.map((n, i) => (i === seat ? n + by : n));

/** One card less in a hand, and in one's own the card itself. */
const without = (view: View, seat: number, card: string): View => ({
  ...view,
  hand: view.seat === seat ? view.hand.filter((held) => held !== card) : view.hand,
  hand_sizes: added(view.hand_sizes, seat, -1),
});

export function retell(view: View, event: Event): View {
  const seat = event.seat as number;
  switch (event.type) {
    case "founded":
      return { ...view, city: { [event.at]: event.card }, deck: { ...view.deck, left: event.left } };
    case "drew":
      return { ...view, hand_sizes: added(view.hand_sizes, seat, 1), deck: { ...view.deck, left: event.left } };
    case "got":
      return seat === view.seat ? { ...view, hand: inOrder([...view.hand, event.card]) } : view;
    case "built":
      return {
        ...without(view, seat, event.card),
        city: { ...view.city, [event.at]: event.card },
        scores: added(view.scores, seat, event.points),
      };
    case "raised":
      return {
        ...view,
        city: { ...view.city, [event.at]: STATUE },
        statues: added(view.statues, seat, -1),
        scores: added(view.scores, seat, event.points),
      };
    case "discarded":
      return { ...without(view, seat, event.card), discard: [...view.discard, event.card] };
    case "interrupted":
      return {
        ...view,
        permits: added(view.permits, seat, -1),
        waiting: "permit",
        interrupted: true,
        interrupter: seat,
      };
    case "volcano":
      return { ...view, deck: { left: event.left, volcanoes: event.number } };
    case "turn":
      return {
        ...view,
        turn: seat,
        waiting: "turn",
        interrupter: null,
        interrupted: view.turn === seat && view.interrupted,
      };
    case "ended":
      return { ...view, waiting: "over", hands: event.hands, scores: event.scores };
    default:
      return view;
  }
}

/** The table before the first card is dealt. */
export function opening({ hands: _hands, ...last }: View): View {
  const none = last.scores.map(() => 0);
  return {
    ...(last as View),
    city: {},
    hand: [],
    hand_sizes: none,
    discard: [],
    deck: { left: CARDS.length + VOLCANOES, volcanoes: 0 },
    statues: none.map(() => 1),
    permits: none.map(() => (last.options.double_permit ? 2 : 1)),
    scores: none,
    turn: 0,
    waiting: "deal",
    interrupted: false,
    interrupter: null,
  };
}

/** How a placement is shown: the card flies, then street after street pays, then a moment to read. */
export const FLIGHT = 460;
export const PAYING = 260;
const READING = 620;

/** The card of an event and its way, as a seat sees it: from the own hand, or from another's plate. */
export function flight({ type, seat, card, at }: Event, me: number | null): Flight | null {
  const own = seat === me;
  switch (type) {
    case "built":
      return { card, from: own ? `card:${card}` : `seat:${seat}`, to: `at:${at}` };
    case "raised":
      return { card: STATUE, from: own ? `card:${STATUE}` : `seat:${seat}`, to: `at:${at}` };
    case "founded":
      return { card, from: "deck", to: `at:${at}` };
    case "discarded":
      return { card, from: own ? `card:${card}` : `seat:${seat}`, to: "pile" };
    case "drew":
      return { card: null, from: "deck", to: own ? "hand" : `seat:${seat}`, fades: true };
    default:
      return null;
  }
}

export function pace(event: Event): number {
  if (isPlacement(event)) return FLIGHT + PAYING * event.streets.length + (event.points ? READING : 0);
  switch (event.type) {
    case "founded":
      return FLIGHT;
    case "interrupted":
      return 1100;
    case "volcano":
      return 1900;
    case "discarded":
      return 420;
    case "drew":
      return 300;
    default:
      return 0;
  }
}
