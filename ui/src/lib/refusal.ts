/**
 * A refusal as a sentence in the reader's language, by its code. Some of the server's sentences say more than ours, but
 * only in English. What the rules refuse has a reason, and a sentence of its own in each language (`reasons.ts`).
 */
import { Refusal } from "./api";
import { say, shell, spoken } from "./i18n.svelte";
import type { Refused } from "./wire";

const SENTENCE_SAYS_MORE = new Set(["illegal", "invalid", "bad_name", "not_now"]);

const isRefused = (why: unknown): why is Pick<Refused, "code" | "sentence"> =>
  typeof why === "object" && why !== null && "code" in why && "sentence" in why;

/** What was refused, by a request (a `Refusal` is thrown) or on the socket. */
export function refusal(why: unknown): string {
  const { code, sentence } =
    why instanceof Refusal
      ? { code: why.code, sentence: why.message }
      : isRefused(why)
        ? why
        : { code: "error", sentence: "" };
  const own = `refused_${code}`;
  if (sentence && spoken.language === "en" && SENTENCE_SAYS_MORE.has(code)) return sentence;
  return shell.has(own) ? say(own) : say("refused_error");
}
