/** Events in words: what happened and what would, points with their reasons. */
import { list, number, together } from "$lib/i18n.svelte";
import { colourOf, kindOf, STATUE_VALUE, sumOf, valueOf, type Card } from "./cards";
import { isPlacement, pointsOf, type Placement } from "./view";
import type { Event, Paid, View } from "./wire";
import { say, words } from "./words";

export const kindName = (card: Card): string => say(`k_${kindOf(card)}`);
export const colourName = (card: Card): string => say(`c_${colourOf(card)}`);
/** "Temple, blue". */
export const shortName = (card: Card): string => say("card_name", { kind: kindName(card), colour: colourName(card) });
export const cardName = (card: Card): string =>
  say("card", { kind: kindName(card), colour: colourName(card), value: valueOf(card) });
/** The card within a sentence: "the blue temple". */
export const theCard = (card: Card): string => words.lookUp(`the_${card}`);
export const points = (n: number): string => (n ? say("points", { n }) : say("points_none"));

/** Why a street pays: "temples 4 + 6", "highest blue", "seventh card", each with its points. */
export function reasons(
  { kind, colour, seventh, cards }: Paid,
  card: Card,
  value: number,
): { why: string; points: number }[] {
  const found: { why: string; points: number }[] = [];
  if (kind) {
    const others = [...cards];
    others.splice(others.indexOf(card), 1);
    const values = [value, ...others.filter((other) => kindOf(other) === kindOf(card)).map(valueOf)];
    found.push({
      why: say("twins", { kinds: say(`ks_${kindOf(card)}`), sum: values.map(number).join(" + ") }),
      points: kind,
    });
  }
  if (colour) found.push({ why: say(`best_${colourOf(card)}`), points: colour });
  if (seventh) found.push({ why: say("seventh"), points: seventh });
  return found;
}

/** The value of the card in this placement: a statue counts 1. */
export const worth = ({ type, card }: Placement): number => (type === "raised" ? STATUE_VALUE : valueOf(card));

/** Every street with every reason: "column: temples 4 + 6 = 10; row: seventh card = 7". */
export const because = (event: Placement): string =>
  event.streets
    .map((street) =>
      say("reason", {
        street: say(`st_${street.street}`),
        reasons: list(
          reasons(street, event.card, worth(event)).map(({ why, points: n }) => say("reason_part", { why, n })),
        ),
      }),
    )
    .join("; ");

export const sentence = (event: Event, names: readonly string[], me: number | null): string | null =>
  phrase(event, names, me, true);
/** Without the reasons of the points, which the inscription on the board gives. */
export const headline = (event: Event, names: readonly string[], me: number | null): string | null =>
  phrase(event, names, me, false);

function phrase(event: Event, names: readonly string[], me: number | null, why: boolean): string | null {
  /** The sentence about a seat, or the one that speaks to the player in it. */
  const about = (seat: number, key: Parameters<typeof say>[0], params = {}) => {
    const to = `${key}_you`;
    return say(seat === me && words.has(to) ? to : key, { who: names[seat] ?? "", ...params });
  };
  switch (event.type) {
    case "founded":
      return say("founded", { the_card: theCard(event.card) });
    case "got":
      return about(event.seat, "got", { the_card: theCard(event.card) });
    case "built":
    case "raised":
      return about(event.seat, event.type, {
        the_card: theCard(event.card),
        points: points(event.points),
        reasons: why && event.points ? say("because", { reasons: because(event) }) : "",
      });
    case "discarded":
      return about(event.seat, "discarded", { the_card: theCard(event.card) });
    case "chose":
      return about(event.seat, event.draw ? "chose_draw" : "chose_stop");
    case "interrupted":
      return about(event.seat, "interrupted", { whose: names[event.whose] ?? "" });
    case "volcano":
      return about(event.seat, event.number === 1 ? "volcano_1" : "volcano_2");
    case "ended": {
      const held = event.minus.flatMap((minus, i) => (minus ? [`${names[i]} ${number(minus)}`] : []));
      const first = names.filter((_, i) => event.places[i] === 1);
      const won = say(`ended_${event.reason}`, {
        n: first.length,
        who: list(first),
        points: points(Math.max(...event.scores)),
      });
      return held.length ? together([say("ended_held", { held: held.join(", ") }), won]) : won;
    }
    case "drew":
    case "turn":
      return null;
  }
}

/** What a move would do, in one line: the sum, and what each street gives to it. */
export function previewText(events: readonly Event[]): string {
  const laid = events.find(isPlacement);
  if (!laid) return "";
  if (!laid.points) return say("would_none");
  const streets = laid.streets.map((street) =>
    say("would_street", { street: say(`st_${street.street}`), n: pointsOf(street) }),
  );
  return say("would", { points: points(laid.points), streets: streets.join(", ") });
}

/** How near the next volcano is, in a sentence. */
export function danger(near: { safe: number; among: number } | null): string {
  if (!near) return "";
  if (near.safe) return say("risk_safe", { n: near.safe });
  return near.among === 1 ? say("risk_sure") : say("risk_among", { n: near.among });
}

export const cost = (view: View): number => sumOf(view.hand);
