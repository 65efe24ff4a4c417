/** The games of this server with their words in the current language, fetched once for each language. */
import { api } from "./api";
import { fill, follows, spoken, type Language, type Params } from "./i18n.svelte";
import type { BotCard, GameCard } from "./wire";

let games = $state.raw<readonly GameCard[] | null>(null);
let pending = $state(true);
const asked = new Map<Language, Promise<readonly GameCard[]>>();
let wanted: Language;

async function load(tag: Language = spoken.language): Promise<readonly GameCard[]> {
  const answer = asked.get(tag) ?? api.games(tag);
  asked.set(tag, answer);
  wanted = tag;
  try {
    const found = await answer;
    if (tag === wanted) games = found;
    return found;
  } catch (error) {
    asked.delete(tag);
    throw error;
  } finally {
    pending = false;
  }
}
follows((tag) => load(tag).catch(() => undefined)); // offline only the client's own words change

export const shelf = {
  get games(): readonly GameCard[] | null {
    return games;
  },
  /** Nothing has been received yet. */
  get pending(): boolean {
    return pending;
  },
  load,
};

export const gameOf = (name: string): GameCard | undefined => games?.find((game) => game.name === name);

/** A word of a game, if it has it. */
export function word(game: string, key: string, params: Params = {}): string | undefined {
  const message = gameOf(game)?.words[key];
  return message === undefined ? undefined : fill(message, params, spoken.language);
}

/** Whether a game has a bot of that name. */
export const hasBot = ({ bots, strengths }: GameCard, bot: string): boolean =>
  [...bots, ...strengths].some(({ name }) => name === bot);

/** The default bot: the first of the second level. */
export const usualBot = ({ bots }: GameCard): BotCard | undefined => bots.find(({ level }) => level === 2) ?? bots[0];

/** The step to begin with where people choose a strength: the middle of the scale; empty without a scale. */
export const usualStrength = ({ strengths }: GameCard): string =>
  strengths[Math.floor((strengths.length - 1) / 2)]?.name ?? "";
