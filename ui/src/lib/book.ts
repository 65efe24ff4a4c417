/** The rules of each game in the language that is spoken; a book loads when it is opened. */
import { spoken } from "./i18n.svelte";
import { blocks, type Block } from "./prose";

const texts = import.meta.glob<string>(["$games/*/RULES.md", "$games/*/RULES.*.md"], {
  query: "?raw",
  import: "default",
});
const find = (name: string) => Object.entries(texts).find(([path]) => path.endsWith(`/games/${name}`))?.[1];

/** The whole book, and whether it is in the reader's own language; empty where there is none. */
export async function book(game: string): Promise<{ text: readonly Block[]; own: boolean }> {
  const english = find(`${game}/RULES.md`);
  const own = spoken.language === "en" ? english : find(`${game}/RULES.${spoken.language}.md`);
  const load = own ?? english;
  return { text: load ? blocks(await load()) : [], own: own !== undefined };
}

/** As much of a paragraph as can be said in passing: whole sentences. */
const PASSING = 200;

/** What a paragraph says, in brief. */
export async function paragraph(game: string, rule: string): Promise<string> {
  const found = (await book(game)).text.find((block) => block.kind === "rule" && block.id === rule);
  if (found?.kind !== "rule") return "";
  const [first = "", ...more] =
    found.spans
      .map(({ text }) => text)
      .join("")
      .match(/[^.。]+(?:[.。]+\s*|$)/g) ?? [];
  let said = first;
  for (const sentence of more) {
    if (said.length + sentence.length > PASSING) break;
    said += sentence;
  }
  return said.trim();
}
