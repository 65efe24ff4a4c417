/** How long a seat took for its moves: what the clock of the table says between two lines of the story. */
interface Timed {
  readonly seat: number | null;
  readonly at: number;
  readonly bot: string | null;
}

/** The thinking times of a seat's bot in milliseconds, oldest first; what a person played in that seat does not count. */
export function thinking(story: readonly Timed[], seat: number): number[] {
  return story.flatMap((line, i) => {
    const before = story[i - 1];
    return before && line.seat === seat && line.bot !== null ? [Math.max(0, line.at - before.at)] : [];
  });
}
