import { describe, expect, it } from "vitest";
import { LANGUAGES, fill, type Messages } from "./i18n.svelte";

const catalogues = import.meta.glob<Messages>(["./words/*.json", "./games/*/words/*.json"], {
  eager: true,
  import: "default",
});
const folders = new Set(Object.keys(catalogues).map((path) => path.replace(/\/\w+\.json$/, "")));
const TAGS = Object.keys(LANGUAGES);

/** The names in braces that a message needs, over all its plural forms; a language takes each in the form it needs. */
const needs = (message: Messages[string]) =>
  [
    ...new Set(
      (typeof message === "string" ? [message] : Object.values(message)).flatMap((text) =>
        [...text.matchAll(/\{(?:the_|in_)?(\w+)\}/g)].map(([, name]) => name),
      ),
    ),
  ]
    .filter((name) => name !== "n")
    .sort();

describe.each([...folders])("%s", (folder) => {
  const english = catalogues[`${folder}/en.json`]!;
  it("speaks every language", () => {
    expect(TAGS.filter((tag) => catalogues[`${folder}/${tag}.json`])).toEqual(TAGS);
  });
  it.each(TAGS)("says the same things in %s", (tag) => {
    const words = catalogues[`${folder}/${tag}.json`]!;
    expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort());
    for (const [key, message] of Object.entries(words)) {
      expect({ key, needs: needs(message) }).toEqual({ key, needs: needs(english[key]!) });
      if (typeof message !== "string")
        expect({ key, other: message.other }).toEqual({ key, other: expect.stringMatching(/./) as unknown });
    }
  });
});

/** All that a catalogue says in one language, as `key: text`. */
const said = (tag: string): string[] =>
  Object.entries(catalogues)
    .filter(([path]) => path.endsWith(`/${tag}.json`))
    .flatMap(([, words]) =>
      Object.entries(words).flatMap(([key, message]) =>
        (typeof message === "string" ? [message] : Object.values(message)).map((text) => `${key}: ${text}`),
      ),
    );

describe("typography", () => {
  const spoken = (tag: string, wrong: RegExp) =>
    said(tag)
      .map((line) => line.slice(line.indexOf(": ") + 2))
      .filter((text) => wrong.test(text));
  it("English writes curly quotes", () => expect(spoken("en", /"|'/)).toEqual([]));
  it("French spaces do not break, and are narrow but before a colon", () =>
    expect(spoken("fr", / [;:!?»]|« |'|\u00a0[;!?»]|«\u00a0|\u202f:/)).toEqual([]));
  it("Dutch says je, not u", () => expect(spoken("nl", /\bu(w|zelf)?\b/)).toEqual([]));
  it("German says du, not Sie", () =>
    expect(spoken("de", /\b(Ihnen|Ihren?|Sie (haben|können|sind|dürfen))\b|"|'/)).toEqual([]));
  it("Japanese uses its own marks", () => expect(spoken("ja", /[\u3040-\u9fff][,;:!?]|"|'/)).toEqual([]));
});

describe("a message", () => {
  it("takes its plural form from the language", () => {
    const message = { one: "{n} relative", other: "{n} relatives" };
    expect(fill(message, { n: 1 }, "en")).toBe("1 relative");
    expect(fill(message, { n: 0 }, "en")).toBe("0 relatives");
    expect(fill({ one: "{n} parent", other: "{n} parents" }, { n: 0 }, "fr")).toBe("0 parent");
    expect(fill({ other: "{n}人" }, { n: 1 }, "ja")).toBe("1人");
  });
  it("writes numbers as the language does", () => {
    expect(fill("{n}", { n: 1234 }, "de")).toBe("1.234");
  });
  it("begins a sentence with a capital article", () => {
    expect(fill("{the_card} afleggen?", { the_card: "het rode huis" }, "nl")).toBe("Het rode huis afleggen?");
    expect(fill("Discard {the_card}?", { the_card: "the red house" }, "en")).toBe("Discard the red house?");
  });
  it("leaves unknown names alone", () => {
    expect(fill("{who} runs", {}, "en")).toBe("{who} runs");
  });
});
