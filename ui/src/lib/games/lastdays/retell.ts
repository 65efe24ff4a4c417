/** The view after an event: bookkeeping for drawing the story, one pawn and one card at a time. No rules. */
import type { Event } from "$lib/story";
import { MONEY, squareOf } from "./board";
import { led, type View } from "./view";

const put = <T>(list: readonly T[], at: number, change: (one: T) => T): T[] =>
  list.map((one, i) => (i === at ? change(one) : one));
const plus = (view: View, seat: number, amount: number): View => ({
  ...view,
  money: put(view.money, seat, (money) => money + amount),
});
const sorted = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);
const hold = (view: View, seat: number, more: readonly number[], fewer: readonly number[] = []): View => ({
  ...view,
  cards: put(view.cards, seat, (cards) => sorted([...cards.filter((card) => !fewer.includes(card)), ...more])),
});
const stand = (view: View, seat: number, spot: string | null): View => ({
  ...view,
  pawns: put(view.pawns, seat, () => spot),
});
const leaveHome = (view: View, cards: readonly number[]): View => ({
  ...view,
  housed: Object.fromEntries(Object.entries(view.housed).filter(([card]) => !cards.includes(Number(card)))),
});

export function retell(view: View, event: Event): View {
  const { type, seat, card, amount } = event;
  switch (type) {
    case "citizen":
      return { ...view, citizens: [...view.citizens, event.colour] };
    case "rolled":
      return view.stage[seat] === "fleeing" ? { ...view, steps: event.steps } : view;
    case "moved":
      return stand({ ...view, turn: seat }, seat, event.to);
    case "bought":
      return stand(plus(hold(view, seat, [card]), seat, -amount), seat, `s${squareOf(card)}`);
    case "sold":
      return leaveHome(plus(hold(view, seat, [], [card]), seat, amount), [card]);
    case "offered":
      return {
        ...view,
        turn: seat,
        waiting: "offer",
        pending: {
          ...view.pending,
          offer: { to: event.to, give: event.give, pay: event.pay, take: event.take, get: event.get },
        },
      };
    case "traded": {
      const swapped = hold(hold(view, seat, event.take, event.give), event.to, event.give, event.take);
      return settled(plus(plus(swapped, seat, event.get - event.pay), event.to, event.pay - event.get));
    }
    case "refused":
    case "withdrawn":
      return settled(view);
    case "housed":
      return { ...view, housed: { ...view.housed, [String(card)]: event.place } };
    case "entered":
      return { ...view, stage: put(view.stage, seat, () => "living" as const) };
    case "vita":
      return { ...view, turn: seat, vita: [...view.vita, card] };
    case "went":
      return stand(view, seat, event.to);
    case "received":
      return plus(view, seat, amount);
    case "paid": {
      const paid = plus(view, seat, -amount);
      return event.to === null ? paid : plus(paid, event.to, amount);
    }
    case "last_day": {
      const out = event.excluded as readonly number[];
      return {
        ...view,
        stage: view.stage.map((stage, i) => (out.includes(i) ? "excluded" : stage === "living" ? "fleeing" : stage)),
        pawns: view.pawns.map((pawn, i) => (out.includes(i) ? null : pawn)),
      };
    }
    case "vesuvius":
      return { ...view, turn: seat, steps: null, declared: null, vesuvius: [...view.vesuvius, event.card] };
    case "perished":
      return {
        ...leaveHome(hold(view, seat, [], [card]), [card]),
        perished: [...view.perished, card],
        ...(view.lost ? { lost: put(view.lost, seat, (lost) => [...lost, card as number]) } : {}),
      };
    case "died":
      return stand(
        { ...view, stage: put(view.stage, seat, () => "dead" as const), escort: put(view.escort, seat, () => null) },
        seat,
        null,
      );
    case "declared":
      return { ...view, declared: card };
    case "walked":
      return stand({ ...view, steps: event.left }, seat, (event.way as string[]).at(-1)!);
    case "fetched": {
      const cards = event.cards as number[];
      const moved = hold(hold(view, event.patron, [], cards), seat, cards);
      return {
        ...leaveHome(moved, cards),
        declared: null,
        escort: put(view.escort, seat, () => (cards.length > 1 ? cards : cards[0]!)),
      };
    }
    case "saved":
      return {
        ...hold(view, seat, [], event.cards),
        saved: put(view.saved, seat, (saved) => [...saved, ...event.cards]),
        escort: put(view.escort, seat, () => null),
      };
    default:
      return view;
  }
}

function settled(view: View): View {
  const { offer: _done, ...pending } = view.pending;
  return { ...view, pending, waiting: "move" };
}

/** The table before the first pawn is drawn. */
export function opening(last: View): View {
  const each = <T>(one: T): T[] => Array.from({ length: last.players }, () => one);
  return {
    ...last,
    turn: 0,
    waiting: "citizen",
    citizens: [],
    stage: each("buying" as const),
    money: each(MONEY[last.players] ?? 0),
    pawns: each("s0"),
    cards: each([]),
    housed: {},
    saved: each([]),
    perished: [],
    lost: each([]),
    escort: each(null),
    vita: [],
    vesuvius: [],
    steps: null,
    declared: null,
    pending: {},
  };
}

/** The pawns without the one on stage. */
export function onBoard(view: View, event: Event | null): readonly (string | null)[] {
  const walks = event !== null && ["moved", "went", "walked"].includes(event.type);
  return walks ? put(view.pawns, event.seat, () => null) : view.pawns;
}

/** Who is led by the hand while the pawn walks. */
export const company = (view: View, event: Event): readonly number[] =>
  event.type === "walked" ? led(view, event.seat) : [];

/** How long an event is on stage, in milliseconds. */
export function pace({ type, way, from, to, card, place }: Event): number {
  switch (type) {
    case "moved":
      return Math.min(1200, 160 + 110 * Math.abs(Number(String(to).slice(1)) - Number(String(from).slice(1))));
    case "walked":
      return Math.min(1400, 160 + 120 * ((way as string[]).length - 1));
    case "went":
      return from === to ? 0 : 800;
    case "rolled":
      return 450;
    case "bought":
    case "housed":
      return 420;
    case "traded":
    case "refused":
      return 620;
    case "offered":
      return 900;
    case "vita":
      return card === 36 ? 2600 : 1700;
    case "received":
    case "paid":
      return 320;
    case "last_day":
      return 1200;
    case "vesuvius":
      return typeof card === "number" ? 500 : 900;
    case "destroyed":
      return place === undefined ? 0 : 720;
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
