/**
 * How a game looks. The table page knows no game: it draws whatever face the game's folder gives it.
 * A face draws views, names moves and tells events; it never decides what is allowed.
 */
import type { Component } from "svelte";
import type { Flight } from "$lib/board/flight";
import type { Target } from "$lib/choice";
import type { IconName } from "$lib/components/icons";
import type { Event, View } from "$lib/story";

/** What may be chosen, what is chosen, and what it would bring: the same for board and hand. */
export interface Choosing {
  /** What may be picked next. */
  readonly open: ReadonlySet<Target>;
  /** What may be picked instead of something picked before. */
  readonly instead: ReadonlySet<Target>;
  readonly picked: readonly Target[];
  /** The moves still possible after what is picked. */
  readonly moves: readonly string[];
  /** The events that the chosen, or looked-at, move would make; empty while nothing is looked at. */
  readonly foreseen: readonly Event[];
  /** The move that is being told was carried to its place by hand. */
  readonly carried?: boolean;
  choose(target: Target): void;
  /** A piece was dropped on its place: choose and play at once. */
  drop(target: Target): void;
  /** A move put together elsewhere, where the rules take more than they can list. */
  play(move: string): void;
  /** The pointer or the focus rests on something (or on nothing any more). */
  look(target: Target | null): void;
}

/** Nothing may be chosen: a board to look at. */
export const idle: Choosing = {
  open: new Set(),
  instead: new Set(),
  picked: [],
  moves: [],
  foreseen: [],
  choose() {},
  drop() {},
  play() {},
  look() {},
};

export interface BoardProps<V extends View = View> {
  view: V;
  /** The seats' names, in order. */
  names: readonly string[];
  /** The seat that looks, or null for a spectator. */
  seat: number | null;
  choosing: Choosing;
  /** The event that is being told, to be animated; null when the view is the whole truth. */
  now: Event | null;
  /** How long `now` is on stage, in milliseconds; 0 with reduced motion. */
  pace: number;
}

export interface HandProps<V extends View = View> {
  view: V;
  choosing: Choosing;
}

export interface StockProps<V extends View = View> {
  view: V;
  names: readonly string[];
  /** All that was told so far, move by move. */
  story: readonly { readonly seat: number | null; readonly events: readonly Event[] }[];
}

/** One number on a seat's plate. */
export interface Count {
  icon: string;
  label: string;
  value: number;
  tone?: "good" | "bad";
  /** Left out where there is no room. */
  minor?: boolean;
}

export interface Prompt {
  /** What is asked, in one sentence that ends in a full stop. */
  sentence: string;
  /** The quiet line below: what follows. */
  hint?: string;
  /** The paragraph of the rules, such as D9. */
  rule?: string;
  /** A course of steps within the turn, and which one is on. */
  steps?: readonly { label: string; now: boolean }[];
}

/** A right that may be used out of turn. */
export interface Right {
  move: string;
  label: string;
  icon?: IconName;
  /** Why it cannot be used now; left out: then there is no button. */
  reason?: string;
  /** Everybody can see that it might be used, for a moment: others at this screen are offered it too, and a key uses it. */
  mayInterrupt?: boolean;
}

export interface GameFace<V extends View = View> {
  readonly name: string;
  /** Loads what the face needs before it is drawn: its words. */
  ready?(): Promise<unknown>;
  Board: Component<BoardProps<V>>;
  Hand?: Component<HandProps<V>>;
  /** The hand stands upright on the left of the board; on a phone below it, like any other. */
  readonly rail?: boolean;
  /** Deck, bag, score sheet: stands between the seats and the log. */
  Stock?: Component<StockProps<V>>;
  /** How a seat looks, as a number among the shapes, where that is not the seat's own (a citizen is drawn). */
  look?(view: V, seat: number): number;
  /** A line under the name on a seat's plate. */
  note?(view: V, seat: number): string;
  /** The steps that lead to a move. */
  path(move: string, view: V): readonly Target[];
  /** A target as a button, where it is neither a square nor a card. */
  label(target: Target, view: V): string;
  /** A move as a verb: "Place on D4". */
  action(move: string, view: V): string;
  prompt(view: V, choosing: Choosing): Prompt;
  /** What the others hear while a seat chooses. */
  waiting(view: V, name: string): string;
  rights(view: V, seat: number): readonly Right[];
  /** What the chart at the end shows: each seat's counts of a good tone, and of a bad one, move by move. */
  chart?(): string;
  phases(view: V): readonly { label: string; now: boolean }[];
  counts(view: V, seat: number): readonly Count[];
  /** An event as a sentence, or null if it goes without saying. `me` is the seat that hears it. */
  sentence(event: Event, names: readonly string[], me: number | null): string | null;
  /** What a move would do, in one line, from the events it would make. */
  foretell(events: readonly Event[], view: V, names: readonly string[]): string;
  /**
   * What a legal move would bring, as the events it would make: worked out from the view where that is plain geometry,
   * or "server" where only the rules can say. Left out: nothing is shown beforehand.
   */
  foresee?: "server" | ((move: string, view: V) => readonly Event[]);
  /** The view after an event, for drawing the story step by step; the server's view has the last word. */
  retell(view: V, event: Event): V;
  /** The view before the first event, for replays; `last` is how the game ended. */
  opening?(last: V): V;
  /** How long an event is shown, in milliseconds. */
  pace(event: Event): number;
  /** The card that flies across the table at an event, as `me` sees it, and how it is drawn. */
  readonly flying?: {
    flight(event: Event, me: number | null): Flight | null;
    Card: Component<{ card: string | null; view: V }>;
    readonly ratio: number;
    readonly duration?: number;
  };
}
