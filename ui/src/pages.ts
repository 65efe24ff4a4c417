/** The pages, each loaded when it is opened. */
import type { Component } from "svelte";
import type { Page } from "./lib/router.svelte";

type Route = Component<Record<string, unknown>>;
type Loader = () => Promise<{ default: unknown }>;

const loaders: Record<Exclude<Page["name"], "lost">, Loader> = {
  home: () => import("./routes/Home.svelte"),
  setup: () => import("./routes/SetUp.svelte"),
  join: () => import("./routes/Join.svelte"),
  move: () => import("./routes/Move.svelte"),
  table: () => import("./routes/Table.svelte"),
  end: () => import("./routes/End.svelte"),
  replay: () => import("./routes/Replay.svelte"),
  review: () => import("./routes/Review.svelte"),
  learn: () => import("./routes/Learn.svelte"),
  lesson: () => import("./routes/Lesson.svelte"),
  puzzles: () => import("./routes/Puzzles.svelte"),
  puzzle: () => import("./routes/Puzzle.svelte"),
  rules: () => import("./routes/Rules.svelte"),
  translating: () => import("./routes/Translating.svelte"),
  settings: () => import("./routes/Settings.svelte"),
  // Moments of recorded games, for work on the drawings; not in the product.
  gallery: import.meta.env.DEV ? () => import("./routes/Gallery.svelte") : () => Promise.reject(new Error("not here")),
};

export const load = async (name: keyof typeof loaders): Promise<Route> => (await loaders[name]()).default as Route;
