/** The faces, one folder each; a face loads on demand, with its words. */
import { preferred } from "$lib/i18n.svelte";
import type { GameFace } from "./face";

const faces = import.meta.glob<{ default: unknown }>("./*/index.ts");
const words = import.meta.glob<string>("./*/words/*.json", { query: "?raw", import: "default" });

/** Start to load a face and, at the same time, its words. */
export function fetchFace(game: string): void {
  for (const load of [faces[`./${game}/index.ts`], words[`./${game}/words/${preferred()}.json`]])
    load?.().catch(() => undefined);
}

/**
 * The face of a game; where none is drawn yet the plain one, which shows the legal moves as buttons.
 *
 * Here what comes from the server gets the types of its game. A face asks for the views and events of its own game, and
 * the pages, which know only what all games share, pass it nothing else: they find a table's face by the table's game.
 */
export async function face(game: string): Promise<GameFace> {
  fetchFace(game);
  const { default: found } = await (faces[`./${game}/index.ts`] ?? faces["./plain/index.ts"]!)();
  const face = found as GameFace;
  await face.ready?.();
  return face;
}
