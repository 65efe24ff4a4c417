/** Dragging a card from the hand onto the board: a small pointer gesture, with a tap left to be a tap. */
export interface Drag {
  readonly card: number | null;
  readonly at: { readonly x: number; readonly y: number } | null;
  down(event: PointerEvent, card: number): void;
  move(event: PointerEvent): void;
  up(event: PointerEvent): void;
  cancel(): void;
  /** Whether the click that follows was a drag. */
  moved(): boolean;
}

export function dragging(take: (card: number) => void, drop: (square: string) => void): Drag {
  let from: { card: number; x: number; y: number } | null = null;
  let card = $state<number | null>(null);
  let at = $state<{ x: number; y: number } | null>(null);
  let moved = false;
  const end = () => {
    from = at = card = null;
  };
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
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < 9) return;
        moved = true;
        card = from.card;
        take(from.card);
      }
      at = { x: event.clientX, y: event.clientY };
    },
    up(event) {
      const dropped = at !== null;
      end();
      if (!dropped) return;
      const under = document.elementsFromPoint(event.clientX, event.clientY).map((one) => one.closest<SVGElement>("[data-square]")).find(Boolean);
      const square = under?.dataset.square;
      if (square) drop(square);
    },
    cancel: end,
    moved() {
      const was = moved;
      moved = false;
      return was;
    },
  };
}
