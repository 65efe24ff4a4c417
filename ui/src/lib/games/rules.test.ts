/** The pictures of the rules show what their captions say, every one asked for is there, and prompts name paragraphs. */
import { describe, expect, it } from "vitest";
import { blocks } from "$lib/prose";
import type { Placement } from "./pompeji/view";
import type { Pictures } from "./picture";

const books = import.meta.glob<string>("$games/*/RULES*.md", { query: "?raw", import: "default", eager: true });
const drawn = import.meta.glob<Pictures>("./*/pictures.ts", { import: "pictures", eager: true });
const of = (game: string): Pictures => drawn[`./${game}/pictures.ts`]!;

describe.each(["downfall", "pompeji", "lastdays"])("%s", (game) => {
  const own = Object.entries(books).filter(([path]) => path.includes(`/${game}/`));
  it("has five books", () => expect(own).toHaveLength(5));
  it.each(own)("%s asks for the pictures there are", (_, markdown) => {
    const asked = blocks(markdown).flatMap((block) => (block.kind === "picture" ? [block.name] : []));
    for (const tall of [false, true]) expect(Object.keys(of(game)(tall)).sort()).toEqual([...asked].sort());
  });
  it("explains every mark in the caption", () => {
    for (const [, markdown] of own)
      for (const block of blocks(markdown))
        if (block.kind === "picture")
          expect([...block.caption.matchAll(/[①-⑨]/g)]).toHaveLength(of(game)(false)[block.name]!.marks?.length ?? 0);
  });
});

const faces = import.meta.glob<string>("./*/index.ts", { query: "?raw", import: "default", eager: true });

describe.each(["downfall", "pompeji", "lastdays"])("the prompts of %s", (game) => {
  const source = faces[`./${game}/index.ts`]!;
  it("each name a paragraph", () => {
    const asking = source.split("\n").filter((line) => /sentence: say\(/.test(line));
    expect(asking.length).toBeGreaterThan(5);
    expect(asking.filter((line) => !line.includes("rule:"))).toEqual([]);
  });
  it.each(Object.entries(books).filter(([path]) => path.includes(`/${game}/`)))("that is in %s", (_, markdown) => {
    const numbers = new Set(blocks(markdown).flatMap((block) => (block.kind === "rule" ? [block.id] : [])));
    const named = [...source.matchAll(/"([DP]\d+|\d+\.\d+)"/g)].map(([, number]) => number!);
    expect(named.filter((number) => !numbers.has(number))).toEqual([]);
  });
});

it("buries two and cuts off three", () => {
  const { foreseen } = of("downfall")(false).lava!;
  expect(foreseen!.map(({ type, cause, squares }) => [type, cause, Object.keys(squares ?? {})])).toEqual([
    ["lava", undefined, []],
    ["lost", "buried", ["K5"]],
    ["lost", "cut_off", ["K6", "K7"]],
  ]);
});

it("runs three squares and out", () => {
  const [way] = of("downfall")(false).run!.foreseen!;
  expect(way).toMatchObject({ type: "saved", gate: "Porta di Stabia", path: ["F5", "G5", "G6", "G7"] });
});

it("pays 20 points for the temple and 16 for the statue", () => {
  const paid = (name: string) =>
    (of("pompeji")(false)[name]!.foreseen as readonly Placement[]).map(({ points, streets }) => [
      points,
      ...streets.map(({ kind, colour }) => kind + colour),
    ]);
  expect(paid("streets")).toEqual([[20, 4, 7, 9]]);
  expect(paid("statue")).toEqual([[16, 2, 7, 7]]);
});

it("leads the client out by the Porta Marina", () => {
  const [walk] = of("lastdays")(false).escort!.foreseen!;
  expect((walk!.way as string[])[0]).toBe("p3");
  expect((walk!.way as string[]).at(-1)).toBe("d231");
});
