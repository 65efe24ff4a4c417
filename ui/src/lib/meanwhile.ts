/** What the bots did while a player waited: the sentences of a game that matter most to that player. */
import type { GameFace, News } from "./games/face";
import { spoken } from "./i18n.svelte";
import { audible } from "./story";
import { standing } from "./traces";
import type { Entry } from "./wire";

/** More would be a log. */
const SENTENCES = 2;

/** The moves that stand since a seat's last one; all, if it has made none. */
export function waited<E extends Pick<Entry, "number" | "seat" | "undoes">>(log: readonly E[], seat: number): E[] {
  const moves = standing(log);
  return moves.slice(moves.map((entry) => entry.seat).lastIndexOf(seat) + 1);
}

/** The sentences with the greatest weights, in the order of the story. */
export function summary(news: readonly News[]): string {
  const chosen = new Set([...news].sort((a, b) => b.weight - a.weight).slice(0, SENTENCES));
  return news
    .filter((one) => chosen.has(one))
    .map(({ text }) => text)
    .join(spoken.language === "ja" ? "" : " ");
}

/** What others did in these moves, for a seat; empty if they did nothing worth a sentence. */
export function meanwhile(
  moves: readonly Pick<Entry, "events">[],
  face: GameFace,
  names: readonly string[],
  seat: number,
): string {
  const events = moves.flatMap((entry) => entry.events.filter((event) => audible(event, seat)));
  return summary(face.meanwhile?.(events, names, seat) ?? []);
}
