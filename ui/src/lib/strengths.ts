/** The scale of strengths of a game: the bot `strength-5` is its fifth step. Each game has a scale of its own. */

/** How many names the catalogue has: `strength_1` is the weakest. */
export const NAMES = 14;

/** The step that a bot is; 0 for any other bot. */
export const stepOf = (bot: string): number => Number(/^strength-(\d+)$/.exec(bot)?.[1] ?? 0);

/** The key of a step's name: the names are spread over the scale, so that its ends have the first and the last. */
export const nameKey = (step: number, steps: number): string =>
  `strength_${1 + Math.round(((step - 1) * (NAMES - 1)) / Math.max(1, steps - 1))}`;
