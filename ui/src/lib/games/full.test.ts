/** The moves as the coach names them: in full, with all that was chosen, in every language. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, speak, type Language } from "$lib/i18n.svelte";
import type { BaseView } from "$lib/story";
import { face as faceOf } from "./faces";

interface Moment {
  readonly view: BaseView;
  readonly legal: readonly string[];
}
const files = import.meta.glob<Moment>("./*/fixtures/*.json", { eager: true, import: "default" });
const MOMENTS = Object.entries(files).flatMap(([path, moment]) =>
  "legal" in moment ? [{ game: path.split("/")[1]!, ...moment }] : [],
);
const NAMES = ["Livia", "Aulus", "Octavia", "Gaius"];
const textsOf = async (wanted: string): Promise<Map<string, string>> => {
  const face = await faceOf(wanted);
  return new Map(
    MOMENTS.filter(({ game }) => game === wanted).flatMap(({ view, legal }) =>
      legal.map((move) => [move, face.inFull?.(move, view, NAMES) ?? ""] as const),
    ),
  );
};

const GAMES = [...new Set(MOMENTS.map(({ game }) => game))];
beforeAll(async () => {
  await Promise.all(GAMES.map(async (game) => (await faceOf(game)).ready?.()));
}, 60_000);
afterAll(() => speak("en"));

describe.each(GAMES)("%s", (game) => {
  it.each(Object.keys(LANGUAGES) as Language[])("names every legal move in %s", async (tag) => {
    await speak(tag);
    const texts = [...(await textsOf(game)).values()];
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => !text || /[{}]|full_|undefined|NaN/.test(text))).toEqual([]);
  });
});
