/** Events in words: what happened and what would, points with their reasons. */
import { list, number } from "$lib/i18n.svelte";
import type { Event } from "$lib/story";
import { colourOf, kindOf, STATUE_VALUE, sumOf, valueOf, type Card, type Colour, type Kind } from "./cards";
import { pointsOf, type Placement, type Street, type View } from "./view";
import { say, words } from "./words";

export const kindName = (card: Card): string => say(`k_${kindOf(card)}`);
export const colourName = (card: Card): string => say(`c_${colourOf(card)}`);
/** "Temple, blue". */
export const shortName = (card: Card): string => say("card_name", { kind: kindName(card), colour: colourName(card) });
export const cardName = (card: Card): string =>
  say("card", { kind: kindName(card), colour: colourName(card), value: valueOf(card) });
/** The card within a sentence: "the blue temple". */
export const theCard = (card: Card): string => say(`the_${card}` as "the_Tb");
export const points = (n: number): string => (n ? say("points", { n }) : say("points_none"));

/** Why a street pays: "temples 4 + 6", "highest blue", "seventh card", each with its points. */
export function reasons(
  { kind, colour, seventh, cards }: Street,
  card: Card,
  value: number,
): { why: string; points: number }[] {
  const found: { why: string; points: number }[] = [];
  if (kind) {
    const others = [...cards];
    others.splice(others.indexOf(card), 1);
    const values = [value, ...others.filter((other) => kindOf(other) === kindOf(card)).map(valueOf)];
    found.push({
      why: say("twins", { kinds: say(`ks_${kindOf(card) as Kind}`), sum: values.map(number).join(" + ") }),
      points: kind,
    });
  }
  if (colour) found.push({ why: say(`best_${colourOf(card) as Colour}`), points: colour });
  if (seventh) found.push({ why: say("seventh"), points: seventh });
  return found;
}

/** What is written on the card for this placement: a statue counts one. */
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

export function sentence(event: Event, names: readonly string[], me: number | null): string | null {
  const seat = event.seat as number;
  const who = names[seat] ?? "";
  /** The form that speaks to the person whose seat it is. */
  const tell = (key: Parameters<typeof say>[0], params = {}) => {
    const own = `${key}_you`;
    return say(seat === me && words.has(own) ? own : key, { who, ...params });
  };
  switch (event.type) {
    case "founded":
      return say("founded", { card: theCard(event.card) });
    case "got":
      return seat === me ? say("got_you", { card: theCard(event.card) }) : null;
    case "built":
    case "raised":
      return tell(event.type, {
        card: theCard(event.card),
        points: points(event.points),
        reasons: event.points ? say("because", { reasons: because(event as Placement) }) : "",
      });
    case "discarded":
      return tell("discarded", { card: theCard(event.card) });
    case "chose":
      return tell(event.draw ? "chose_draw" : "chose_stop");
    case "interrupted":
      return tell("interrupted", { whose: names[event.whose as number] ?? "" });
    case "volcano":
      return tell(event.number === 1 ? "volcano_1" : "volcano_2");
    case "ended": {
      const held = (event.minus as number[]).flatMap((minus, i) => (minus ? [`${names[i]} ${number(minus)}`] : []));
      const first = names.filter((_, i) => event.places[i] === 1);
      const won = say(`ended_${event.reason as "points" | "shared"}`, {
        n: first.length,
        who: list(first),
        points: points(Math.max(...(event.scores as number[]))),
      });
      return held.length ? `${say("ended_held", { held: held.join(", ") })} ${won}` : won;
    }
    default:
      return null;
  }
}

/** What a move would do, in one line: the sum, and what each street gives to it. */
export function foretell(events: readonly Event[]): string {
  const laid = events.find(({ type }) => type === "built" || type === "raised") as Placement | undefined;
  if (!laid) return "";
  if (!laid.points) return say("would_none");
  const streets = laid.streets.map((street) =>
    say("would_street", { street: say(`st_${street.street}`), n: pointsOf(street) }),
  );
  return say("would", { points: points(laid.points), streets: streets.join(", ") });
}

/** How near the mountain is, in a sentence. */
export function danger(near: { safe: number; among: number } | null): string {
  if (!near) return "";
  if (near.safe) return say("risk_safe", { n: near.safe });
  return near.among === 1 ? say("risk_sure") : say("risk_among", { n: near.among });
}

export const cost = (view: View): number => sumOf(view.hand);
