/**
 * Why the rules refuse something, and why one move is better than another, in the reader's language. The sentences are
 * those of the server (`refusals` and `reasons`, in `vesuvius` and in `vesuvius/games/NAME`), which makes its English
 * ones from the same entries.
 */
import { capital, Catalogue, shell, together, type Loaders, type Messages, type Params } from "./i18n.svelte";

/** A `code`, and what it speaks of: a card, a square, a number, a seat (`who`). */
export type Reason = Params;

/** What the sentences call a parameter. */
type Called = (name: string, value: string | number) => string | number;

/** The sentences that all games share, and those of each game. */
class Sentences {
  readonly #shared: Catalogue<Messages>;
  readonly #all: Loaders;
  readonly #games = new Map<string, Catalogue<Messages>>();

  constructor(shared: Loaders, all: Loaders) {
    this.#shared = new Catalogue<Messages>(shared);
    this.#all = all;
  }

  async load(game: string): Promise<void> {
    const own = Object.entries(this.#all).filter(([path]) => path.includes(`/games/${game}/`));
    if (own.length && !this.#games.has(game)) this.#games.set(game, new Catalogue<Messages>(Object.fromEntries(own)));
    const catalogue = this.#games.get(game);
    await Promise.all([this.#shared.loaded || this.#shared.load(), catalogue?.loaded || catalogue?.load()]);
  }

  lookUp(code: string, game: string, words: Params): string | undefined {
    return [this.#games.get(game), this.#shared].find((one) => one?.has(code))?.lookUp(code, words);
  }
}

const refusals = new Sentences(
  import.meta.glob<string>("$vesuvius/refusals/*.json", { query: "?raw", import: "default" }),
  import.meta.glob<string>("$games/*/refusals/*.json", { query: "?raw", import: "default" }),
);
const better = new Sentences(
  import.meta.glob<string>("$vesuvius/reasons/*.json", { query: "?raw", import: "default" }),
  import.meta.glob<string>("$games/*/reasons/*.json", { query: "?raw", import: "default" }),
);

/** Load the sentences of a game's refusals; a game whose refusals have none is refused in English. */
export const loadReasons = (game: string): Promise<void> => refusals.load(game);
/** Load the sentences that say why a move is better. */
export const loadWhys = (game: string): Promise<void> => better.load(game);

/**
 * The sentence for a reason; null if there is none. `called` is what the sentence calls a parameter. Reasons that the
 * client knows by itself are in its own words, as `why_CODE`.
 */
export function because(reason: Reason, game: string, called: Called): string | null {
  const { code = "", ...params } = reason;
  const words = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, called(name, value)]));
  const sentence = refusals.lookUp(String(code), game, words) ?? own(`why_${code}`, words);
  return sentence && capital(sentence);
}

/** Why a move is better than another (`other_` is before the parameters of that one): a sentence for each reason. */
export function why(reasons: readonly Reason[], game: string, called: Called): string {
  const sentences = reasons.map(({ code = "", ...params }) => {
    const words = Object.entries(params).map(([name, value]) => [name, called(name.replace(/^other_/, ""), value)]);
    return better.lookUp(String(code), game, Object.fromEntries(words) as Params) ?? "";
  });
  return together(sentences.map(capital));
}

/** What a hint makes a player think of, in words. */
export const nudgeText = (code: string, game: string): string => better.lookUp(code, game, {}) ?? "";

const own = (key: string, words: Params): string | null => (shell.has(key) ? shell.lookUp(key, words) : null);
