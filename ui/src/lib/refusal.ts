/** A refusal as a sentence in the language that is spoken; the server's own words where we have none. */
import { say, shell } from "./i18n.svelte";

export function refusal({ code, message, sentence }: { code: string; message?: string; sentence?: string }): string {
  const own = `refused_${code}`;
  return shell.has(own) ? say(own) : sentence || message || say("refused_error");
}
