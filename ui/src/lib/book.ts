/** The rules of each game in the current language; a book is fetched when it is opened, once for each language. */
import { api } from "./api";
import { spoken } from "./i18n.svelte";
import { blocks, type Block } from "./prose";
import type { RuleBook } from "./wire";

interface Book {
  /** Empty if the game has no rule book. */
  readonly text: readonly Block[];
  readonly language: string;
}
const fetched = new Map<string, Promise<Book>>();

/** The whole book, in English where there is none in the reader's language. */
export async function book(game: string): Promise<Book> {
  const key = `${game} ${spoken.language}`;
  const found = fetched.get(key) ?? api.rules(game, spoken.language).then(read);
  fetched.set(key, found);
  try {
    return await found;
  } catch (error) {
    fetched.delete(key);
    throw error;
  }
}

const read = ({ text, language }: RuleBook): Book => ({ text: text ? blocks(text) : [], language });
