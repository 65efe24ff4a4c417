/** Somebody wants to play again: an invitation for the others at the table. */
import { api } from "./api";
import { say } from "./i18n.svelte";
import { toast } from "./toasts.svelte";

/** Show the invitation to the table of a rematch, unless I sit there already. */
export async function invite(next: string): Promise<void> {
  const { seats } = await api.table(next);
  if (seats.some(({ mine }) => mine)) return;
  const who = seats.flatMap(({ name }) => name ?? [])[0];
  if (who) toast(say("rematch_wanted", { who }), "good", `/table/${next}`);
}
