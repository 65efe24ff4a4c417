/** The words of a scene: `scene_NAME`, and its lines `scene_NAME_1` to `_3`. */
import type { Catalogue, Messages } from "$lib/i18n.svelte";
import type { Voice } from "$lib/sound/voices";
import type { Scene } from "./face";

export function sceneOf<M extends Messages>(words: Catalogue<M>, name: string, voice?: Voice): Scene {
  const lines = [1, 2, 3].map((i) => `scene_${name}_${i}`).filter((key) => words.has(key));
  return {
    name,
    title: words.lookUp(`scene_${name}`),
    lines: lines.map((key) => words.lookUp(key)),
    ...(voice ? { voice } : {}),
  };
}
