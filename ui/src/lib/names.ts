/** Names of games, clocks and bots in the current language. */
import { number, say, shell } from "./i18n.svelte";
import { gameOf, shelf, word } from "./shelf.svelte";
import { nameKey, stepOf } from "./strengths";
import type { TableCard } from "./wire";

type Clock = TableCard["clock"];

/** Empty until the server has sent the shelf. */
export const gameName = (game: string): string =>
  word(game, "title") ?? gameOf(game)?.about.title ?? (shelf.pending ? "" : game);

/** A bot's name: its step, from the game's words for a bot that only that game has, or from the client's. */
export function botName(bot: string, game: string): string {
  const step = stepOf(bot);
  if (step) return `${number(step)} · ${shell.lookUp(nameKey(step, stepsOf(game)))}`;
  return word(game, `bot_${bot}`) ?? (shell.has(`bot_${bot}`) ? shell.lookUp(`bot_${bot}`) : bot);
}
export function botText(bot: string, game: string): string {
  const step = stepOf(bot);
  if (step) return say("strength_text", { step, all: stepsOf(game) });
  return (
    word(game, `bot_${bot}_text`) ??
    (shell.has(`bot_${bot}_text`)
      ? shell.lookUp(`bot_${bot}_text`)
      : (gameOf(game)?.bots.find(({ name }) => name === bot)?.sentence ?? ""))
  );
}
const stepsOf = (game: string): number => gameOf(game)?.strengths.length ?? 0;

/** The names of an option and of its values. */
export const optionName = (game: string, option: string): string =>
  word(game, `option_${option}`) ?? option.replaceAll("_", " ");
export const optionText = (game: string, option: string): string => word(game, `option_${option}_text`) ?? "";
export const valueName = (game: string, option: string, value: string | number): string =>
  word(game, `option_${option}_${value}`) ?? String(value);

export function clockText(clock: Clock): string {
  switch (clock.kind) {
    case "none":
      return "";
    case "live":
      return say("clock_live_short", { minutes: clock.minutes, increment: clock.increment ?? 0 });
    case "slow":
      return clock.hours % 24
        ? say("clock_slow_hours", { n: clock.hours })
        : say("clock_slow_short", { n: clock.hours / 24 });
  }
}

const COLOURS = ["red", "black", "yellow", "blue", "green", "white", "purple", "orange"];
/** A journal names its seats by colour or number; here the colour in the reader's language. */
export function spelled(name: string, seat: number): string {
  const colour = /^p[1-8]$/.test(name) ? seat : COLOURS.indexOf(name);
  return colour < 0 ? name : shell.lookUp(`colour_${colour}`).replace(/^./u, (first) => first.toLocaleUpperCase());
}
