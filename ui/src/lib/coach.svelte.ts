/** The coach at a table against bots: hints of three depths, and a doubt before a move that gives much away. */
import { api } from "./api";
import { loadWhys } from "./reasons";
import { refusal } from "./refusal";
import { keep, settings } from "./settings.svelte";
import type { Doubt, Hint } from "./wire";

/** A nudge, where to look, the best move. */
export const DEPTHS = 3;

export class Coach {
  /** How much of the hint is shown; 0: nothing. */
  depth = $state(0);
  /** The deepest that was shown of this hint. */
  seen = $state(0);
  hint = $state.raw<Hint | null>(null);
  /** Why there is no hint. */
  problem = $state("");
  /** A move that gives much away, before it is made. */
  doubt = $state.raw<{ readonly move: string; readonly found: Doubt } | null>(null);
  /** A move is being judged before it is made. */
  judging = $state(false);
  /** The number of the position that was asked about last. */
  #number = -1;
  /** A doubt was shown in this turn. */
  #doubted = false;

  /** The id of the table. */
  table = $state("");

  /** Show one more depth of the hint for a position. */
  deeper = async (game: string, seat: number, seen: number): Promise<void> => {
    if (this.problem || !this.hint || this.hint.number !== seen) {
      this.hint = null;
      this.problem = "";
      this.depth = this.seen = 1;
      this.#number = seen;
      try {
        const [hint] = await Promise.all([api.hint(this.table, seat, seen), loadWhys(game)]);
        if (this.#number === seen) this.hint = hint;
      } catch (error) {
        if (this.#number === seen) this.problem = refusal(error);
      }
    } else this.depth = this.seen = Math.min(DEPTHS, this.seen + 1);
  };

  close = (): void => {
    this.depth = 0;
    this.doubt = null;
  };

  /** Another position: what was said is over. `turn`: it is still the same turn. */
  moved(turn: boolean): void {
    this.close();
    this.hint = null;
    this.problem = "";
    this.#number = -1;
    this.seen = 0;
    if (!turn) this.#doubted = false;
  }

  /** Whether moves are to be judged before they are made, at this table. */
  get warns(): boolean {
    return settings.sure || settings.sureAt === this.table;
  }

  /** Switch that off or on. */
  warn(on: boolean): void {
    settings.sure = on;
    settings.sureAt = "";
    keep();
  }

  /** Whether the person should think again: a move gives much away, and there was no doubt in this turn. */
  async doubts(game: string, seat: number, seen: number, move: string): Promise<boolean> {
    if (!this.warns || this.#doubted) return false;
    this.judging = true;
    try {
      const [found] = await Promise.all([api.doubt(this.table, seat, seen, move), loadWhys(game)]);
      if (!found.best) return false;
      this.#doubted = true;
      this.depth = 0;
      this.doubt = { move, found };
      return true;
    } catch {
      return false; // without the coach the move is simply made
    } finally {
      this.judging = false;
    }
  }
}
