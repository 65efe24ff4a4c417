/**
 * What a placement would pay, street by street: the same events as the server's, only before the move, from what lies
 * open on the table. A test holds them against the real ones. Which placements are legal, the server says.
 */
import type { Event } from "$lib/story";
import { CARDS, colourOf, kindOf, SEVENTH, SIDE, STATUE_VALUE, valueOf, type Card } from "./cards";
import { at, DIRECTIONS, ground, place, squaresOf, street, type Direction, type Square } from "./board";
import { pointsOf, type City, type Placement, type Street, type View } from "./view";

/** What one street pays; a statue lying in it only lengthens it. */
function pay(city: City, card: Card, value: number, through: Square, direction: Direction): Street {
  const squares = street(city, through, direction);
  const others = squares.filter((square) => square !== through).map((square) => city[square]!);
  const twins = others.filter((other) => kindOf(other) === kindOf(card)).map(valueOf);
  const kin = others.filter((other) => colourOf(other) === colourOf(card)).map(valueOf);
  return {
    street: direction,
    kind: twins.length ? twins.reduce((sum, one) => sum + one, value) : 0,
    colour: kin.length ? Math.max(value, ...kin) : 0,
    seventh: squares.length === SIDE ? SEVENTH : 0,
    cards: squares.map((square) => (square === through ? card : city[square]!)),
  };
}

/** The streets that pay for a card laid there. */
export const score = (city: City, card: Card, value: number, through: Square): Street[] =>
  DIRECTIONS.map((direction) => pay(city, card, value, through, direction)).filter((one) => pointsOf(one) > 0);

export const total = (streets: readonly Street[]): number => streets.reduce((sum, one) => sum + pointsOf(one), 0);

/** The squares of a street that count for a placement: its kind, its colour, or all seven. */
export function counting(city: City, { at: through, card }: Placement, one: Street): Square[] {
  const squares = street(city, through, one.street);
  if (one.seventh) return squares;
  return squares.filter((square) => {
    const lying = city[square] ?? "";
    return (
      square === through ||
      (one.kind > 0 && kindOf(lying) === kindOf(card)) ||
      (one.colour > 0 && colourOf(lying) === colourOf(card))
    );
  });
}

/** A street as far as it counts: from its first square that does to its last. */
export function span(city: City, laid: Placement, one: Street): Square[] {
  const squares = street(city, laid.at, one.street);
  const counts = counting(city, laid, one);
  return squares.slice(squares.indexOf(counts[0]!), squares.indexOf(counts.at(-1)!) + 1);
}

const acting = (view: View): number => view.interrupter ?? view.turn;

function placed(view: View, type: Placement["type"], card: Card, square: Square): Placement {
  const streets = score(view.city, card, type === "raised" ? STATUE_VALUE : valueOf(card), square);
  return { type, seat: acting(view), card, at: square, points: total(streets), streets };
}

export function preview(move: string, view: View): readonly Event[] {
  const [verb, card = "", square = ""] = move.split(" ");
  if (verb === "build") return [placed(view, "built", card, square)];
  return verb === "statue" ? [placed(view, "raised", card, square)] : [];
}

/** The placements among some legal moves on one square, the best paid first. */
export function offers(moves: readonly string[], view: View, square: Square): Placement[] {
  const found = moves
    .filter((move) => move.endsWith(` ${square}`))
    .flatMap((move) => preview(move, view) as readonly Placement[]);
  return found.sort((a, b) => b.points - a.points || CARDS.indexOf(a.card) - CARDS.indexOf(b.card));
}

/** For each square of some legal moves the most that a placement there pays. */
export function prospects(moves: readonly string[], view: View): Map<Square, number> {
  const best = new Map<Square, number>();
  for (const move of moves)
    for (const { at: square, points } of preview(move, view) as readonly Placement[])
      best.set(square, Math.max(points, best.get(square) ?? 0));
  return best;
}

/**
 * The most that a hand could earn now, were it its turn: for weighing a permit, whose placements the server lists only
 * once it is used. An estimate to look at, nothing is decided by it.
 */
export function bestOf(hand: readonly Card[], city: City): number | null {
  let best: number | null = null;
  for (const { id } of squaresOf(ground(city))) {
    if (id in city) continue;
    const { x, y } = place(id);
    const beside = [at(x - 1, y), at(x + 1, y), at(x, y - 1), at(x, y + 1)].flatMap((square) => city[square] ?? []);
    for (const card of hand)
      if (
        beside.length &&
        !beside.some((other) => kindOf(other) === kindOf(card) || colourOf(other) === colourOf(card))
      )
        best = Math.max(best ?? 0, total(score(city, card, valueOf(card), id)));
  }
  return best;
}
