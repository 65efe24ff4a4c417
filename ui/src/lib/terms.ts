/** What the host of a table decides besides its seats, and how it reads. */
import { say } from "./i18n.svelte";
import { clockText, optionName, valueName } from "./names";
import type { ChangeTable, GameCard, TableCard } from "./wire";

export type Terms = Required<ChangeTable>;

const usual = (game: GameCard): Terms["options"] =>
  Object.fromEntries(Object.entries(game.about.options).map(([name, option]) => [name, option.default]));

/** The terms of a new table. */
export const newTerms = (game: GameCard): Terms => ({
  name: null,
  options: usual(game),
  clock: { kind: "none" },
  grace: 3,
  public: false,
});

/** The terms of a table that waits. */
export const termsOf = (card: TableCard, game: GameCard): Terms => ({
  name: card.name,
  options: { ...usual(game), ...(card.options as Terms["options"]) },
  clock: card.clock,
  grace: card.grace,
  public: card.public,
});

/** The options that differ from the usual ones. */
export const chosen = ({ options }: Terms, game: GameCard): Terms["options"] =>
  Object.fromEntries(Object.entries(options).filter(([name, value]) => value !== game.about.options[name]?.default));

/** The terms of a table in a line: the clock, and the options that are not the usual ones. */
export function termsText(card: TableCard, game: GameCard | undefined): string {
  const options = game ? Object.entries(chosen(termsOf(card, game), game)) : [];
  return [
    clockText(card.clock) || say("clock_none_short"),
    ...options.map(([name, value]) =>
      typeof value === "boolean"
        ? value
          ? optionName(card.game, name)
          : say("option_off", { option: optionName(card.game, name) })
        : valueName(card.game, name, value ?? ""),
    ),
  ].join(" · ");
}
