/**
 * The view after an event, to draw the story one pawn and one card at a time. After all events of a move it is the
 * server's view: a test compares every field. No event says which way the dice go on the track, or what a Vita Romana
 * card still demands; until the next event does, `turn`, `waiting` and `pending` may be behind.
 */
import type { Target } from "$lib/choice";
import { lotOf, SQUARES, squareOf } from "./board";
import { holdings, led, type Retold } from "./view";
import type { Event, View, Waiting } from "./wire";

const put = <T>(list: readonly T[], at: number, change: (one: T) => T): T[] =>
  list.map((one, i) => (i === at ? change(one) : one));
const plus = (view: Retold, seat: number, amount: number): Retold => ({
  ...view,
  money: put(view.money, seat, (money) => money + amount),
});
const sorted = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);
const hold = (view: Retold, seat: number, more: readonly number[], fewer: readonly number[] = []): Retold => ({
  ...view,
  cards: put(view.cards, seat, (cards) => sorted([...cards.filter((card) => !fewer.includes(card)), ...more])),
});
const stand = (view: Retold, seat: number, spot: string | null): Retold => ({
  ...view,
  pawns: put(view.pawns, seat, () => spot),
});
const leaveHome = (view: Retold, cards: readonly number[]): Retold => ({
  ...view,
  housed: Object.fromEntries(Object.entries(view.housed).filter(([card]) => !cards.includes(Number(card)))),
});

/** What a seat that is still in the game decides first, by its stage. */
const FIRST: Readonly<Partial<Record<View["stage"][number], Waiting>>> = {
  buying: "move",
  living: "vita",
  fleeing: "vesuvius",
};
const begin = (view: Retold, seat: number): Retold => ({
  ...view,
  turn: seat,
  waiting: FIRST[view.stage[seat] ?? "dead"] ?? view.waiting,
  pending: {},
  steps: null,
  declared: null,
});

/** The turn of that seat is over: the next one clockwise that is neither dead nor excluded begins. */
function next(view: Retold, seat: number): Retold {
  if (view.turn !== seat) return view;
  const clockwise = view.stage.map((_, i) => (seat + 1 + i) % view.players);
  const after = clockwise.find((other) => FIRST[view.stage[other] ?? "dead"]);
  return after === undefined ? view : begin(view, after);
}

/** The view in a turn of that seat, which may have begun without an event. */
const inTurn = (view: Retold, seat: number): Retold => (view.turn === seat ? view : begin(view, seat));

export function retell(view: Retold, event: Event): Retold {
  switch (event.type) {
    case "citizen": {
      const last = event.seat === view.players - 1;
      return {
        ...view,
        turn: last ? 0 : event.seat + 1,
        waiting: last ? "move" : "citizen",
        citizens: [...view.citizens, event.colour],
        lost: view.cards.map(() => []),
      };
    }
    case "rolled": {
      const { seat, dice, steps } = event;
      if (view.stage[seat] === "fleeing") return { ...view, steps, waiting: "go" };
      const forward = dice.length > 1;
      const past = forward && indexOf(view.pawns[seat] ?? "s0") + steps >= SQUARES.length;
      const pair = holdings(view.cards[seat] ?? []).some(({ buildings, people }) => buildings.length && people.length);
      return { ...inTurn(view, seat), waiting: past && pair ? "enter" : "buy" };
    }
    case "moved":
      return stand(view, event.seat, event.to);
    case "stayed":
      return { ...view, waiting: "buy" };
    case "bought": {
      const { seat, card, amount } = event;
      return next(stand(plus(hold(view, seat, [card]), seat, -amount), seat, `s${squareOf(card)}`), seat);
    }
    case "passed":
      return next(view, event.seat);
    case "sold": {
      const { seat, card, amount } = event;
      const { place } = lotOf(card);
      const homeless = Object.keys(view.housed)
        .map(Number)
        .filter((person) => view.housed[person] === place);
      const now = view.stage[seat] === "buying" ? inTurn(view, seat) : view;
      return leaveHome(plus(hold(now, seat, [], [card]), seat, amount), [card, ...homeless]);
    }
    case "offered": {
      const { seat, to, give, pay, take, get } = event;
      const { waiting, pending, ...rest } = inTurn(view, seat);
      if (waiting !== "move" && waiting !== "enter" && waiting !== "buy") return view; // no other decision offers
      const offers = (pending.offers ?? 0) + 1;
      return { ...rest, waiting: "offer", pending: { offer: { to, give, pay, take, get }, back: waiting, offers } };
    }
    case "traded": {
      const { seat, to, give, pay, take, get } = event;
      const swapped = hold(hold(view, seat, take, give), to, give, take);
      return settled(plus(plus(swapped, seat, get - pay), to, pay - get));
    }
    case "refused":
    case "withdrawn":
      return settled(view);
    case "housed":
      return { ...view, housed: { ...view.housed, [event.card]: event.place } };
    case "entering":
      return { ...inTurn(view, event.seat), waiting: "house", pending: {} };
    case "entered":
      return { ...view, stage: put(view.stage, event.seat, () => "living") };
    case "vita":
      return { ...inTurn(view, event.seat), vita: [...view.vita, event.card], acted: event.seat };
    case "went": {
      const now = stand(view, event.seat, event.to);
      return event.from.startsWith("s") ? next(now, event.seat) : now; // from the track: that was the last of the entry
    }
    case "received":
      return plus(view, event.seat, event.amount);
    case "paid": {
      const paid = plus(view, event.seat, -event.amount);
      return event.to === null ? paid : plus(paid, event.to, event.amount);
    }
    case "last_day": {
      const now: Retold = {
        ...view,
        stage: view.stage.map((stage, seat) =>
          event.excluded.includes(seat) ? "excluded" : stage === "living" ? "fleeing" : stage,
        ),
        pawns: view.pawns.map((pawn, seat) => (event.excluded.includes(seat) ? null : pawn)),
      };
      return next(now, event.seat);
    }
    case "vesuvius":
      return {
        ...begin(view, event.seat),
        waiting: led(view, event.seat).length ? "roll" : "declare",
        vesuvius: [...view.vesuvius, event.card],
        acted: event.seat,
      };
    case "perished": {
      const { seat, card } = event;
      return {
        ...leaveHome(hold(view, seat, [], [card]), [card]),
        perished: [...view.perished, card],
        ...(view.lost ? { lost: put(view.lost, seat, (lost) => [...lost, card]) } : {}),
      };
    }
    case "died": {
      const { seat } = event;
      const stage = put(view.stage, seat, () => "dead" as const);
      return next(stand({ ...view, stage, escort: put(view.escort, seat, () => null) }, seat, null), seat);
    }
    case "declared":
      return { ...view, declared: event.card, waiting: view.steps === null ? "roll" : "go" };
    case "walked": {
      const walked = stand({ ...view, steps: event.left }, event.seat, event.way.at(-1)!);
      return event.left ? walked : next(walked, event.seat);
    }
    case "fetched": {
      const { seat, patron, cards } = event;
      const escort = view.options.household ? cards : cards[0]!;
      const fetched = leaveHome(hold(hold(view, patron, [], cards), seat, cards), cards);
      return next({ ...fetched, escort: put(view.escort, seat, () => escort) }, seat);
    }
    case "saved": {
      const { seat, cards } = event;
      const now = {
        ...hold(view, seat, [], cards),
        saved: put(view.saved, seat, (saved) => [...saved, ...cards]),
        escort: put(view.escort, seat, () => null),
      };
      return view.steps ? { ...now, waiting: "declare", declared: null } : now;
    }
    case "stopped":
      return next(view, event.seat);
    case "ended":
      return {
        ...view,
        turn: view.acted ?? view.turn,
        waiting: "over",
        pending: {},
        steps: null,
        declared: null,
      };
    case "destroyed":
      return view;
  }
}

/** An offer was answered: the turn goes on from where it was made. */
function settled(view: Retold): Retold {
  const { back = "move", offers } = view.pending;
  return { ...view, waiting: back, pending: offers === undefined ? {} : { offers } };
}

/** The pawns on the board without the one that the event animates. */
export function onBoard(view: View, event: Event | null): View["pawns"] {
  const walks = event?.type === "moved" || event?.type === "went" || event?.type === "walked";
  return walks ? put(view.pawns, event.seat, () => null) : view.pawns;
}

/** The clients led while the pawn walks. */
export const company = (view: View, event: Event): readonly number[] =>
  event.type === "walked" ? led(view, event.seat) : [];

const indexOf = (square: string): number => Number(square.slice(1));

/** Whether a card of Vita Romana, or what it demands, touches a seat; a spectator sees all in full. */
const touches = (event: Event, me: number | null): boolean =>
  me === null || ("seat" in event && event.seat === me) || ("to" in event && event.to === me);

/**
 * How long an event is shown, in milliseconds. Cards of Vita Romana come by the dozen: one's own lies open until the
 * next click, and of the others' only what touches oneself takes its time.
 */
export function pace(event: Event, me: number | null = null): number {
  const brief = !touches(event, me);
  switch (event.type) {
    case "moved":
      return Math.min(1200, 160 + 110 * Math.abs(indexOf(event.to) - indexOf(event.from)));
    case "walked":
      return Math.min(1400, 160 + 120 * (event.way.length - 1));
    case "went":
      return event.from === event.to ? 0 : event.from.startsWith("s") ? 800 : brief ? 250 : 500;
    case "rolled":
      return 700;
    case "bought":
    case "housed":
      return 420;
    case "traded":
    case "refused":
      return 620;
    case "offered":
      return 900;
    case "vita":
      return event.card === 36 ? 2600 : me === null ? 1700 : brief ? 500 : 900;
    case "received":
    case "paid":
      return brief ? 60 : 320;
    case "last_day":
      return 1200;
    case "vesuvius":
      return typeof event.card === "number" ? 500 : 900;
    case "destroyed":
      return 720;
    case "perished":
    case "died":
      return 450;
    case "fetched":
      return 350;
    case "saved":
      return 620;
    default:
      return 0;
  }
}

/** Where a seat's turn is to be seen: what it bought, where its pawn stopped. */
export function marks(event: Event): Target[] {
  switch (event.type) {
    case "bought":
      return [`at:s${squareOf(event.card)}`];
    case "moved":
      return [`at:${event.to}`];
    case "walked":
      return [`at:${event.way.at(-1)!}`];
    case "went":
    case "fetched":
      return [`at:p${event.place}`];
    default:
      return [];
  }
}
