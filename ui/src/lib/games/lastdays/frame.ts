import type { Square } from "$lib/board/geometry";

/** The part of the land that fills a room of this shape: the whole city always, more country where there is room. */
export function frame(width: number, height: number): Square {
  const wide = Math.min(1500, Math.max(1060, (740 * width) / Math.max(1, height)));
  return { id: "land", x: 500 - wide / 2, y: -100, width: wide, height: 740 };
}
