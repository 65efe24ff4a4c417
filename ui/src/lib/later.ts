/** What is not needed for the first screen, but probably soon: fetched once that screen has been there a while. */

const WHILE = 4000;

/** Fetch all of these later; returns what calls it off, for an effect to return. */
export function later(...loads: readonly (() => Promise<unknown> | undefined)[]): () => void {
  const timer = setTimeout(() => loads.forEach((load) => void load()?.catch(() => undefined)), WHILE);
  return () => clearTimeout(timer);
}
