/** The journal that was dropped on the page of replays, for the review of it. */
import type { GameFace } from "./games/face";
import type { Replay } from "./wire";

export const brought: { text: string; replay: Replay | null; face: GameFace | null } = {
  text: "",
  replay: null,
  face: null,
};
