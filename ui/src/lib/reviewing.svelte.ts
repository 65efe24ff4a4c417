/** A review while it grows: asked for once, looked at until it is finished. */
import { api } from "./api";
import { say } from "./i18n.svelte";
import { refusal } from "./refusal";
import type { Review } from "./wire";

/** Milliseconds between two looks. */
const PAUSE = 700;

export class Reviewing {
  found = $state.raw<Review | null>(null);
  problem = $state("");
  /** Whether it was given up before it was finished. */
  calledOff = $state(false);
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

  /** The number of the decision that is searched again. */
  get deepening(): number | null {
    return this.found?.deepening ?? null;
  }

  /** Ask for the review and look at it until it is finished, or until `stop`. */
  async follow(): Promise<void> {
    await this.#look(this.#ask);
  }

  /** Whether nobody looks any more. */
  get #given(): boolean {
    return this.#stopped || this.calledOff;
  }
  get #goesOn(): boolean {
    return !this.#given && !this.found?.failed && (!this.finished || this.deepening !== null);
  }

  /** Ask, and look at the review until there is no work on it. */
  async #look(ask: () => Promise<Review>): Promise<void> {
    this.problem = "";
    this.calledOff = false;
    try {
      this.found = await ask();
      while (this.#goesOn) {
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
        this.found = await api.review(this.found.key);
      }
    } catch (error) {
      if (!this.#given) this.problem = refusal(error);
    }
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Give it up: nobody looks at it any more. */
  async callOff(): Promise<void> {
    this.calledOff = true;
    if (this.found && !this.finished) await api.callOff(this.found.key).catch(() => null);
  }

  /** Search one decision again, with more nodes. */
  async deepen(number: number): Promise<void> {
    const key = this.found?.key;
    if (key === undefined || this.deepening !== null) return;
    await this.#look(() => api.deepen(key, number));
    const judged = this.game?.moves.find((move) => move.number === number);
    if (!this.#stopped && !this.problem && judged?.nodes === null) this.problem = say("review_failed");
  }
}
