/** What a lesson puts in place of phases, prompt and log of a table, and what lies over everything. */
import type { Snippet } from "svelte";

export interface Guide {
  readonly middle: Snippet;
  readonly prompt: Snippet;
  readonly side: Snippet;
  readonly over: Snippet;
  readonly back: () => void;
}
