/** Carrying a card from the hand onto the board, by mouse or finger; a tap stays a tap, and keys need none of it. */
export interface Carry<Card> {
  readonly card: Card | null;
  readonly at: { readonly x: number; readonly y: number } | null;
  down(event: PointerEvent, card: Card): void;
  move(event: PointerEvent): void;
  up(event: PointerEvent): void;
  cancel(): void;
  /** Whether the click that follows was a drag. */
  moved(): boolean;
}

export interface Carrying<Card> {
  /** The card has left the hand. */
  take(card: Card): void;
  /** It hangs over a square, or over none. */
  over?(square: string | null): void;
  /** It was let go over a square. */
  drop(square: string): void;
}

/** A finger is never quite still: so many pixels are still a tap. */
const STILL = 9;

const squareAt = (x: number, y: number): string | null =>
  document
    .elementsFromPoint(x, y)
    .map((one) => one.closest<SVGElement>("[data-square]"))
    .find(Boolean)?.dataset.square ?? null;

export function carrying<Card>({ take, over, drop }: Carrying<Card>): Carry<Card> {
  let from: { card: Card; x: number; y: number } | null = null;
  let card = $state.raw<Card | null>(null);
  let at = $state.raw<{ x: number; y: number } | null>(null);
  let moved = false;
  let hangs: string | null = null;
  function end(): void {
    from = at = card = hangs = null;
    over?.(null);
  }
  return {
    get card() {
      return card;
    },
    get at() {
      return at;
    },
    down(event, one) {
      moved = false;
      if (event.button !== 0) return;
      from = { card: one, x: event.clientX, y: event.clientY };
      (event.currentTarget as Element).setPointerCapture(event.pointerId); // a fast hand is off the card at once
    },
    move(event) {
      if (!from) return;
      if (!at) {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < STILL) return;
        moved = true;
        card = from.card;
        take(from.card);
      }
      at = { x: event.clientX, y: event.clientY };
      const now = over ? squareAt(at.x, at.y) : null;
      if (now !== hangs) over?.((hangs = now));
    },
    up(event) {
      const carried = at !== null;
      if (!carried) {
        from = null;
        return;
      }
      const square = squareAt(event.clientX, event.clientY);
      end();
      if (square) drop(square);
    },
    cancel() {
      if (at) end();
      from = null;
    },
    moved() {
      const was = moved;
      moved = false;
      return was;
    },
  };
}
