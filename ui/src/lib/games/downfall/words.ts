/** Downfall's words: they load with the game, in the reader's language. */
import { Catalogue } from "$lib/i18n.svelte";
import { symbolsOf } from "./board";
import type { Tile } from "./wire";

type Words = typeof import("./words/en.json");
export const words = new Catalogue<Words>(
  import.meta.glob<string>("./words/*.json", { query: "?raw", import: "default" }),
);
export const say = words.say;
/** A gate in the reader's language; `board.json` has its Italian name. */
export const gateName = (gate: string): string => (words.has(gate) ? say(gate) : gate);
/** "Mask", or the two symbols of a dual tile: "helmet/mask". */
export const symbolName = (tile: Tile): string =>
  symbolsOf(tile)
    .map((symbol) => say(`s_${symbol}`))
    .join("/");
