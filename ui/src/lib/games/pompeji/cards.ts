/** The 49 buildings of `cards.json`: a card is a kind and a colour, `Tb`; its value follows from both. */
import facts from "$games/pompeji/cards.json";

export type Kind = keyof typeof facts.kinds;
export type Colour = keyof typeof facts.colours;
/** `Tb`, the blue temple; `*`, a laid statue. */
export type Card = string;

export const STATUE = "*";
export const KINDS = Object.keys(facts.kinds) as Kind[];
export const COLOURS = Object.keys(facts.colours) as Colour[];
export const CARDS: readonly Card[] = KINDS.flatMap((kind) => COLOURS.map((colour) => kind + colour));
export const { side: SIDE, seventh: SEVENTH, pile: PILE, volcanoes: VOLCANOES } = facts;
const VALUES: Readonly<Record<string, Readonly<Record<string, number>>>> = facts.values;
export const STATUE_VALUE = facts.statue;

export const kindOf = (card: Card): Kind => card[0] as Kind;
export const colourOf = (card: Card): Colour => card[1] as Colour;
/** The names that the drawings bear: `temple`, `blue`. */
export const shapeOf = (card: Card): string => facts.kinds[kindOf(card)];
export const paintOf = (card: Card): string => facts.colours[colourOf(card)];
/** What is written on a card; a laid statue shows nothing. */
export const valueOf = (card: Card): number => VALUES[kindOf(card)]?.[colourOf(card)] ?? 0;

/** A hand as it is held: by kind, then colour. */
export const inOrder = (cards: readonly Card[]): Card[] =>
  [...cards].sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));
export const sumOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + valueOf(card), 0);
