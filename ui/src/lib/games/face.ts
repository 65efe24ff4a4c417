/**
 * How a game looks. The pages know no game: they draw whatever face the game's folder exports.
 * A face draws views, names moves and narrates events; it never decides what is allowed.
 * `V` and `E` are the game's own view and event, from its `wire.ts`.
 */
import type { Component } from "svelte";
import type { Flight } from "$lib/board/flight";
import type { Target } from "$lib/choice";
import type { IconName } from "$lib/components/icons";
import type { Reason } from "$lib/reasons";
import type { Sound } from "$lib/sound";
import type { Voice } from "$lib/sound/voices";
import type { BaseEvent, BaseView, Entry } from "$lib/story";
import type { Traces } from "$lib/traces";

/** What may be chosen, what is chosen, and what the choice would do: the same for board and hand. */
export interface Choosing<E extends BaseEvent = BaseEvent> {
  /** What may be picked next. */
  readonly open: ReadonlySet<Target>;
  /** What may be picked instead of something picked before. */
  readonly instead: ReadonlySet<Target>;
  readonly picked: readonly Target[];
  /** Whether it is this player who has to choose: what is not open may be dimmed. */
  readonly choosable: boolean;
  /** What the card or square under the pointer leads to. */
  readonly linked: ReadonlySet<Target>;
  /** The moves still possible after what is picked. */
  readonly moves: readonly string[];
  /** The events that the chosen move, or the one under the pointer, would make; empty without one. */
  readonly preview: readonly E[];
  /** The move being narrated was dragged to its place by this player. */
  readonly carried?: boolean;
  /** Choose a target; one that cannot be chosen shakes, and the prompt says why. */
  readonly choose: (target: Target) => void;
  /** A piece was dropped on its place: choose it and play at once. */
  readonly drop: (target: Target) => void;
  /** Play a move that is not among the legal ones listed, such as an offer of any amount. */
  readonly play: (move: string) => void;
  /** The pointer or the focus is on a target; null: on none. */
  readonly look: (target: Target | null) => void;
}

/** Nothing may be chosen: a board to look at. */
export const idle: Choosing<never> = {
  open: new Set(),
  instead: new Set(),
  picked: [],
  choosable: false,
  linked: new Set(),
  moves: [],
  preview: [],
  choose() {},
  drop() {},
  play() {},
  look() {},
};

export interface BoardProps<V extends BaseView = BaseView, E extends BaseEvent = BaseEvent> {
  view: V;
  /** The seats' names, in order. */
  names: readonly string[];
  /** The seat of the person at this screen; null for a spectator. */
  seat: number | null;
  choosing: Choosing<E>;
  /** The event to animate; null when there is nothing to animate and the view is up to date. */
  now: E | null;
  /** How long `now` is shown, in milliseconds; 0 with reduced motion. */
  pace: number;
  /** Where each seat's last turn left its marks. */
  traces?: Traces | undefined;
}

export interface HandProps<V extends BaseView = BaseView, E extends BaseEvent = BaseEvent> {
  view: V;
  /** The seats' names, in order. */
  names: readonly string[];
  choosing: Choosing<E>;
}

export interface StockProps<V extends BaseView = BaseView, E extends BaseEvent = BaseEvent> {
  view: V;
  names: readonly string[];
  /** All moves so far, with their events. */
  story: readonly Entry<E>[];
}

/** One number on a seat's plate. */
export interface Count {
  icon: IconName;
  label: string;
  value: number;
  tone?: "good" | "bad";
  /** Hidden where there is no room. */
  minor?: boolean;
}

export interface Prompt {
  /** What the player has to decide, in one sentence with a full stop. */
  sentence: string;
  /** The smaller line below: what follows from it. */
  hint?: string;
  /** The paragraph of the rules, such as D9. */
  rule?: string;
  /** The steps of the turn, and which one is current. */
  steps?: readonly { label: string; now: boolean }[];
}

/** What a player does by hand when the story comes to an event of theirs: they turn over what chance has decided. */
export interface Act {
  /** What the prompt says, with a full stop. */
  sentence: string;
  /** The text of the button. */
  label: string;
  /** The number of the rule behind it. */
  rule: string;
}

/** A sentence of what happened while a player waited. */
export interface News {
  readonly text: string;
  /** How much it matters to that player: 1 is an ordinary turn. */
  readonly weight: number;
}

/** What most players would do now: the first button, as long as nothing is chosen. */
export interface Suggestion {
  /** One move, or several that are played one after another. */
  moves: readonly string[];
  /** The text of the button. */
  label: string;
}

/** A right that may be used out of turn. */
export interface Right {
  move: string;
  label: string;
  icon?: IconName;
  /** Why it cannot be used now; without a reason there is no button. */
  reason?: string;
  /** Usable for a moment only, which is public: others at this screen get the button too; a key uses it. */
  expires?: boolean;
  /** It can be used, but nothing asks for it: no button, only a key and its token. */
  quiet?: boolean;
}

/** A picture over the board at a turning point, and what is new from now on. */
export interface Scene {
  /** Which picture. */
  readonly name: string;
  readonly title: string;
  /** Three lines at most. */
  readonly lines: readonly string[];
  /** How it sounds, before its event. */
  readonly voice?: Voice;
}

export interface SceneProps {
  /** Which picture. */
  name: string;
}

/** What an impossible choice was meant to be: a move, which the rules judge, or a reason that the view shows. */
export type Meant = string | { readonly reason: Reason; readonly rule?: string };

export interface GameFace<V extends BaseView = BaseView, E extends BaseEvent = BaseEvent> {
  readonly name: string;
  /** Load what the face needs before it is drawn: its words. */
  ready?(): Promise<unknown>;
  Board: Component<BoardProps<V, E>>;
  Hand?: Component<HandProps<V, E>>;
  /** The hand is an upright rail left of the board; on a phone it stays below the board, as others do. */
  readonly rail?: boolean;
  /** Deck, bag, score sheet: between the seats and the log. */
  Stock?: Component<StockProps<V, E>>;
  /** The number of a seat's shape, where it is not the seat's own number (the game deals the pieces). */
  look?(view: V, seat: number): number;
  /** A line under the name on a seat's plate. */
  note?(view: V, seat: number): string;
  /** The targets that lead to a move. */
  path(move: string, view: V): readonly Target[];
  /** The text of a target's button, where it is neither a square nor a card. */
  label(target: Target, view: V, names: readonly string[]): string;
  /** A move as a verb: "Place on D4". */
  action(move: string, view: V, names: readonly string[]): string;
  /** The move as a verb with all that was chosen for it, where `action` says only what was chosen last. */
  inFull?(move: string, view: V, names: readonly string[]): string;
  prompt(view: V, choosing: Choosing<E>): Prompt;
  /** The natural act among these legal moves, or null where there is a real choice. */
  suggest?(view: V, legal: readonly string[]): Suggestion | null;
  /** What the others read while the seat of that name chooses. */
  waiting(view: V, name: string): string;
  rights(view: V, seat: number): readonly Right[];
  /** How many people a seat has saved: they stand on the shore at the end. Without it nobody is saved in this game. */
  saved?(view: V, seat: number): number;
  /** How many people the mountain took. */
  fallen?(view: V): number;
  /** The people by name: those that each seat saved, and those that the mountain took. */
  people?(view: V): { readonly saved: readonly (readonly string[])[]; readonly lost: readonly string[] };
  /** The width of the board by its height: a place for it needs no more height. */
  readonly shape?: number;
  /** The title of the chart at the end, which draws each seat's counts of tone "good" and "bad", move by move. */
  chart?(): string;
  phases(view: V): readonly { label: string; now: boolean }[];
  counts(view: V, seat: number): readonly Count[];
  /** An event as a sentence, or null if it needs none. `me` is the seat of the reader. */
  sentence(event: E, names: readonly string[], me: number | null): string | null;
  /** The sentence without its reasons, for the prompt, where it is longer than a line. */
  headline?(event: E, names: readonly string[], me: number | null): string | null;
  /**
   * What others did in these events, for the seat `me` that waited meanwhile: a few sentences in the order of the
   * story, of which those that matter most are shown.
   */
  meanwhile?(events: readonly E[], names: readonly string[], me: number): readonly News[];
  /** What a move would do, in one line, from the events it would make. */
  previewText(events: readonly E[], view: V, names: readonly string[]): string;
  /**
   * The events of a legal move, as far as the view alone decides them: a copy of a rule, which a test holds against
   * recorded games. Without it nothing is previewed.
   */
  preview?(move: string, view: V): readonly E[];
  /**
   * The view after an event, to draw the story step by step; the server's view replaces it in the end. A face without
   * it shows no earlier moment.
   */
  retell?(view: V, event: E): V;
  /**
   * What choosing a target that cannot be chosen was meant to be. Without it, or where it is null, the prompt says only
   * that it cannot be chosen now.
   */
  meant?(target: Target, view: V, choosing: Choosing<E>): Meant | null;
  /** What a refusal calls a parameter: a card, a place. */
  called?(name: string, value: string | number, view: V): string | number;
  /** How long an event is shown to the seat `me`, in milliseconds. */
  pace(event: E, me?: number | null): number;
  /** What its seat does by hand before an event is shown to it; null: nothing. */
  act?(event: E): Act | null;
  /** How an event sounds; it is shown at its usual pace. */
  sounds?(event: E, me: number | null): readonly Sound[];
  /** The places of the board that a seat's turn marks until its next one. */
  marks?(event: E): readonly Target[];
  /** The name of the scene before an event that is a turning point for `me`. At the deal there is the scene `goal`. */
  turning?(event: E, view: V, me: number | null): string | null;
  scene?(name: string): Scene;
  /** The pictures of the scenes, loaded while the game goes on. */
  scenes?(): Promise<{ readonly default: Component<SceneProps> }>;
  /** The card that flies across the table at an event, as `me` sees it, and how it is drawn. */
  readonly flying?: {
    flight(event: E, me: number | null): Flight | null;
    readonly Card: Component<{ card: string | null; view: V }>;
    readonly ratio: number;
    readonly duration?: number;
  };
}
