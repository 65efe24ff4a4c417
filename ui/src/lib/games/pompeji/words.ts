import { Catalogue } from "$lib/i18n.svelte";

type Words = typeof import("./words/en.json");
export const words = new Catalogue<Words>(
  import.meta.glob<string>("./words/*.json", { query: "?raw", import: "default" }),
);
export const say = words.say;
