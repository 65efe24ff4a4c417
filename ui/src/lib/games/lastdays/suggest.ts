/** The natural act of a moment: the way that leads on, a purchase that can be paid, homes that leave no choice. */
import { buildingAt } from "./board";
import { buried, fetchable, led, residents } from "./view";
import { exits, stepsInto, ways, wayTo } from "./ways";
import type { View } from "./wire";

/** The moves that most players would make now, one after another; none where there is a real choice. */
export function natural(view: View, legal: readonly string[]): readonly string[] {
  const only = (verb: string): string[] => {
    const found = legal.filter((move) => move.split(" ")[0] === verb);
    return found.length === 1 ? found : [];
  };
  switch (view.waiting) {
    case "move":
      return legal.includes("enter") ? [] : only("forward");
    case "buy":
      return legal.some((move) => move.startsWith("buy ")) ? only("buy") : only("pass");
    case "house":
      return legal.some((move) => move.startsWith("house "))
        ? forced(view, legal)
        : [...only("done"), ...only("sell")].slice(0, 1);
    case "visit":
      return only("visit");
    case "declare":
      return toFetch(view, legal);
    case "go":
      return onward(view, legal);
    default:
      return [];
  }
}

/**
 * The moves that house everyone who can be housed, if no choice is left: each of them fits into one building only, and
 * each building holds all who fit there. Empty while anyone could live elsewhere, or somebody would stay outside.
 */
export function forced(view: View, legal: readonly string[]): readonly string[] {
  const moves = legal.filter((move) => move.startsWith("house "));
  const guests = new Map<number, number[]>();
  for (const move of moves) {
    const [, card, place] = move.split(" ").map(Number);
    guests.set(place!, [...(guests.get(place!) ?? []), card!]);
  }
  const cards = [...guests.values()].flat();
  if (view.pending.homeless || new Set(cards).size < cards.length) return [];
  const homes = residents(view);
  const room = (place: number) => (buildingAt(place)?.capacity ?? 0) - (homes.get(place)?.length ?? 0);
  return [...guests].every(([place, crowd]) => crowd.length <= room(place)) ? moves : [];
}

/** Whom to fetch, where it goes without saying: a client in the same house, or the only one who can be led out. */
function toFetch(view: View, legal: readonly string[]): readonly string[] {
  const seat = view.seat ?? view.turn;
  const pawn = view.pawns[seat] ?? "";
  const gone = buried(view);
  const found = ways(pawn, gone);
  const within = fetchable(view, seat).filter((card) => {
    const place = view.housed[String(card)]!;
    return (pawn === `p${place}` || stepsInto(found, place, gone) !== undefined) && exits(`p${place}`, gone).length > 0;
  });
  const here = within.filter((card) => pawn === `p${view.housed[String(card)]}`);
  const [card, ...others] = here.length ? here : within;
  if (card === undefined) return ["stop", "roam"].filter((move) => legal.includes(move)).slice(0, 1);
  return others.length || !legal.includes(`fetch ${card}`) ? [] : [`fetch ${card}`];
}

/** The spot that a walk in the streets is for: the declared client's house, or with company the nearest open gate. */
export function destination(view: View): string | undefined {
  const seat = view.seat ?? view.turn;
  const gone = buried(view);
  if (led(view, seat).length) {
    return exits(view.pawns[seat] ?? "", gone)[0]?.spot;
  }
  const place = view.declared === null ? undefined : view.housed[String(view.declared)];
  return place === undefined ? undefined : `p${place}`;
}

/** To the end of the way if the steps last, else as far along it as they do; where no way is left, stop. */
function onward(view: View, legal: readonly string[]): readonly string[] {
  const seat = view.seat ?? view.turn;
  const pawn = view.pawns[seat] ?? "";
  const goal = destination(view);
  const way = goal === undefined ? [] : wayTo(pawn, goal, buried(view), led(view, seat).length > 0);
  const spot = way[Math.min(way.length - 1, view.steps ?? 0)];
  if (spot !== undefined && legal.includes(`go ${spot}`)) return [`go ${spot}`];
  return view.declared !== null && legal.includes("stop") ? ["stop"] : [];
}
