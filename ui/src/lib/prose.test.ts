import { expect, it } from "vitest";
import { blocks, sections, spans } from "./prose";

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
    items: [],
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
])("separates one numbered ruling from the next (%s)", (_, markdown, ...rulings) => {
  const [rule] = blocks(markdown);
  expect(
    rule?.kind === "rule" && rule.rulings.map(({ id, spans }) => [id, spans.map(({ text }) => text).join("")]),
  ).toEqual(rulings);
});

it("finds the pictures", () => {
  expect(blocks("![Lava reaches\nD4](picture:lava)")).toEqual([
    { kind: "picture", name: "lava", caption: spans("Lava reaches D4") },
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

it("reads a rule with a list, rulings quoted below it, terms and the numbers of other rules", () => {
  const [rule, other] = blocks(
    [
      "**D5** Play a card on a\n[vent](#w-vent), see D6 and D66.\n- (a) one\n- (b) two\n  more",
      "> **A2** Back, D6.\n>\n> Silent.\n\n**D6** So.",
    ].join("\n"),
  );
  expect(rule).toEqual({
    kind: "rule",
    id: "D5",
    spans: [
      { text: "Play a card on a ", style: "plain" },
      { text: "vent", style: "term", to: "w-vent" },
      { text: ", see ", style: "plain" },
      { text: "D6", style: "rule", to: "D6" },
      { text: " and D66.", style: "plain" },
    ],
    items: [spans("(a) one"), spans("(b) two more")],
    rulings: [
      {
        id: "A2",
        spans: [
          { text: "Back, ", style: "plain" },
          { text: "D6", style: "rule", to: "D6" },
          { text: ".", style: "plain" },
        ],
      },
      { id: null, spans: spans("Silent.") },
    ],
  });
  expect(other).toMatchObject({ kind: "rule", id: "D6", items: [], rulings: [] });
});

it("reads the ids of headings, the steps of a turn and the terms of the glossary", () => {
  expect(
    blocks("## Une *minute* {#minute}\n\n1. **Lay.**\n   It.\n2. Go. {may}\n\n- **vent** {#w-vent}: where."),
  ).toEqual([
    { kind: "heading", level: 2, text: "Une *minute*", id: "minute" },
    {
      kind: "steps",
      items: [
        { spans: spans("**Lay.** It."), may: false },
        { spans: spans("Go."), may: true },
      ],
    },
    { kind: "terms", items: [{ id: "w-vent", term: "vent", spans: spans("where.") }] },
  ]);
});

it("divides a book at its headings of the second level", () => {
  const { head, parts } = sections(blocks("# Game\n\nAbout.\n\n## One {#one}\n\nText.\n\n### Sub\n\n## Two\n\nMore."));
  expect(head.map(({ kind }) => kind)).toEqual(["heading", "text"]);
  expect(parts.map(({ id, blocks }) => [id, blocks.length])).toEqual([
    ["one", 2],
    ["two", 1],
  ]);
});
