/** Drags a card from the hand to the board, by mouse or finger. A tap is still a click; the keyboard does not drag. */
export interface Carry<Card> {
  readonly card: Card | null;
  readonly at: { readonly x: number; readonly y: number } | null;
  readonly down: (event: PointerEvent, card: Card) => void;
  readonly move: (event: PointerEvent) => void;
  readonly up: (event: PointerEvent) => void;
  readonly cancel: () => void;
  /** Whether the click that follows was a drag. */
  moved(): boolean;
}

export interface Carrying<Card> {
  /** The card has left the hand. */
  take: (card: Card) => void;
  /** The card is over a square; null: over none. */
  over?: (square: string | null) => void;
  /** The card was released over a square. */
  drop: (square: string) => void;
}

/** A finger never rests: moving fewer pixels than this is a tap. */
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
      // Without the capture, a fast pointer leaves the card before the drag begins.
      if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
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
