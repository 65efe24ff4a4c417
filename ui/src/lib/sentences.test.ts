/**
 * Every text of every language, filled with what it can be filled with, reads like a sentence.
 *
 *     SENTENCES=sentences npx vitest run src/lib/sentences.test.ts      writes a file to read for each language
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { capital, fill, LANGUAGES, type Message, type Messages, type Params } from "./i18n.svelte";

const catalogues = import.meta.glob<{ default: Messages }>(
  [
    "./words/*.json",
    "./games/*/words/*.json",
    "$games/*/words/*.json",
    "$games/*/refusals/*.json",
    "$vesuvius/refusals/*.json",
    "$games/*/reasons/*.json",
    "$vesuvius/reasons/*.json",
  ],
  { eager: true },
);

/** Numbers that change words, and names that are long, begin with a vowel, or are several people. */
const NUMBERS = [0, 1, 2, 5];
const PEOPLE: Record<string, readonly string[]> = {
  en: ["Octavia", "Aulus and Octavia", "Wolfeschlegelsteinhausen"],
  fr: ["Octavia", "Aulus et Octavia", "Wolfeschlegelsteinhausen"],
  nl: ["Octavia", "Aulus en Octavia", "Wolfeschlegelsteinhausen"],
  de: ["Octavia", "Aulus und Octavia", "Wolfeschlegelsteinhausen"],
  ja: ["オクタウィア", "アウルス、オクタウィア", "Wolfeschlegelsteinhausen"],
};
/** Holes that only hold a number; all others hold a name, a word or a sentence. */
const COUNTED = new Set(
  ["n far out left amount money at minutes increment price no vita ash value x y done level"]
    .concat("room capacity number all total players from to")
    .flatMap((names) => names.split(" ")),
);
/** The words of the same language that a hole can hold; the others hold people. */
const HOLDS: readonly (readonly [hole: RegExp, key: RegExp])[] = [
  [/^the_/, /^the_/],
  [/^in_/, /^in_/],
  [/^(person|people|card_name)$/, /^n_/],
  [/^gate$/, /^(p_1|p_16|p_37|Porta .*)$/],
  [/^(places?|place_name)$/, /^p_/],
  [/^symbol$/, /^s_/],
  [/^citizen$/, /^z_/],
  [/^group$/, /^g_/],
  [/^kind$/, /^k_/],
  [/^house$/, /^h_/],
  [/^role$/, /^r_/],
  [/^colour$/, /^(c_|colour_)/],
  [/^title$/, /^v_/],
  [/^text$/, /^vt_/],
];
/** What the refusals of a game hold, in its client's words: cards and places have their articles. */
const REFUSED: readonly (readonly [hole: RegExp, key: RegExp])[] = [
  [/^(card|place)$/, /^the_/],
  [/^other$/, /^(g_|the_)/],
];
/** Holes of signs that are the same in all languages. */
const SIGNS: Record<string, readonly string[]> = {
  square: ["D5", "K11", "A1"],
  squares: ["D5", "K11", "A1"],
  source: ["C5", "E8"],
  start: ["D5", "K11"],
  dice: ["3", "6"],
};
/** Texts whose number is never none or one: a table has two seats or more; points of win chance have a sign. */
const MORE = new Set([
  "players_exactly",
  "seats_taken",
  "deal_holds",
  "review_drew",
  "end_swing",
  "risk_among",
  "show_all",
  "puzzle_nodes",
]);
/** Holes of numbers that are never none or one, as the beds of a building, or that count nothing. */
const BIG = new Set("room capacity number all total players from to".split(" "));
const LARGER = [2, 3, 5, 12];

const holes = (message: Message): string[] => [
  ...new Set(
    (typeof message === "string" ? [message] : Object.values(message)).flatMap((text) =>
      [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!),
    ),
  ),
];

/** The words that a hole of a text can hold. */
function choices(path: string, hole: string, language: string): readonly string[] {
  const words = path.replace(/\/(refusals|reasons)\//, "/words/").replace(/^.*\/(?=\w+\/words\/)/, "/");
  const holds = path.includes("/refusals/") ? [...REFUSED, ...HOLDS] : HOLDS;
  const key = holds.find(([name]) => name.test(hole))?.[1];
  const found = Object.entries(catalogues)
    .filter(([other]) => other.endsWith(words))
    .flatMap(([, { default: own }]) => Object.entries(own))
    .flatMap(([name, text]) => (key?.test(name) && typeof text === "string" && !holes(text).length ? [text] : []));
  return SIGNS[hole] ?? (found.length ? found : PEOPLE[language]!);
}

/** A text filled in every way. */
function filled(key: string, message: Message, language: string, path: string): string[] {
  const numbers = MORE.has(key) ? LARGER : NUMBERS;
  const names = holes(message);
  const rounds = names.length || typeof message !== "string" ? numbers.length : 1;
  return [
    ...new Set(
      Array.from({ length: rounds }, (_, round) => {
        const params: Record<string, string | number> = { n: numbers[round % numbers.length]! };
        names.forEach((name, i) => {
          const plain = name.replace(/^other_/, ""); // of the other move
          const words = choices(path, plain, language);
          params[name] = COUNTED.has(plain)
            ? (BIG.has(plain) ? LARGER : numbers)[round % numbers.length]!
            : words[(round * (words.length > 9 ? 7 : 1) + i) % words.length]!;
        });
        const text = fill(message, params satisfies Params, language);
        return path.includes("/refusals/") ? capital(text) : text;
      }),
    ),
  ];
}

/** One of a thing that is named as if it were several: by the ending, but for words that end so in the singular. */
const SEVERAL: Record<string, RegExp> = {
  en: /(?<![\w.,])1 (?!is\b|was\b|has\b|as\b|its\b)[a-z]+[^s\W]s\b/,
  fr: /(?<![\w.,])1 (?!pas\b|fois\b|mois\b|sous\b|dans\b|sans\b|puis\b|plus\b|sesterces\b)[a-zà-ÿ]+[sx]\b/,
  nl: /(?<![\w.,]|fase )1 (?!en\b|een\b|is\b|tegen\b)[a-zë]+(en|s)\b/,
  de: /(?<![\w.,])1 ([A-ZÄÖÜ]\p{L}*(te|nkte|ge|che)|[A-ZÄÖÜ]\p{L}*en|Mal)\b(?<!Karte)/u,
  ja: /(?!)/, // has no plural
};
const WRONG: readonly (readonly [string, RegExp])[] = [
  ["a hole is left", /\{\w*\}/],
  ["double punctuation", /[.。]{2,}(?!\.)|[,;:、]{2,}|[!！?？]{2,}|[.。][,;:]|[,;:][.。]/],
  ["a doubled space", / {2,}|\u00a0 | \u00a0/],
  ["a space before a full stop or a comma", /[^\s.…] [.,](?!\d)/],
];
/** Three dots are written as one sign or as three. */
const calm = (text: string): string => text.replace(/\.{3}|…/g, "");

describe.each(Object.keys(LANGUAGES))("the sentences of %s", (language) => {
  const own = Object.entries(catalogues).filter(([path]) => path.endsWith(`/${language}.json`));
  const sentences = own.flatMap(([path, { default: words }]) =>
    Object.entries(words).flatMap(([key, message]) =>
      filled(key, message, language, path).map((text) => ({
        key,
        at: `${path.replace(/^.*?(\w+\/)?(words|refusals|reasons)\//, "$1$2/")} ${key}`,
        path,
        text,
      })),
    ),
  );

  it("are many", () => expect(sentences.length).toBeGreaterThan(1000));
  it.each(WRONG)("never show that %s", (_, wrong) => {
    expect(sentences.filter(({ text }) => wrong.test(calm(text))).map(({ at, text }) => `${at}: ${text}`)).toEqual([]);
  });
  it("know one from several", () => {
    const wrong = sentences.filter(({ text }) => SEVERAL[language]!.test(text));
    expect(wrong.map(({ at, text }) => `${at}: ${text}`)).toEqual([]);
  });
  it("are written to a file to read, if one asks", () => {
    const folder = process.env.SENTENCES;
    if (!folder) return;
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/${language}.txt`, sentences.map(({ at, text }) => `${at}\t${text}\n`).join(""));
  });
});
