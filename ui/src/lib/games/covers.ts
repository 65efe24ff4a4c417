/** The picture of each game on the home page; a neutral one where a game has none. */
import type { Component } from "svelte";

type Cover = Component<{ label: string }>;
const covers = import.meta.glob<Cover>("./*/Picture.svelte", { eager: true, import: "default" });

export const coverOf = (game: string): Cover => covers[`./${game}/Picture.svelte`] ?? covers["./plain/Picture.svelte"]!;
