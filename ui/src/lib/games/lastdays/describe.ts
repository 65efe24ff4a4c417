/** Squares and places in words, for players who cannot see the board. */
import { list } from "$lib/i18n.svelte";
import { DOTS, GATES, isOutside, lotOf, ownerOfHouse, PLACES, streetOf } from "./board";
import { squareName, theCard } from "./sentence";
import type { Paving } from "./street";
import { buried, led, residents } from "./view";
import type { View } from "./wire";
import { calledAs, citizenName, groupName, personName, placeName, role, say } from "./words";

const on = (view: View, names: readonly string[], spot: string): string[] => {
  const here = view.pawns.flatMap((pawn, seat) => (pawn === spot ? [names[seat] ?? ""] : []));
  return here.length ? [say("is_pawns", { who: list(here) })] : [];
};

export function squareText(view: View, names: readonly string[], { index, card }: Paving): string {
  const parts = [squareName(index)];
  if (card) {
    const { group, price, place } = lotOf(card);
    const owner = view.cards.findIndex((cards) => cards.includes(card));
    parts.push(
      place === null
        ? say("is_person", { role: role(card), group: groupName(group) })
        : say("is_building", { group: groupName(group), n: (lotOf(card) as { capacity: number }).capacity }),
    );
    if (view.saved.some((cards) => cards.includes(card)) || view.perished.includes(card)) parts.push(say("is_gone"));
    else parts.push(owner < 0 ? say("is_price", { amount: price }) : say("is_sold", { who: names[owner] ?? "" }));
  }
  return [...parts, ...on(view, names, `s${index}`)].join(", ");
}

export function spotText(view: View, names: readonly string[], spot: string): string {
  const number = Number(spot.slice(1));
  if (spot.startsWith("d")) {
    const gate = GATES.find(({ exit, doors }) => exit === number || doors[0] === number);
    const where = gate
      ? say(isOutside(spot) ? "is_before_gate" : "is_in_gate", { gate: placeName(gate.no) })
      : isOutside(spot)
        ? say("is_ring")
        : streetOf(number);
    return [say("is_dot", { no: number }), where, ...on(view, names, spot)].join(", ");
  }
  const parts = [`${number}, ${placeName(number)}`];
  const place = PLACES.get(number)!;
  const house = ownerOfHouse(number);
  const seat = house ? view.citizens.indexOf(house) : -1;
  if (buried(view).has(number)) return [...parts, say("is_buried")].join(", ");
  if (house) parts.push(seat < 0 ? citizenName(house) : say("is_home", { who: calledAs(names[seat] ?? "", house) }));
  if (place.card !== undefined) {
    parts.push(groupName(lotOf(place.card).group));
    const owner = view.cards.findIndex((cards) => cards.includes(place.card!));
    parts.push(owner < 0 ? say("is_free") : say("is_owned", { who: names[owner] ?? "" }));
    const people = residents(view).get(number);
    if (people) parts.push(say("is_residents", { who: list(people.map(personName)) }));
  }
  return [...parts, ...on(view, names, place.type === "gate" ? `d${place.doors[0]}` : spot)].join(", ");
}

/** The whole board as a list: who stands where, what has fallen, who lives where. */
export function inventory(view: View, names: readonly string[]): string[] {
  const pawns = view.pawns.flatMap((pawn, seat) => {
    if (!pawn) return [];
    const where = pawn.startsWith("s")
      ? squareName(Number(pawn.slice(1)))
      : pawn.startsWith("p")
        ? placeName(Number(pawn.slice(1)))
        : isOutside(pawn)
          ? say("is_ring")
          : streetOf(Number(pawn.slice(1))) || `${DOTS.length}`;
    const company = led(view, seat);
    return [
      company.length
        ? say("list_leads", { who: names[seat] ?? "", where, people: list(company.map(personName)) })
        : say("list_pawn", { who: names[seat] ?? "", where }),
    ];
  });
  const cards = view.cards.flatMap((held, seat) =>
    held.length ? [say("list_cards", { who: names[seat] ?? "", cards: list(held.map(theCard)) })] : [],
  );
  const gone = [...buried(view)];
  return [...pawns, ...cards, ...(gone.length ? [say("list_buried", { places: list(gone.map(placeName)) })] : [])];
}
