/** Events in words: what happened, and what would happen. */
import { list } from "$lib/i18n.svelte";
import type { Event } from "$lib/story";
import { fortuna, GATES, isOutside, isPerson, lotOf, ROMAN, SQUARES } from "./board";
import { led, type Offer, type View } from "./view";
import { citizenName, fullName, personName, placeName, say, vitaText, vitaTitle, words } from "./words";

/** A card by its name. */
export const wholeName = (card: number): string => (isPerson(card) ? fullName(card) : cardName(card));
export const cardName = (card: number): string => (isPerson(card) ? personName(card) : placeName(lotOf(card).place!));
const cardNames = (cards: readonly number[]): string => list(cards.map(cardName));

/** A square as a player calls it: by its card, INGRESSUS, or FORTUNA with its number. */
export function squareName(square: number): string {
  const card = SQUARES[square];
  if (card) return cardName(card);
  return square === 0 ? "INGRESSUS" : `FORTUNA ${ROMAN[fortuna(square)]}`;
}

/** One side of a bargain: "Hedone and ST 500". */
export const side = (cards: readonly number[], money: number): string =>
  cards.length || money
    ? list([...cards.map(cardName), ...(money ? [say("st", { amount: money })] : [])])
    : say("nothing");
export const terms = ({ give, pay, take, get }: Omit<Offer, "to">): string =>
  say("terms", { give: side(give, pay), take: side(take, get) });

const SILENT = new Set(["went", "entered", "stopped"]);

export function sentence(event: Event, names: readonly string[], me: number | null): string | null {
  const { type, seat, card, amount } = event;
  const who = names[seat as number] ?? "";
  const other = names[(event.to ?? event.from) as number] ?? "";
  /** The form that speaks to the person whose seat it is. */
  const tell = (key: string, params = {}) => {
    const own = seat === me && words.has(`${key}_you`) ? `${key}_you` : key;
    return say(own as "ev_moved", { who, ...params });
  };
  if (SILENT.has(type)) return null;
  switch (type) {
    case "citizen":
      return tell("ev_citizen", { citizen: citizenName(event.colour), house: event.house });
    case "rolled":
      return tell("ev_rolled", { dice: list((event.dice as number[]).map(String)), n: event.steps });
    case "moved":
      return tell(event.pushed ? "ev_pushed" : "ev_moved", { square: squareName(Number(String(event.to).slice(1))) });
    case "bought":
    case "sold":
      return tell(`ev_${type}`, { card: cardName(card), amount });
    case "offered":
      return tell("ev_offered", { other, terms: terms(event as unknown as Offer) });
    case "traded":
      return tell("ev_traded", { other, terms: terms(event as unknown as Offer) });
    case "housed":
      return say("ev_housed", { person: personName(card), place: placeName(event.place), no: event.place });
    case "vita":
      return card === 36 ? tell("ev_ultimate") : tell("ev_vita", { title: vitaTitle(card), text: vitaText(card) });
    case "received":
      return tell("ev_received", { amount });
    case "paid": {
      const paid = event.to === null ? tell("ev_paid_bank", { amount }) : tell("ev_paid", { other, amount });
      return event.forgiven ? `${paid} ${say("ev_forgiven", { amount: event.forgiven })}` : paid;
    }
    case "last_day": {
      const out = (event.excluded as number[]).map((one) => names[one] ?? "");
      return out.length
        ? `${say("ev_last_day")} ${say("ev_excluded", { n: out.length, who: list(out) })}`
        : say("ev_last_day");
    }
    case "vesuvius":
      return typeof card === "number" ? null : tell(card === "x2" ? "ev_x2" : "ev_blank");
    case "destroyed":
      return say("ev_destroyed", { place: placeName(event.place), no: event.place });
    case "perished":
      return say("ev_perished", { person: personName(card), who });
    case "declared":
      return card === null ? null : tell("ev_declared", { person: personName(card), place: placeName(event.place) });
    case "walked":
      return tell(isOutside((event.way as string[]).at(-1)!) ? "ev_walked_out" : "ev_walked", {
        n: (event.way as string[]).length - 1,
      });
    case "fetched":
      return tell(event.patron === seat ? "ev_fetched" : "ev_adopted", {
        people: cardNames(event.cards),
        other: names[event.patron as number] ?? "",
      });
    case "saved":
      return tell("ev_saved", { people: cardNames(event.cards), gate: placeName(event.gate) });
    case "ended": {
      const first = names.filter((_, i) => event.places[i] === 1);
      const why = say(`end_${event.reason as "all_done"}`);
      return first.length
        ? `${why} ${say("ev_won", { n: first.length, who: list(first), amount: Math.max(...(event.scores as number[])) })}`
        : `${why} ${say("ev_nobody")}`;
    }
    case "stayed":
    case "passed":
    case "refused":
    case "withdrawn":
    case "entering":
    case "died":
      return tell(`ev_${type}`);
    default:
      return null;
  }
}

/** What a move would do, in one line. */
export function foretell(events: readonly Event[], view: View): string {
  const [event] = events;
  switch (event?.type) {
    case "walked": {
      const n = (event.way as string[]).length - 1;
      const to = (event.way as string[]).at(-1)!;
      const people = cardNames(led(view, event.seat));
      if (to.startsWith("p"))
        return say("would_reach", { n, person: view.declared === null ? "" : personName(view.declared) });
      const gate = GATES.find(({ exit }) => `d${exit}` === to);
      if (gate && people) return say("would_save", { n, people, gate: placeName(gate.no) });
      return say("would_walk", { n, left: event.left });
    }
    case "bought":
      return say("would_keep", { amount: (view.money[event.seat] ?? 0) - event.amount });
    case "sold":
      return say("would_have", { amount: (view.money[event.seat] ?? 0) + event.amount });
    case "housed":
      return say("would_live", { person: personName(event.card), place: placeName(event.place) });
    case "went":
      return placeName(event.place);
    default:
      return "";
  }
}
