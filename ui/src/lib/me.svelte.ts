/** The person of this browser: fetched once, kept while the page is open. */
import { api } from "./api";
import type { Me } from "./wire";

let person = $state.raw<Me>({ name: null, previous: null });
let known = $state(false);

function become(answer: Me): void {
  person = answer;
  known = true;
}

export const me = {
  get name(): string | null {
    return person.name;
  },
  /** Who used this browser before a link moved this person to it. */
  get previous(): string | null {
    return person.previous;
  },
  get known(): boolean {
    return known;
  },
  async load(): Promise<void> {
    if (!known) become(await api.me());
  },
  /** This browser may have been signed out from another one: ask the server again. */
  async reload(): Promise<void> {
    become(await api.me());
  },
  async rename(to: string): Promise<void> {
    become(await api.rename(to));
  },
  async claim(token: string): Promise<void> {
    become(await api.claim(token));
  },
  async back(): Promise<void> {
    become(await api.back());
  },
  async signOut(): Promise<void> {
    become(await api.signOut());
  },
  /** All other browsers; this one stays this person's. */
  async signOutEverywhere(): Promise<void> {
    become(await api.signOutEverywhere());
  },
};
