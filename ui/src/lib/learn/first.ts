/** The first game after the lessons: a short table against beginners, where the coach warns. */
import { api } from "$lib/api";
import { refusal } from "$lib/refusal";
import { go } from "$lib/router.svelte";
import { keep, settings } from "$lib/settings.svelte";
import { toast } from "$lib/toasts.svelte";
import type { CourseCard, OpenTable } from "$lib/wire";

export async function firstGame({ game, first }: CourseCard): Promise<void> {
  const bots = Array.from({ length: first.players - 1 }, () => ({ kind: "bot" as const, bot: first.bot }));
  try {
    const options = first.options as OpenTable["options"]; // as the game's course has them
    const { id } = await api.open({ game, seats: [{ kind: "me" }, ...bots], ...(options ? { options } : {}) });
    settings.sureAt = id;
    keep();
    go(`/table/${id}`);
  } catch (error) {
    toast(refusal(error), "bad");
  }
}
