import { expect, it } from "vitest";
import { parse } from "./router.svelte";

it.each([
  ["/", { name: "home" }],
  ["/open/senet", { name: "setup", game: "senet" }],
  ["/join/BCDFG", { name: "join", code: "BCDFG" }],
  ["/table/x_1-", { name: "table", id: "x_1-" }],
  ["/table/x/end", { name: "end", id: "x" }],
  ["/replay", { name: "replay" }],
  ["/rules", { name: "rules" }],
  ["/settings", { name: "settings" }],
  ["/settings/x", { name: "lost" }],
  ["/table", { name: "lost" }],
  ["/table/x/y", { name: "lost" }],
  ["/table/%E0%A4%A", { name: "lost" }],
  ["/%", { name: "lost" }],
  ["/a/b/c/d", { name: "lost" }],
])("%s", (path, page) => expect(parse(path)).toEqual(page));

it("a link to a moment", () => expect(parse("/replay/x", "?at=12")).toEqual({ name: "replay", id: "x", at: 12 }));
it("a link to a rule", () =>
  expect(parse("/rules/senet", "", "#D14")).toEqual({ name: "rules", game: "senet", rule: "D14" }));
