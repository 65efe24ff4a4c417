/** For tests: what a table has asked the rules about, and every refusal of a game as a sentence. */
import { expect, it } from "vitest";
import { LANGUAGES, speak, type Language, type Messages } from "$lib/i18n.svelte";
import { because, loadReasons, type Reason } from "$lib/reasons";
import type { Sitting } from "$lib/sitting";
import type { BaseView } from "$lib/story";
import { face as faceOf } from "./faces";

const catalogues = import.meta.glob<Messages>("$games/*/refusals/en.json", { eager: true, import: "default" });

/** The moves that the rules were asked to judge. */
export const asked = ({ sent }: Sitting): string[] =>
  sent.flatMap((message) => (message.type === "why" ? [message.move] : []));

/** Each reason of a game has a filled sentence without notation in each language; `values` fills the holes. */
export function saysAll(game: string, view: BaseView, values: Reason): void {
  const [, english] = Object.entries(catalogues).find(([path]) => path.includes(`/${game}/`)) ?? ["", {}];
  it.each(Object.keys(LANGUAGES) as Language[])("says why, without notation, in %s", async (tag) => {
    const face = await faceOf(game);
    await loadReasons(game);
    await speak(tag);
    const called = (name: string, value: string | number) =>
      name === "who" ? "Mara" : (face.called?.(name, value, view) ?? value);
    for (const [code, message] of Object.entries(english)) {
      const holes = JSON.stringify(message).matchAll(/\{(\w+)\}/g);
      const params = Object.fromEntries([...holes].map(([, name = ""]) => [name, values[name] ?? 100]));
      const sentence = because({ code, n: 2, ...params }, game, called);
      expect(sentence, code).toMatch(/[.。]$/);
      expect(sentence, code).not.toMatch(/[{}`]|\b[a-z]_\w|\bthe_| {2}|\b(play|build|go|buy) [\dA-Z]/);
      expect(sentence, code).not.toContain("100100");
    }
    await speak("en");
  });
}
