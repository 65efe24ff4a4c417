/** The cards I may buy now, and the one in detail: the chosen one, or the only one. */
import type { Choosing } from "../face";

export interface Sale {
  readonly cards: readonly number[];
  readonly card: number | undefined;
}

export function onSale({ moves, picked }: Choosing): Sale {
  const cards = moves.filter((move) => move.startsWith("buy ")).map((move) => Number(move.slice(4)));
  const chosen = picked[0]?.startsWith("at:s") ?? false;
  return { cards, card: chosen || (cards.length === 1 && picked.length === 0) ? cards[0] : undefined };
}
