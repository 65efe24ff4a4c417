/** Where things are on the screen, and a card's flight between them. It knows no game. */

/** A card of the hand (`card:3`), the hand, deck or pile, a seat's plate (`seat:2`), a square (`at:C3`). */
export type Place = `card:${string}` | "hand" | "deck" | "pile" | `seat:${number}` | `at:${string}`;

/** A card on its way; null shows its back. */
export interface Flight {
  readonly card: string | null;
  readonly from: Place;
  readonly to: Place;
  /** It fades out where it is no longer visible: in a hand, on a plate. */
  readonly fades?: boolean;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The largest card of that ratio inside a box, centred. */
export function fitted({ x, y, width, height }: Box, ratio: number, most = Infinity): Box {
  const wide = Math.min(width, height * ratio, most);
  const high = wide / ratio;
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
}

/** The CSS transform that shows an element of box `to` in box `from`. */
export function shifted(from: Box, to: Box): string {
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${(from.width / to.width).toFixed(3)})`;
}

/** The visible element of a place; among equal cards the one that is picked. */
export function placeOf(place: Place): Element | null {
  const [mark, name] = place.startsWith("at:") ? ["data-square", place.slice(3)] : ["data-place", place];
  const seen = [...document.querySelectorAll(`[${mark}=${JSON.stringify(name)}]`)].filter(
    (one) => one.getBoundingClientRect().width > 0,
  );
  return seen.find((one) => one.getAttribute("aria-pressed") === "true") ?? seen[0] ?? null;
}
