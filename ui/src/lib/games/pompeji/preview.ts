/**
 * The events of a placement, from the city alone: what each street pays, and for what. This copies rules P10 to P12;
 * `preview.test.ts` compares every event with the server's, move by move over recorded games.
 */
import { CARDS, colourOf, kindOf, SEVENTH, SIDE, STATUE_VALUE, valueOf, type Card } from "./cards";
import { at, DIRECTIONS, ground, place, squaresOf, street, type Direction, type Square } from "./board";
import { pointsOf, type City, type Placement } from "./view";
import type { Paid, View } from "./wire";

/** What one street pays. A statue lying in it only makes it longer. */
function pay(city: City, card: Card, value: number, through: Square, direction: Direction): Paid {
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
export const score = (city: City, card: Card, value: number, through: Square): Paid[] =>
  DIRECTIONS.map((direction) => pay(city, card, value, through, direction)).filter((one) => pointsOf(one) > 0);

export const total = (streets: readonly Paid[]): number => streets.reduce((sum, one) => sum + pointsOf(one), 0);

/** The squares of a street that score for a placement: by kind, by colour, or all seven. */
export function counting(city: City, { at: through, card }: Placement, one: Paid): Square[] {
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

/** The part of a street from the first square that scores to the last. */
export function span(city: City, laid: Placement, one: Paid): Square[] {
  const squares = street(city, laid.at, one.street);
  const counts = counting(city, laid, one);
  return squares.slice(squares.indexOf(counts[0]!), squares.indexOf(counts.at(-1)!) + 1);
}

function placed(view: View, type: Placement["type"], card: Card, square: Square): Placement {
  const streets = score(view.city, card, type === "raised" ? STATUE_VALUE : valueOf(card), square);
  const seat = view.interrupter ?? view.turn;
  return { type, seen_by: "all", seat, card, at: square, points: total(streets), streets };
}

export function preview(move: string, view: View): readonly Placement[] {
  const [verb, card = "", square = ""] = move.split(" ");
  if (verb === "build") return [placed(view, "built", card, square)];
  return verb === "statue" ? [placed(view, "raised", card, square)] : [];
}

/** The placements among these legal moves on one square, in descending order of points. */
export function offers(moves: readonly string[], view: View, square: Square): Placement[] {
  const found = moves.filter((move) => move.endsWith(` ${square}`)).flatMap((move) => preview(move, view));
  return found.sort((a, b) => b.points - a.points || CARDS.indexOf(a.card) - CARDS.indexOf(b.card));
}

/** For each square of these legal moves the highest points of a placement there. */
export function prospects(moves: readonly string[], view: View): Map<Square, number> {
  const best = new Map<Square, number>();
  for (const move of moves)
    for (const { at: square, points } of preview(move, view)) best.set(square, Math.max(points, best.get(square) ?? 0));
  return best;
}

/**
 * The highest points a hand could score in this city, null if no card can be laid. The button of a permit shows it,
 * since the server lists the placements only once the permit is used; this also copies P9.
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
