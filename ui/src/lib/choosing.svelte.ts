/** The move that a person chooses, target by target. */
import { instead, next, paths, pick, related, settled, unasked, within, type Target } from "./choice";
import type { Choosing, GameFace } from "./games/face";
import type { Reason } from "./reasons";
import { settings } from "./settings.svelte";
import type { BaseEvent, BaseView } from "./story";

export interface Refused {
  readonly code: string;
  readonly sentence: string;
  readonly rule: string | null;
  /** Why the rules refuse it, as data. */
  readonly reason?: Reason | null;
}

const NOTHING: ReadonlySet<Target> = new Set();

export abstract class Choice implements Choosing {
  picked = $state.raw<readonly Target[]>([]);
  /** Why the last move was refused. */
  refusal = $state.raw<Refused | null>(null);
  /** My last move was dragged to its place, so its card does not fly there again. */
  carried = $state(false);
  /** What was chosen last although it cannot be. */
  missed = $state.raw<Target | null>(null);
  /** The only moves that may be chosen, which are played as soon as they are complete; null: all legal moves. */
  wanted = $state.raw<readonly string[] | null>(null);
  /** The target under the pointer. */
  #looked = $state.raw<Target | null>(null);
  /** What the move under the pointer, or the chosen one, would do. */
  #shown = $state.raw<readonly BaseEvent[]>([]);

  abstract readonly face: GameFace | undefined;
  /** The view the choice is made in. */
  abstract readonly asked: BaseView | undefined;
  /** The moves that may be chosen now. */
  abstract readonly legal: readonly string[];
  abstract readonly play: (move: string) => void;
  /** Play these moves one after another, as long as each is legal when its turn comes. */
  abstract readonly playAll: (moves: readonly string[]) => void;

  readonly #paths = $derived.by(() => {
    const { face, asked } = this;
    return face && asked ? paths(this.legal, (move) => face.path(move, asked)) : new Map<string, readonly Target[]>();
  });
  /** The chosen move, which may wait to be confirmed. */
  readonly move = $derived(settled(this.#paths, this.picked));
  /** What is picked, without the last target if it completes a move: that one may be replaced. */
  readonly #before = $derived(this.move ? this.picked.slice(0, -1) : this.picked);
  readonly open = $derived(next(this.#paths, this.#before));
  readonly instead = $derived(instead(this.#paths, this.picked));
  readonly moves = $derived(within(this.#paths, this.picked));
  readonly choosable = $derived([...this.open].some((target) => !target.startsWith("right:")));
  /** What is pointed at by somebody else: the coach. */
  pointed = $state.raw<ReadonlySet<Target>>(NOTHING);
  /** What the card or square under the pointer leads to, else what is pointed at. */
  readonly linked = $derived(
    this.#looked && /^(at|card):/.test(this.#looked) ? related(this.#paths, this.#looked) : this.pointed,
  );
  /** What most players would do, offered while nothing is chosen. */
  readonly suggestion = $derived.by(() => {
    const { face, asked, legal } = this;
    return (!this.picked.length && face && asked && legal.length && face.suggest?.(asked, legal)) || null;
  });
  /** The only target that leads to the suggested move: it needs no button of its own. */
  readonly suggested = $derived.by(() => {
    const path = this.suggestion?.moves.length === 1 && this.#paths.get(this.suggestion.moves[0]!);
    return path && path.length === 1 ? path[0] : undefined;
  });
  readonly #outlook = $derived(this.suggestion?.moves.length === 1 ? this.#events(this.suggestion.moves[0]) : []);
  /** What the move under the pointer would do, else the chosen one, else the suggested one. */
  readonly preview = $derived(this.#shown.length ? this.#shown : this.#outlook);

  choose = (target: Target): void => {
    if (this.move && target === ([...this.picked].reverse().find((one) => one.startsWith("at:")) ?? this.picked.at(-1)))
      return this.confirm();
    if (!this.open.has(target) && !this.instead.has(target)) return this.refuse(target);
    this.refusal = null;
    this.picked = this.open.has(target)
      ? this.#with(target)
      : unasked(this.#paths, pick(this.#paths, this.picked, target));
    const atOnce = !settings.confirm || this.wanted !== null || (target.startsWith("do:") && this.picked.length === 1);
    if (this.move && atOnce) return this.confirm();
    this.#update();
  };

  drop = (target: Target): void => {
    if (!this.open.has(target)) return this.refuse(target);
    this.choose(target);
    if (!this.move) return;
    this.carried = true;
    this.confirm();
  };

  look = (target: Target | null): void => {
    this.#looked = target;
    this.#update();
  };

  cancel = (): void => {
    this.picked = this.picked.slice(0, -1);
    this.refusal = null;
    this.#update();
  };

  /** Take back the whole choice. */
  cancelAll = (): void => {
    this.picked = [];
    this.refusal = null;
    this.#update();
  };

  /** Choose a legal move as a whole, to be confirmed. */
  take = (move: string): void => {
    this.refusal = null;
    this.picked = this.#paths.get(move) ?? [];
    this.#update();
  };

  confirm = (): void => {
    if (this.move) this.play(this.move);
  };

  /** Play what is suggested. */
  follow = (): void => {
    const { suggestion, preview } = this;
    if (!suggestion) return;
    this.#shown = preview; // stays while the move is sent
    this.playAll(suggestion.moves);
  };

  /** Say why this target cannot be chosen. */
  protected abstract refuse(target: Target): void;

  /** The first of these moves that the target leads to, after what is picked or by itself. */
  protected through(target: Target, moves: readonly string[]): string | undefined {
    const { face, asked } = this;
    if (!face || !asked) return undefined;
    const all = paths(moves, (move) => face.path(move, asked));
    return within(all, [...this.#before, target])[0] ?? within(all, [target])[0];
  }

  /** Nothing is chosen any more. */
  protected clear(): void {
    this.picked = [];
    this.#shown = [];
    this.#looked = null;
  }

  #with(target: Target): readonly Target[] {
    return unasked(this.#paths, [...this.#before, target]);
  }

  /** Preview the move under the pointer, else the chosen one. */
  #update(): void {
    const looked = this.#looked === null ? undefined : settled(this.#paths, this.#with(this.#looked));
    this.#shown = this.#events(looked ?? this.move);
  }

  #events(move: string | undefined): readonly BaseEvent[] {
    return (move && this.asked && this.face?.preview?.(move, this.asked)) || [];
  }
}
