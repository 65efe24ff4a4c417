/** Downfall's words: they load with the game, in the language that is spoken. */
import { Catalogue } from "$lib/i18n.svelte";

export const words = new Catalogue<typeof import("./words/en.json")>(import.meta.glob("./words/*.json"));
export const say = words.say;
/** A gate as it is called in the language that is spoken; `board.json` has its Italian name. */
export const gateName = (gate: string): string => (words.has(gate) ? say(gate) : gate);
