/** What the parts of an open rule book share: the terms it explains, and the ways within it. */
import { getContext, setContext } from "svelte";
import type { Term } from "$lib/prose";

export interface Reading {
  /** The term with this id. */
  readonly term: (id: string) => Term | undefined;
  /** Scroll to a rule, a term or a section. */
  readonly show: (id: string) => void;
  /** Show the meaning of a term beside its word; null: of none. */
  readonly explain: (id: string | null, word?: HTMLElement) => void;
}
const KEY = Symbol("reading");

export const reads = (reading: Reading): Reading => setContext(KEY, reading);
export const reading = (): Reading => getContext<Reading>(KEY);
