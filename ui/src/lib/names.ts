/** Names of games, clocks and bots in the language that is spoken. */
import { say, shell } from "./i18n.svelte";
import type { TableCard } from "./wire";

type Clock = TableCard["clock"];

export const gameName = (game: string): string =>
  shell.has(`game_${game}`) ? say(`game_${game}` as "game_downfall") : game;
export const botName = (bot: string): string => (shell.has(`bot_${bot}`) ? say(`bot_${bot}` as "bot_novice") : bot);

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
