import { Catalogue } from "$lib/i18n.svelte";

export const words = new Catalogue<typeof import("./words/en.json")>(import.meta.glob("./words/*.json"));
export const say = words.say;
