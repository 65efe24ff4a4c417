/** The faces on the shelf: each loads on demand, with its words. */
import { preferred } from "$lib/i18n.svelte";
import type { View } from "$lib/story";
import type { GameFace } from "./face";

const faces: Record<string, () => Promise<{ default: unknown }>> = {
  downfall: () => import("./downfall"),
  pompeji: () => import("./pompeji"),
  lastdays: () => import("./lastdays"),
};

const words = import.meta.glob("./*/words/*.json");

/** Fetch what a face is made of before it is asked for, its words beside it and not after it. */
export function fetchFace(game: string): void {
  for (const load of [faces[game], words[`./${game}/words/${preferred()}.json`]]) load?.().catch(() => undefined);
}

/** The face of a game; a plain one, the legal moves as buttons, where none is drawn yet. */
export async function face(game: string): Promise<GameFace<View>> {
  fetchFace(game);
  const { default: found } = await (faces[game] ?? (() => import("./plain")))();
  const face = found as GameFace<View>;
  await face.ready?.();
  return face;
}
