/** The puzzles that this device has solved, and the days in a row on which the puzzle of the day was solved at once. */
import { shell } from "./i18n.svelte";
import type { PuzzleCard } from "./wire";

interface Answers {
  /** By game and id: whether the first answer was right. */
  answered: Record<string, boolean>;
  /** The last day of the streak, as in 2026-11-19, and its length. */
  day: string;
  streak: number;
}

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

/** What the list of puzzles is narrowed to; empty: everything. */
export const wanted = $state({ game: "", theme: "", level: "" });

export const nameOf = ({ game, id }: Pick<PuzzleCard, "game" | "id">): string => `${game}/${id}`;

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
  /** Whether the first answer to a puzzle was right; undefined: there was none. */
  of: (card: Pick<PuzzleCard, "game" | "id">): boolean | undefined => kept.answered[nameOf(card)],
  /** The streak as it stands on a day: it ends with a day that is left out. */
  streak: (today: string): number => (kept.day === today || kept.day === dayBefore(today) ? kept.streak : 0),
  /** Remember the first answer; `today` is the day, if this is its puzzle. */
  answer(card: Pick<PuzzleCard, "game" | "id">, right: boolean, today: string | null): void {
    if (solved.of(card) !== undefined) return;
    kept.answered[nameOf(card)] = right;
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
