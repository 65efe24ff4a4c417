/**
 * The view after an event, to draw the story one card at a time. After all events of a move it is the server's view:
 * a test compares every field.
 */
import type { Flight } from "$lib/board/flight";
import type { Target } from "$lib/choice";
import { inOrder, STATUE } from "./cards";
import { isPlacement } from "./view";
import type { Event, View } from "./wire";

const added = (counts: readonly number[], seat: number, by: number): number[] =>
  counts.map((n, i) => (i === seat ? n + by : n));

/** The view with a card gone from a hand; only the hand's owner sees which. */
const without = (view: View, seat: number, card: string): View => ({
  ...view,
  hand: view.seat === seat ? view.hand.filter((held) => held !== card) : view.hand,
  hand_sizes: added(view.hand_sizes, seat, -1),
});

export function retell(view: View, event: Event): View {
  switch (event.type) {
    case "founded":
      return { ...view, city: { [event.at]: event.card }, deck: { ...view.deck, left: event.left } };
    case "drew":
      return { ...view, hand_sizes: added(view.hand_sizes, event.seat, 1), deck: { ...view.deck, left: event.left } };
    case "got":
      return event.seat === view.seat ? { ...view, hand: inOrder([...view.hand, event.card]) } : view;
    case "built":
      return drawing({
        ...without(view, event.seat, event.card),
        city: { ...view.city, [event.at]: event.card },
        scores: added(view.scores, event.seat, event.points),
      });
    case "raised":
      return {
        ...view,
        city: { ...view.city, [event.at]: STATUE },
        statues: added(view.statues, event.seat, -1),
        scores: added(view.scores, event.seat, event.points),
      };
    case "discarded":
      return drawing({ ...without(view, event.seat, event.card), discard: [...view.discard, event.card] });
    case "interrupted":
      return {
        ...view,
        permits: added(view.permits, event.seat, -1),
        waiting: "permit",
        interrupted: true,
        interrupter: event.seat,
      };
    case "volcano":
      return drawing({ ...view, deck: { left: event.left, volcanoes: event.number } });
    case "turn":
      return {
        ...view,
        turn: event.seat,
        waiting: "turn",
        interrupter: null,
        interrupted: view.turn === event.seat && view.interrupted,
      };
    case "ended":
      return { ...view, waiting: "over", hands: event.hands, scores: event.scores };
    case "chose":
      return event.draw ? { ...view, waiting: "draw" } : view;
  }
}

/** A card is drawn next; after the first volcano only by choice, as long as there is a hand (P15). */
const drawing = (view: View): View => ({
  ...view,
  waiting: view.deck.volcanoes > 0 && view.hand_sizes[view.interrupter ?? view.turn] ? "choice" : "draw",
});

/** How long the parts of a placement are shown: the card flies, each street scores, then time to read. */
export const FLIGHT = 460;
export const PAYING = 260;
const READING = 620;

/** The card of an event and where it flies, as a seat sees it: from its hand, or from another seat's plate. */
export function flight(event: Event, me: number | null): Flight | null {
  switch (event.type) {
    case "built":
    case "raised":
    case "discarded": {
      const card = event.type === "raised" ? STATUE : event.card;
      const from = event.seat === me ? (`card:${card}` as const) : (`seat:${event.seat}` as const);
      return { card, from, to: event.type === "discarded" ? "pile" : `at:${event.at}` };
    }
    case "founded":
      return { card: event.card, from: "deck", to: `at:${event.at}` };
    case "drew":
      return { card: null, from: "deck", to: event.seat === me ? "hand" : `seat:${event.seat}`, fades: true };
    default:
      return null;
  }
}

/** How long an event is shown, in milliseconds. */
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

/** Where a seat built in its turn. */
export const marks = (event: Event): Target[] => (isPlacement(event) ? [`at:${event.at}`] : []);
