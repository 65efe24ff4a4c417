import { expect, it } from "vitest";
import { blocks, spans } from "./prose";

it("reads numbered rules with their rulings, without the names of tests", () => {
  const [rule] = blocks("**D14** The first tile\ngoes on its *vent*.\n*Ruling: gates can be covered (`test_a_gate_can_be_covered`).*\n");
  expect(rule).toEqual({
    kind: "rule",
    id: "D14",
    spans: [{ text: "The first tile goes on its ", style: "plain" }, { text: "vent", style: "em" }, { text: ".", style: "plain" }],
    ruling: [{ text: "Gates can be covered.", style: "plain" }],
  });
});

it("reads headings, lists, tables and code", () => {
  expect(blocks("## Setting up\n\n- one\n  more\n- `two`\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n```json\n{}\n```").map(({ kind }) => kind)).toEqual(["heading", "list", "table", "code"]);
});

it("joins Japanese lines without a space", () => {
  expect(blocks("町を\n作る")).toEqual([{ kind: "text", spans: spans("町を作る"), ruling: null }]);
});

it("finds every rule that the games name", async () => {
  const texts = import.meta.glob<string>("$games/*/RULES.md", { query: "?raw", import: "default", eager: true });
  const downfall = Object.entries(texts).find(([path]) => path.includes("downfall"))![1];
  const ids = blocks(downfall).flatMap((block) => (block.kind === "rule" ? [block.id] : []));
  expect(ids).toEqual(Array.from({ length: 24 }, (_, i) => `D${i + 1}`));
});
