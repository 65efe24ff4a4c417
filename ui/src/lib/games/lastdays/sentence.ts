/** Events in words: what happened, and what would happen. */
import { list, type Params, together } from "$lib/i18n.svelte";
import { fortuna, GATES, isOutside, isPerson, lotOf, ROMAN, SQUARES } from "./board";
import { buried, led } from "./view";
import { exits, stepsInto, ways } from "./ways";
import type { Event, Offer, View } from "./wire";
import {
  citizenName,
  fullName,
  personName,
  placeForms,
  placeName,
  say,
  thePlace,
  vitaText,
  vitaTitle,
  words,
} from "./words";

/** A card by its name. */
export const wholeName = (card: number): string => (isPerson(card) ? fullName(card) : cardName(card));
export const cardName = (card: number): string => (isPerson(card) ? personName(card) : placeName(lotOf(card).place!));
const peopleNames = (cards: readonly number[]): string => list(cards.map(personName));
/** A card as the object of a sentence: a building has its article. */
export const theCard = (card: number): string => (isPerson(card) ? personName(card) : thePlace(lotOf(card).place!));
/** A card as a sentence can need it. */
export const cardForms = (card: number): Params => ({ card: cardName(card), the_card: theCard(card) });

/** A square as a player calls it: by its card, INGRESSUS, or FORTUNA with its number. */
export function squareName(square: number): string {
  const card = SQUARES[square];
  if (card) return cardName(card);
  return square === 0 ? "INGRESSUS" : `FORTUNA ${ROMAN[fortuna(square)]}`;
}

/** One side of a bargain: "Hedone and ST 500". */
export const side = (cards: readonly number[], money: number): string =>
  cards.length || money
    ? list([...cards.map(theCard), ...(money ? [say("st", { amount: money })] : [])])
    : say("nothing");
export const terms = ({ give, pay, take, get }: Omit<Offer, "to">): string =>
  say("terms", { give: side(give, pay), take: side(take, get) });

export function sentence(event: Event, names: readonly string[], me: number | null): string | null {
  /** The sentence about a seat, or the one that speaks to the player in it. */
  const about = (seat: number, key: string, params = {}) => {
    const to = seat === me && words.has(`${key}_you`) ? `${key}_you` : key;
    return words.lookUp(to, { who: names[seat] ?? "", ...params });
  };
  switch (event.type) {
    case "citizen":
      return about(event.seat, "ev_citizen", { citizen: citizenName(event.colour), house: event.house });
    case "rolled":
      return about(event.seat, "ev_rolled", { dice: list(event.dice.map(String)), n: event.steps });
    case "moved":
      return about(event.seat, event.pushed ? "ev_pushed" : "ev_moved", {
        square: squareName(Number(event.to.slice(1))),
      });
    case "bought":
    case "sold":
      return about(event.seat, `ev_${event.type}`, { ...cardForms(event.card), amount: event.amount });
    case "offered":
      return event.to === me
        ? say("ev_offered_to_you", { who: names[event.seat] ?? "", terms: terms(event) })
        : about(event.seat, "ev_offered", { other: names[event.to] ?? "", terms: terms(event) });
    case "traded": {
      // A trade is described from the side of the player who reads of it.
      const { seat, to, give, pay, take, get } = event;
      return to === me
        ? say("ev_traded_you", {
            other: names[seat] ?? "",
            terms: terms({ give: take, pay: get, take: give, get: pay }),
          })
        : about(seat, "ev_traded", { other: names[to] ?? "", terms: terms(event) });
    }
    case "housed":
      return say("ev_housed", { person: personName(event.card), ...placeForms(event.place), no: event.place });
    case "vita":
      return event.card === 36
        ? about(event.seat, "ev_ultimate")
        : about(event.seat, "ev_vita", { title: vitaTitle(event.card), text: vitaText(event.card) });
    case "received":
      return about(event.seat, "ev_received", { amount: event.amount });
    case "paid": {
      const { seat, to, amount, forgiven } = event;
      const paid =
        to === null
          ? about(seat, "ev_paid_bank", { amount })
          : to === me
            ? say("meanwhile_paid_you", { who: names[seat] ?? "", amount })
            : about(seat, "ev_paid", { other: names[to] ?? "", amount });
      return forgiven ? together([paid, say("ev_forgiven", { amount: forgiven })]) : paid;
    }
    case "last_day": {
      const out = event.excluded.map((seat) => names[seat] ?? "");
      return out.length
        ? together([say("ev_last_day"), say("ev_excluded", { n: out.length, who: list(out) })])
        : say("ev_last_day");
    }
    case "vesuvius":
      return typeof event.card === "number" ? null : about(event.seat, event.card === "x2" ? "ev_x2" : "ev_blank");
    case "destroyed":
      return say("ev_destroyed", { ...placeForms(event.place), no: event.place });
    case "perished":
      return say("ev_perished", { person: personName(event.card), who: names[event.seat] ?? "" });
    case "declared":
      return event.card === null || event.place === null
        ? null
        : about(event.seat, "ev_declared", { person: personName(event.card), ...placeForms(event.place) });
    case "walked":
      return about(event.seat, isOutside(event.way.at(-1)!) ? "ev_walked_out" : "ev_walked", {
        n: event.way.length - 1,
      });
    case "fetched":
      return about(event.seat, event.patron === event.seat ? "ev_fetched" : "ev_adopted", {
        people: peopleNames(event.cards),
        other: names[event.patron] ?? "",
      });
    case "saved":
      return about(event.seat, "ev_saved", { people: peopleNames(event.cards), gate: placeName(event.gate) });
    case "ended": {
      const first = names.filter((_, i) => event.places[i] === 1);
      const why = say(`end_${event.reason}`);
      if (!first.length) return together([why, say("ev_nobody")]);
      const amount = Math.max(...event.scores);
      return together([why, say("ev_won", { n: first.length, who: list(first), amount })]);
    }
    case "stayed":
    case "passed":
    case "refused":
    case "withdrawn":
    case "entering":
    case "died":
      return about(event.seat, `ev_${event.type}`);
    case "went":
    case "entered":
    case "stopped":
      return null;
  }
}

/** What a card will count in the end: a person the price, once led out; a building nothing, but it holds people. */
function counting(card: number): string {
  const lot = lotOf(card);
  return lot.place === null
    ? say("would_count", { person: personName(card), amount: lot.price })
    : say("would_hold", { n: lot.capacity });
}

/** A walk that ends on the way to somebody, or with somebody to a gate: how far it is from there. */
function farther(spot: string, view: View, n: number): string | undefined {
  const gone = buried(view);
  const home = view.declared === null ? undefined : view.housed[String(view.declared)];
  if (home !== undefined) {
    const far = stepsInto(ways(spot, gone), home, gone);
    const goal = personName(view.declared!);
    return far === undefined ? undefined : say("would_near", { n, far, goal, the_goal: goal });
  }
  const [exit] = led(view, view.seat ?? view.turn).length ? exits(spot, gone) : [];
  return exit && say("would_near", { n, far: exit.steps, goal: placeName(exit.gate), the_goal: thePlace(exit.gate) });
}

/** What a move would do, in one line. */
export function previewText(events: readonly Event[], view: View): string {
  const [event] = events;
  switch (event?.type) {
    case "walked": {
      const n = event.way.length - 1;
      const to = event.way.at(-1)!;
      const people = peopleNames(led(view, event.seat));
      if (to.startsWith("p"))
        return say("would_reach", { n, person: view.declared === null ? "" : personName(view.declared) });
      const gate = GATES.find(({ exit }) => `d${exit}` === to);
      if (gate && people) return say("would_save", { n, people, gate: placeName(gate.no) });
      return farther(to, view, n) ?? say("would_walk", { n, left: event.left });
    }
    case "bought":
      return together([
        say("would_keep", { amount: (view.money[event.seat] ?? 0) - event.amount }),
        counting(event.card),
      ]);
    case "sold":
      return say("would_have", { amount: (view.money[event.seat] ?? 0) + event.amount });
    case "housed":
      return say("would_live", { person: personName(event.card), ...placeForms(event.place) });
    case "went":
      return placeName(event.place);
    default:
      return "";
  }
}
