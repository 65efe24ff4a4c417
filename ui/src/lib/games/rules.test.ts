/** The pictures of the rules match their captions, none is missing, and prompts name paragraphs. */
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "$lib/i18n.svelte";
import { blocks, plain } from "$lib/prose";
import type { Pictures } from "./picture";

const books = import.meta.glob<string>("$games/*/RULES*.md", { query: "?raw", import: "default", eager: true });
const drawn = import.meta.glob<Pictures>("./*/pictures.ts", { import: "pictures", eager: true });
const games = Object.keys(drawn).map((path) => path.split("/")[1]!);
const of = (game: string): Pictures => drawn[`./${game}/pictures.ts`]!;

it("finds the games that have pictures", () => expect(games.length).toBeGreaterThan(0));

describe.each(games)("%s", (game) => {
  const own = Object.entries(books).filter(([path]) => path.includes(`/${game}/`));
  it("has a book in every language", () => expect(own).toHaveLength(Object.keys(LANGUAGES).length));
  it.each(own)("%s asks for the pictures there are", (_, markdown) => {
    const asked = blocks(markdown).flatMap((block) => (block.kind === "picture" ? [block.name] : []));
    const old = !markdown.includes("{#minute}");
    for (const tall of [false, true]) {
      const drawn = Object.keys(of(game)(tall)).filter((name) => !old || asked.includes(name));
      expect(drawn.sort()).toEqual([...asked].sort());
    }
  });
  it("explains every mark in the caption", () => {
    for (const [, markdown] of own)
      for (const block of blocks(markdown))
        if (block.kind === "picture")
          expect([...plain(block.caption).matchAll(/[①-⑨]/g)]).toHaveLength(
            of(game)(false)[block.name]!.marks?.length ?? 0,
          );
  });
});

const faces = import.meta.glob<string>("./*/index.ts", { query: "?raw", import: "default", eager: true });

/** A source up to the brace that closes the object it begins in. */
function restOfObject(source: string): string {
  let depth = 0;
  const end = Array.from(source).findIndex((sign) => (depth += sign === "{" ? 1 : sign === "}" ? -1 : 0) < 0);
  return source.slice(0, end);
}

describe.each(games)("the prompts of %s", (game) => {
  const source = faces[`./${game}/index.ts`]!;
  it("each name a paragraph", () => {
    const asking = [...source.matchAll(/sentence: say\(/g)].map(({ index }) => restOfObject(source.slice(index)));
    expect(asking.length).toBeGreaterThan(5);
    expect(asking.filter((prompt) => !prompt.includes("rule:"))).toEqual([]);
  });
  it.each(Object.entries(books).filter(([path]) => path.includes(`/${game}/`)))("that is in %s", (_, markdown) => {
    const numbers = new Set(blocks(markdown).flatMap((block) => (block.kind === "rule" ? [block.id] : [])));
    const named = [...source.matchAll(/"([DP]\d+|\d+\.\d+)"/g)].map(([, number]) => number!);
    expect(named.filter((number) => !numbers.has(number))).toEqual([]);
  });
});
