import { expect, it } from "vitest";
import { blocks, spans } from "./prose";

it("reads numbered rules with their rulings, without the names of tests", () => {
  const [rule] = blocks(
    "**D14** The first tile\ngoes on its *vent*.\n*Ruling: gates can be covered (`test_a_gate_can_be_covered`).*\n",
  );
  expect(rule).toEqual({
    kind: "rule",
    id: "D14",
    spans: [
      { text: "The first tile goes on its ", style: "plain" },
      { text: "vent", style: "em" },
      { text: ".", style: "plain" },
    ],
    rulings: [{ id: null, spans: [{ text: "Gates can be covered.", style: "plain" }] }],
  });
});

it.each([
  [
    "en",
    "**5.1** Roll.\n*Ruling A2: back on any turn (`test_back`). Ruling A11: (c) is a note.*",
    ["A2", "Back on any turn."],
    ["A11", "(c) is a note."],
  ],
  [
    "fr",
    "**5.1** Lancez.\n*Décision A2 : reculer à tout tour. Décision A11 : c’est une note.*",
    ["A2", "Reculer à tout tour."],
    ["A11", "C’est une note."],
  ],
  [
    "ja",
    "**5.1** 振る。\n*裁定A2：いつでも戻れます。裁定A11：訳者の注です。*",
    ["A2", "いつでも戻れます。"],
    ["A11", "訳者の注です。"],
  ],
])("tells one numbered ruling from the next (%s)", (_, markdown, ...told) => {
  const [rule] = blocks(markdown);
  expect(
    rule?.kind === "rule" && rule.rulings.map(({ id, spans }) => [id, spans.map(({ text }) => text).join("")]),
  ).toEqual(told);
});

it("finds the pictures", () => {
  expect(blocks("![Lava reaches\nD4](picture:lava)")).toEqual([
    { kind: "picture", name: "lava", caption: "Lava reaches D4" },
  ]);
});

it("reads headings, lists, tables and code", () => {
  expect(
    blocks("## Setting up\n\n- one\n  more\n- `two`\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n```json\n{}\n```").map(
      ({ kind }) => kind,
    ),
  ).toEqual(["heading", "list", "table", "code"]);
});

it("joins Japanese lines without a space", () => {
  expect(blocks("町を\n作る")).toEqual([{ kind: "text", spans: spans("町を作る"), rulings: [] }]);
});

it("finds every rule that the games name", async () => {
  const texts = import.meta.glob<string>("$games/*/RULES.md", { query: "?raw", import: "default", eager: true });
  const downfall = Object.entries(texts).find(([path]) => path.includes("downfall"))![1];
  const ids = blocks(downfall).flatMap((block) => (block.kind === "rule" ? [block.id] : []));
  expect(ids).toEqual(Array.from({ length: 24 }, (_, i) => `D${i + 1}`));
});
