/** Who watches a table, in a few words. */
import { list, say } from "./i18n.svelte";
import type { Spectators } from "./wire";

/** The most names in the line; the rest are counted, until the person asks for all. */
export const FEW = 4;

/** The line with at most `most` names, such as "Watching: Gaius, Livia and 2 others"; empty if nobody watches. */
export function spectatorsText({ names, others }: Pick<Spectators, "names" | "others">, most = Infinity): string {
  const shown = names.slice(0, most);
  const rest = others + names.length - shown.length;
  if (!shown.length && !rest) return "";
  const counted = rest ? [say(shown.length ? "spectators_more" : "spectators_nameless", { n: rest })] : [];
  return say("spectators", { who: list([...shown, ...counted]), n: names.length + others });
}
