/** Who this browser is, and what lies on the shelf: asked once, kept while the page is open. */
import { api } from "./api";
import type { GameCard } from "./wire";

let name = $state<string | null>(null);
let known = $state(false);
let games = $state.raw<readonly GameCard[] | null>(null);

export const me = {
  get name(): string | null {
    return name;
  },
  get known(): boolean {
    return known;
  },
  async load(): Promise<void> {
    if (known) return;
    name = (await api.me()).name;
    known = true;
  },
  async rename(to: string): Promise<void> {
    name = (await api.rename(to)).name;
    known = true;
  },
  async claim(token: string): Promise<void> {
    name = (await api.claim(token)).name;
    known = true;
  },
};

export const shelf = {
  get games(): readonly GameCard[] | null {
    return games;
  },
  async load(): Promise<readonly GameCard[]> {
    return (games ??= await api.games());
  },
};

/** What a game says of itself, as far as the pages need it. */
export interface About {
  title: string;
  author: string;
  year: number;
  players: number[];
  minutes: number;
  options: Record<string, { type: string; default: boolean | number | string | null; choices?: (string | number)[] }>;
  seats?: string[];
}
export const aboutOf = (card: GameCard): About => card.about as unknown as About;
