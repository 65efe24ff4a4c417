/** The telling of a story: which event is shown, to which seat it belongs, how fast, and whether it is held. */
import type { Act, Scene } from "./games/face";
import { stillness } from "./motion.svelte";
import { settings } from "./settings.svelte";
import type { BaseEvent } from "./story";

/** How long a scene is shown, by the speed of telling, in milliseconds. */
const SCENE = { 1: 3000, 2: 2500, 4: 2000, step: 3000 } as const;
/** The timeout of an act by hand, in milliseconds: others may sit at the table. */
const ACT = 30_000;
/** With reduced motion an event is a still for this time, in milliseconds. */
const STILL = 200;

export class Telling {
  /** The event that is shown. */
  now = $state.raw<BaseEvent | null>(null);
  /** The seat that it belongs to; null: to nobody. */
  seat = $state<number | null>(null);
  /** The scene that covers the board before the event is shown. */
  scene = $state.raw<Scene | null>(null);
  /** A story is being shown. */
  on = $state(false);
  /** The person has stopped it: it stays at its event. */
  paused = $state(false);
  /** It stays at its event until the person goes on. */
  waits = $state(false);
  /** What is left is shown at once. */
  hurrying = $state(false);

  /** What the person does by hand in the rest of the story, in order. */
  acts = $state.raw<readonly Act[]>([]);
  /** The story has come to the first of them, and waits for it. */
  due = $state(false);
  /** The first act is done already: what comes before it is shown at once. */
  #ahead = $state(false);

  #wake: (() => void) | null = null;

  readonly #divisor = $derived(settings.speed === "step" ? 1 : settings.speed);
  /** How long an event is animated whose usual time is given. */
  pace = (usual: number): number => (this.hurrying || this.#ahead || stillness.on ? 0 : usual / this.#divisor);

  /** Show an event: first its scene, then for its time. Step by step, what others do waits for the person. */
  async show(event: BaseEvent, seat: number | null, usual: number, own: boolean, scene: Scene | null): Promise<void> {
    this.seat = seat;
    if (scene) await this.play(scene);
    this.now = event;
    const time = usual / this.#divisor;
    await this.#wait(stillness.on ? Math.min(STILL, time) : time, settings.speed === "step" && !own && usual > 0);
  }

  get sceneTime(): number {
    return SCENE[settings.speed];
  }

  /** Show a scene for its time. */
  async play(scene: Scene): Promise<void> {
    if (this.hurrying || document.hidden) return;
    this.now = null;
    this.scene = scene;
    await this.#wait(this.sceneTime, settings.speed === "step");
    this.scene = null;
  }

  /** Wait for the next act, unless the person did it ahead of the story. */
  async await(seat: number | null): Promise<void> {
    this.seat = seat;
    if (!this.#ahead && !this.#fast) {
      this.due = true;
      await this.#sleep(ACT);
      this.due = false;
    }
    this.#ahead = false;
    this.acts = this.acts.slice(1);
  }

  /** Do the next act: the rest of the story before it is cut short. */
  perform = (): void => {
    this.paused = false;
    this.#ahead = !this.due;
    this.#wake?.();
  };

  pause = (): void => {
    this.paused = true;
  };

  /** Go on after a pause, or with the next step. */
  go = (): void => {
    this.paused = false;
    if (this.waits || this.scene) this.#wake?.();
  };

  /** Show the rest at once. */
  skip = (): void => {
    this.hurrying = true;
    this.paused = false;
    this.#wake?.();
  };

  /** A scene, or a story that waits for the person, goes on; one that runs is cut short. */
  onward = (): void => {
    if (this.due) this.perform();
    else if (this.waits || this.scene) this.go();
    else this.skip();
  };

  /** Nothing is shown any more. */
  clear(): void {
    this.acts = [];
    this.#ahead = false;
    this.now = null;
    this.seat = null;
  }

  async #wait(time: number, step: boolean): Promise<void> {
    if (time > 0 && !this.#fast) await this.#sleep(time);
    for (let held = step; (held || this.paused) && !this.#fast; held = false) {
      this.waits = true;
      await this.#sleep();
      this.waits = false;
    }
  }

  get #fast(): boolean {
    return this.hurrying || this.#ahead || document.hidden;
  }

  #sleep(time?: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
      const timer = time === undefined ? undefined : setTimeout(done, time);
      this.#wake = done;
    });
  }
}
