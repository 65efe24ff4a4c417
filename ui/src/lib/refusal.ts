/**
 * A refusal as a sentence in the language that is spoken. Some of the server's sentences say more than ours, but only in
 * English; in other languages ours is shown, and beside it the paragraph of the rules that was broken.
 */
import { say, shell, spoken } from "./i18n.svelte";

const TOLD_BETTER = new Set(["illegal", "invalid", "not_now"]);

export function refusal({ code, message, sentence }: { code: string; message?: string; sentence?: string }): string {
  const own = `refused_${code}`;
  const theirs = sentence || message;
  if (theirs && spoken.language === "en" && TOLD_BETTER.has(code)) return theirs;
  return shell.has(own) ? say(own) : say("refused_error");
}
