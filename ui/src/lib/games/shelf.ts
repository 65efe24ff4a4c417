/** The faces on the shelf: each loads on demand, with its words. */
import type { View } from "$lib/story";
import type { GameFace } from "./face";

const faces: Record<string, () => Promise<{ default: unknown }>> = {
  downfall: () => import("./downfall"),
  pompeji: () => import("./pompeji"),
  lastdays: () => import("./lastdays"),
};

/** The face of a game; a plain one, the legal moves as buttons, where none is drawn yet. */
export async function face(game: string): Promise<GameFace<View>> {
  const { default: found } = await (faces[game] ?? (() => import("./plain")))();
  const face = found as GameFace<View>;
  await face.ready?.();
  return face;
}
