/**
 * The puzzles that were answered, and the days in a row on which the puzzle of the day was solved at once. The server
 * remembers them with the person; this device, what was answered on it.
 */
import { api } from "./api";
import { shell } from "./i18n.svelte";
import { me } from "./me.svelte";
import type { PuzzleCard, Solved } from "./wire";

interface Answers {
  /** By game and id: whether the first answer was right. */
  answered: Record<string, boolean>;
  /** The last day of the streak, as in 2026-11-19, and its length. */
  day: string;
  streak: number;
}

export const nameOf = ({ game, id }: Pick<PuzzleCard, "game" | "id">): string => `${game}/${id}`;

const KEY = "puzzles";
const empty = (): Answers => ({ answered: {}, day: "", streak: 0 });

function stored(): Answers {
  try {
    // Only `keep` writes it.
    return { ...empty(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Answers>) };
  } catch {
    return empty();
  }
}

const kept = $state<Answers>(stored());
/** What the server remembers of the person. */
let known = $state.raw<Solved>({ puzzles: [], today: null, streak: 0 });
const elsewhere = $derived(new Map(known.puzzles.map((one) => [nameOf(one), one.right])));

/** What the list of puzzles is narrowed to; empty: everything. */
export const wanted = $state({ game: "", theme: "", level: "" });

/** The day before a day. */
export const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** The streak after the puzzle of a day was answered. */
export function streakAfter(
  { day, streak }: { day: string; streak: number },
  today: string,
  right: boolean,
): { day: string; streak: number } {
  if (day === today) return { day, streak };
  return { day: today, streak: right ? (day === dayBefore(today) ? streak : 0) + 1 : 0 };
}

export const solved = {
  /** Ask the server what it remembers of the person. */
  async load(): Promise<void> {
    await me.load();
    known = me.name === null ? { puzzles: [], today: null, streak: 0 } : await api.solved();
  },
  /** Whether the first answer to a puzzle was right; undefined: there was none. */
  of: (card: Pick<PuzzleCard, "game" | "id">): boolean | undefined =>
    elsewhere.get(nameOf(card)) ?? kept.answered[nameOf(card)],
  /** Whether the puzzle of a day was answered on that day, and rightly at once. */
  daily: (today: string): boolean | undefined => known.today ?? (kept.day === today ? kept.streak > 0 : undefined),
  /** The streak as it stands on a day: it ends with a day that is left out. */
  streak: (today: string): number =>
    Math.max(known.streak, kept.day === today || kept.day === dayBefore(today) ? kept.streak : 0),
  /** Remember the first answer; `today` is the day, if this is its puzzle. */
  answer(card: Pick<PuzzleCard, "game" | "id">, right: boolean, today: string | null): void {
    if (solved.of(card) === undefined) kept.answered[nameOf(card)] = right;
    if (today !== null) Object.assign(kept, streakAfter(kept, today, right));
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Without storage the puzzles work all the same.
    }
  },
};

/** What a difficulty is called. */
export const levelName = (difficulty: number | string): string => shell.lookUp(`puzzle_level_${difficulty}`);

/** The puzzles that are wanted. */
export const narrowed = (all: readonly PuzzleCard[]): PuzzleCard[] =>
  all.filter(
    ({ game, themes, difficulty }) =>
      (!wanted.game || game === wanted.game) &&
      (!wanted.theme || themes.includes(wanted.theme)) &&
      (!wanted.level || difficulty === Number(wanted.level)),
  );

/** The next puzzle after this one that is wanted and not answered; else any that is not answered. */
export function following(all: readonly PuzzleCard[], card: PuzzleCard): PuzzleCard | undefined {
  const ring = (cards: readonly PuzzleCard[]) => {
    const at = cards.findIndex((one) => nameOf(one) === nameOf(card));
    return [...cards.slice(at + 1), ...cards.slice(0, Math.max(0, at))].find((one) => solved.of(one) === undefined);
  };
  return ring(narrowed(all)) ?? ring(all);
}
