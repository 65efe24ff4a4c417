/** The courses of this server in the current language, and the steps and texts of those that were opened. */
import { api } from "$lib/api";
import { follows, spoken } from "$lib/i18n.svelte";
import type { CourseCard, LessonBook } from "$lib/wire";

let found = $state.raw<readonly CourseCard[] | null>(null);
let books = $state.raw<Readonly<Record<string, LessonBook>>>({});

async function load(tag: string = spoken.language): Promise<void> {
  found = await api.courses(tag);
}
async function read(game: string, tag: string = spoken.language): Promise<void> {
  const book = await api.lessons(game, tag);
  books = { ...books, [game]: book };
}
// Offline only the client's own words change.
follows((tag) =>
  Promise.all([...(found ? [load(tag)] : []), ...Object.keys(books).map((game) => read(game, tag))]).catch(
    () => undefined,
  ),
);

export const courses = {
  get all(): readonly CourseCard[] | null {
    return found;
  },
  load,
  of: (game: string): CourseCard | undefined => found?.find((one) => one.game === game),
  book: (game: string): LessonBook | undefined => books[game],
  read,
};

/** How long a course takes, in whole minutes. */
export const minutesOf = ({ lessons }: CourseCard): number =>
  Math.max(1, Math.round(lessons.reduce((all, { seconds }) => all + seconds, 0) / 60));
