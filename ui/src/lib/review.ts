/** A review as the page shows it: what each move is called, which moments matter, and the areas of the chart. */
import type { ReviewedGame, ReviewedMove } from "./wire";

/** What a move is called: a label of a decision, or what a draw brought. */
export type Kind = "best" | "good" | "slip" | "mistake" | "blunder" | "lucky" | "unlucky";

/** The least change of a win chance for which a draw is called lucky. */
export const LUCKY = 0.1;
/** The most moments on the rail above the chart. */
export const RAIL = 14;

/** The seat a move concerns: the one that decided, or the one whose win chance a draw changed most. */
export function concerns(move: ReviewedMove): number {
  if (move.seat !== null) return move.seat;
  const changes = (move.luck ?? []).map(Math.abs);
  return changes.indexOf(Math.max(...changes));
}

/** How the win chance of the seat that a move concerns was changed by a draw, or the loss of a decision. */
export const weight = (move: ReviewedMove): number =>
  move.seat === null ? (move.luck?.[concerns(move)] ?? 0) : -(move.loss ?? 0);

export function kind(move: ReviewedMove): Kind | null {
  if (move.seat === null) {
    const change = weight(move);
    return Math.abs(change) < LUCKY ? null : change > 0 ? "lucky" : "unlucky";
  }
  if (move.label === "best") return move.only ? "best" : null;
  return move.label === "good" ? null : (move.label as Kind | null);
}

/** The moments with a label, the weightiest first, at most `most` of them, in the order of the game. */
export function moments(game: ReviewedGame, most = Infinity): ReviewedMove[] {
  return game.moves
    .filter((move) => kind(move))
    .sort((a, b) => gravity(b) - gravity(a))
    .slice(0, most)
    .sort((a, b) => a.number - b.number);
}
const gravity = (move: ReviewedMove) => (move.only ? 0.05 : Math.abs(weight(move)) / (move.seat === null ? 2 : 1));

/** Which moments are listed: those that mattered most, all, a seat's, or the draws. */
export type Which = "key" | "all" | "luck" | number;

/** The moments that are listed; until the review is finished nobody knows which matter most. */
export function listed(game: ReviewedGame, which: Which): ReviewedMove[] {
  const all = moments(game);
  if (which === "all") return all;
  if (which === "luck") return all.filter(({ seat }) => seat === null);
  if (which !== "key") return all.filter(({ seat }) => seat === which);
  return game.moments.length ? game.moves.filter((move) => kind(move) && game.moments.includes(move.number)) : all;
}

/** The draws that helped and harmed a seat most, if any did by a point. */
export function draws(
  game: ReviewedGame,
  seat: number,
): { readonly luckiest: ReviewedMove | null; readonly unluckiest: ReviewedMove | null } {
  const luck = (move: ReviewedMove) => move.luck?.[seat] ?? 0;
  const drawn = game.moves.filter((move) => move.seat === null && Math.abs(luck(move)) >= 0.01);
  const sorted = drawn.sort((a, b) => luck(b) - luck(a));
  const [best, worst] = [sorted[0], sorted.at(-1)];
  return {
    luckiest: best && luck(best) > 0 ? best : null,
    unluckiest: worst && luck(worst) < 0 ? worst : null,
  };
}

/** A column of the chart: the win chance of each seat after a move. */
export interface Column {
  readonly number: number;
  readonly chances: readonly number[];
}

/** The columns of the chart: the start, every decision that was searched, and the result once all is known. */
export function columns(game: ReviewedGame, finished: boolean): Column[] {
  const found: Column[] = [{ number: 0, chances: game.seats.map(({ start }) => start) }];
  for (const { number, chances } of game.moves) if (chances) found.push({ number, chances });
  if (finished) found.push({ number: game.moves.length, chances: game.seats.map(({ result }) => result) });
  return found;
}

/** The chances that were last known at a move. */
export function chancesAt(all: readonly Column[], number: number): readonly number[] {
  return all.filter((one) => one.number <= number).at(-1)?.chances ?? [];
}

/** The outline of a seat's area, when the seats are stacked from the bottom in this order. */
export function area(
  all: readonly Column[],
  order: readonly number[],
  layer: number,
): [x: number, low: number, high: number][] {
  return all.map(({ number, chances }) => {
    const low = order.slice(0, layer).reduce((sum, seat) => sum + (chances[seat] ?? 0), 0);
    return [number, low, low + (chances[order[layer] ?? 0] ?? 0)];
  });
}
