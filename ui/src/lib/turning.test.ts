/** The turning points of recorded games, and how events sound: every game says it in its face. */
import { beforeAll, describe, expect, it } from "vitest";
import type { GameFace } from "./games/face";
import { face as faceOf } from "./games/faces";
import { stepsOf, type Story } from "./games/stories";
import { speak } from "./i18n.svelte";
import type { BaseEvent, BaseView } from "./story";

const files = import.meta.glob<readonly Story<BaseView, BaseEvent>[]>("./games/*/fixtures/stories.json", {
  eager: true,
  import: "default",
});
const words = import.meta.glob<Record<string, unknown>>("./games/*/words/en.json", { eager: true, import: "default" });
const GAMES = Object.keys(files).map((path) => path.split("/")[2]!);
const LANGUAGES = ["en", "fr", "nl", "de", "ja"] as const;

/** The names of a game's scenes, as its words have them. */
const scenesOf = (game: string): string[] =>
  Object.keys(words[`./games/${game}/words/en.json`]!).flatMap((key) => /^scene_([a-z0-9]+)$/.exec(key)?.[1] ?? []);

describe.each(GAMES)("%s", (game) => {
  let face: GameFace;
  beforeAll(async () => (face = await faceOf(game)), 30_000);
  const stories = files[`./games/${game}/fixtures/stories.json`]!;

  it("has a scene for each of its turning points, each once in a game", () => {
    const met = new Set(["goal"]);
    for (const story of stories) {
      const here: string[] = [];
      for (const { before, events } of stepsOf(story)) {
        let view = before;
        for (const event of events) {
          const name = face.turning?.(event, view, story.opening.seat);
          if (name) here.push(name);
          view = face.retell?.(view, event) ?? view;
        }
      }
      expect(new Set(here).size).toBe(here.length);
      here.forEach((name) => met.add(name));
    }
    expect([...met].sort()).toEqual(scenesOf(game).sort());
  });

  it("says in at most three lines what is new, in every language", async () => {
    for (const language of LANGUAGES) {
      await speak(language);
      for (const name of scenesOf(game)) {
        const { title, lines } = face.scene!(name);
        expect(title).not.toBe(`scene_${name}`);
        expect([1, 2, 3]).toContain(lines.length);
        for (const line of [title, ...lines]) expect(line.length).toBeLessThan(100);
      }
    }
    await speak("en");
  });

  it("draws them", async () => {
    expect((await face.scenes!()).default).toBeDefined();
  });

  it("shows nothing that moves without a sound", () => {
    const silent = new Set<string>();
    for (const story of stories)
      for (const { before, events } of stepsOf(story))
        for (const event of events)
          if (face.pace(event) >= 300 && !face.turning?.(event, before, null) && !face.sounds?.(event, 0).length)
            silent.add(event.type);
    expect([...silent]).toEqual([]);
  });
});
