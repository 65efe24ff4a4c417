/**
 * How far a person has come in the lessons. The server keeps it with the person, so that it is the same on all their
 * devices; this device keeps what the server does not have yet, and everything while it has no person.
 */
import { api, Refusal } from "$lib/api";
import { me } from "$lib/me.svelte";
import type { Reached } from "$lib/wire";

interface Kept {
  /** What the server does not have, by `GAME/LESSON`. */
  lessons: Record<string, Omit<Reached, "game" | "lesson">>;
  /** The lesson that was open last on this device, as `GAME/LESSON`. */
  last: string | null;
  /** The invitation on the first page has been closed. */
  closed: boolean;
}

const KEY = "lessons";

function stored(): Kept {
  const none: Kept = { lessons: {}, last: null, closed: false };
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return none;
  }
}

const kept = $state<Kept>(stored());
/** What the server has of the person, and the lesson that was open last. */
let known = $state.raw<Readonly<Record<string, Reached>>>({});
let last = $state<string | null>(null);
let sending: Promise<void> | null = null;

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage lessons can be played all the same.
  }
}

const at = (game: string, lesson: string) => `${game}/${lesson}`;
const BEGINNING: Omit<Reached, "game" | "lesson"> = { done: false, moves: [], starts: [0] };

/** Where a lesson stands; what was done on one device is done. */
function reached(game: string, lesson: string): Omit<Reached, "game" | "lesson"> {
  const key = at(game, lesson);
  const there = known[key] ?? BEGINNING;
  const here = kept.lessons[key];
  return here ? { ...here, done: here.done || there.done } : there;
}

/** Send what the server does not have, lesson by lesson and one after the other: a later move must not come first. */
async function send(): Promise<void> {
  for (;;) {
    const key = Object.keys(kept.lessons)[0];
    if (key === undefined || me.name === null) return;
    const { done, moves, starts } = kept.lessons[key]!;
    const [game = "", lesson = ""] = key.split("/");
    try {
      const answer = await api.remember({ game, lesson, done, moves, starts });
      known = { ...known, [key]: answer };
    } catch (error) {
      if (!(error instanceof Refusal && error.code === "invalid")) return; // another time
    }
    // A lesson that the server does not have any more is forgotten; one that has gone on meanwhile is sent again.
    if (JSON.stringify(kept.lessons[key]?.moves) === JSON.stringify(moves) && kept.lessons[key]?.done === done)
      kept.lessons = Object.fromEntries(Object.entries(kept.lessons).filter(([one]) => one !== key));
    keep();
  }
}

function sendOnce(): Promise<void> {
  sending ??= send().finally(() => (sending = null));
  return sending;
}

export const learned = {
  /** Read what the server has of this person, and give it what this device has. */
  async load(): Promise<void> {
    await me.load();
    const found = me.name === null ? [] : await api.reached();
    known = Object.fromEntries(found.map((one) => [at(one.game, one.lesson), one]));
    const latest = found.at(-1);
    last = latest ? at(latest.game, latest.lesson) : null;
    await sendOnce();
  },
  /** Where the person left a lesson. */
  reached,
  isDone: (game: string, lesson: string): boolean => reached(game, lesson).done,
  get any(): boolean {
    return [...Object.values(known), ...Object.values(kept.lessons)].some(({ done }) => done);
  },
  /** The lesson that was open last, as `GAME/LESSON`. */
  get last(): string | null {
    return last ?? kept.last;
  },
  get closed(): boolean {
    return kept.closed;
  },
  close(): void {
    kept.closed = true;
    keep();
  },
  keep(game: string, lesson: string, progress: Omit<Reached, "game" | "lesson">): void {
    kept.lessons[at(game, lesson)] = progress;
    kept.last = last = at(game, lesson);
    keep();
    void sendOnce();
  },
};
