/** When the player is asked about the building permit: it can be used once, so not at every chance. */
import { settings } from "$lib/settings.svelte";
import { bestOf } from "./preview";
import type { View } from "./wire";

/** What a placement pays on average: 19.2 points over 60 games between citizens of two, three and four. */
const USUAL = 19;
/** What it has paid at this table so far. */
const soFar = ({ scores, city }: View): number =>
  scores.reduce((sum, one) => sum + one, 0) / Math.max(1, Object.keys(city).length - 1);

/**
 * Whether the permit is worth a question: it would pay clearly more than usual. Once the first volcano is out it may
 * soon be lost, and a third more than placements have paid at this table is enough.
 */
export function worthAsking(view: View): boolean {
  const best = bestOf(view.hand, view.city) ?? 0;
  return best >= (view.deck.volcanoes > 0 ? Math.min(USUAL, 1.3 * soFar(view)) : 1.4 * USUAL);
}

/** Whether the prompt offers the permit: as the person has set, usually only when it is worth a question. */
export const asks = (view: View): boolean =>
  settings.offer === "always" || (settings.offer === "worth" && worthAsking(view));
