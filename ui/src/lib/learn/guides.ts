/** Who gives the lessons of each game, drawn; without a drawing of its own a game has a laurel. */
import type { Component } from "svelte";

export type Guide = Component<{ glad?: boolean }>;
const guides = import.meta.glob<Guide>("../games/*/Guide.svelte", { import: "default" });

export const guideOf = (game: string): Promise<Guide> =>
  (guides[`../games/${game}/Guide.svelte`] ?? guides["../games/plain/Guide.svelte"])!();
