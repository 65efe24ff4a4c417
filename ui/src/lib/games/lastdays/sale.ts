/** What is for sale to me now, and the card that is looked at: the chosen one, or the only one. */
import type { Choosing } from "../face";

export interface Sale {
  readonly cards: readonly number[];
  readonly card: number | undefined;
  /** Whether it was chosen already, and only waits for the last word. */
  readonly picked: boolean;
}

export function onSale({ moves, picked }: Choosing): Sale {
  const cards = moves.filter((move) => move.startsWith("buy ")).map((move) => Number(move.slice(4)));
  const chosen = picked[0]?.startsWith("at:s") ?? false;
  return { cards, card: chosen || (cards.length === 1 && picked.length === 0) ? cards[0] : undefined, picked: chosen };
}
