import { say, shell } from "./i18n.svelte";
import type { SeatCard } from "./wire";

/** Each seat has a colour and a shape, the same at every table; a bot has the Roman name of its seat. */
export const SHAPES = ["cone", "block", "round", "lozenge", "leaf", "ring", "hexagon", "funnel"] as const;

/** Bots have the Roman name of their seat. */
export const nameOf = ({ name, bot, seat }: SeatCard): string =>
  name ?? (bot ? shell.lookUp(`roman_${seat % 8}`) : "…");

/** The names of all seats; where two are the same, the colour of the seat is added. A game may deal the colours. */
export function namesOf(
  seats: readonly SeatCard[],
  dealt: (seat: number) => number | undefined = () => undefined,
): string[] {
  const names = seats.map(nameOf);
  return names.map((name, seat) =>
    names.indexOf(name) === names.lastIndexOf(name)
      ? name
      : say("name_twice", { name, colour: shell.lookUp(`colour_${(dealt(seat) ?? seats[seat]!.look) % 8}`) }),
  );
}
