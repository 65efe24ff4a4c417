/** Thinking times: the time between an entry of the story and the one before it. */
interface Timed {
  readonly seat: number | null;
  readonly at: number;
  readonly bot: string | null;
}

/** The thinking times of a seat's bot in milliseconds, oldest first, without the moves a person made in that seat. */
export function thinking(story: readonly Timed[], seat: number): number[] {
  return story.flatMap((line, i) => {
    const before = story[i - 1];
    return before && line.seat === seat && line.bot !== null ? [Math.max(0, line.at - before.at)] : [];
  });
}
