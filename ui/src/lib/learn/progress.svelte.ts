/** How far a person has come in the lessons, stored on this device. */
interface Reached {
  /** The lesson has been played to its end at least once. */
  done: boolean;
  /** The moves made so far, and how many of them were made when each step began. */
  moves: string[];
  starts: number[];
}

interface Progress {
  lessons: Record<string, Reached>;
  /** The lesson that was open last, as `GAME/LESSON`. */
  last: string | null;
  /** The invitation on the first page has been closed. */
  closed: boolean;
}

const KEY = "lessons";

function stored(): Progress {
  const none: Progress = { lessons: {}, last: null, closed: false };
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Progress>) };
  } catch {
    return none;
  }
}

const progress = $state<Progress>(stored());

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // Without storage lessons can be played all the same.
  }
}

const at = (game: string, lesson: string) => `${game}/${lesson}`;

export const learned = {
  /** Where the person left a lesson. */
  reached: (game: string, lesson: string): Reached =>
    progress.lessons[at(game, lesson)] ?? { done: false, moves: [], starts: [0] },
  isDone: (game: string, lesson: string): boolean => progress.lessons[at(game, lesson)]?.done ?? false,
  get any(): boolean {
    return Object.values(progress.lessons).some(({ done }) => done);
  },
  get last(): string | null {
    return progress.last;
  },
  get closed(): boolean {
    return progress.closed;
  },
  close(): void {
    progress.closed = true;
    keep();
  },
  keep(game: string, lesson: string, reached: Reached): void {
    progress.lessons[at(game, lesson)] = reached;
    progress.last = at(game, lesson);
    keep();
  },
};
