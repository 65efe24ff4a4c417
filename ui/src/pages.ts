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
  rules: () => import("./routes/Rules.svelte"),
  // For those who draw: moments of recorded games. Not in the product.
  gallery: import.meta.env.DEV ? () => import("./routes/Gallery.svelte") : () => Promise.reject(new Error("not here")),
};

export const load = async (name: keyof typeof loaders): Promise<Route> => (await loaders[name]()).default as Route;
