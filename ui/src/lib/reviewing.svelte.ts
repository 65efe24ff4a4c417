/** A review while it grows: asked for once, looked at until it is finished. */
import { api } from "./api";
import { refusal } from "./refusal";
import type { Review } from "./wire";

/** Milliseconds between two looks. */
const PAUSE = 700;

export class Reviewing {
  found = $state.raw<Review | null>(null);
  problem = $state("");
  /** The number of the decision that is searched again. */
  deepening = $state<number | null>(null);
  #stopped = false;
  readonly #ask: () => Promise<Review>;

  constructor(ask: () => Promise<Review>) {
    this.#ask = ask;
  }

  get game() {
    return this.found?.review ?? null;
  }
  get finished(): boolean {
    return this.found !== null && this.found.done === this.found.total;
  }

  /** Ask for the review and look at it until it is finished, or until `stop`. */
  async follow(): Promise<void> {
    this.problem = "";
    try {
      this.found = await this.#ask();
      while (!this.#stopped && !this.finished && !this.found.failed) {
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
        this.found = await api.review(this.found.key);
      }
    } catch (error) {
      this.problem = refusal(error);
    }
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Give it up: nobody looks at it any more. */
  async callOff(): Promise<void> {
    this.stop();
    if (this.found && !this.finished) await api.callOff(this.found.key).catch(() => null);
  }

  /** Search one decision again, with more nodes. */
  async deepen(number: number): Promise<void> {
    if (!this.found || this.deepening !== null) return;
    this.deepening = number;
    try {
      const judged = await api.deepen(this.found.key, number);
      const review = this.found.review;
      if (review)
        this.found = {
          ...this.found,
          review: { ...review, moves: review.moves.map((move) => (move.number === number ? judged : move)) },
        };
    } catch (error) {
      this.problem = refusal(error);
    } finally {
      this.deepening = null;
    }
  }
}
