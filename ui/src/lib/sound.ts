/** Sounds, after the first click or key: browsers allow none before. The voices are loaded with the first sound. */
import { settings } from "./settings.svelte";
import type { Voice } from "./sound/voices";

export interface Sound {
  readonly voice: Voice;
  /** How often: footsteps. */
  readonly times?: number;
  /** How long after the event begins, in milliseconds. */
  readonly after?: number;
}

let allowed = false;
let context: AudioContext | undefined;
let master: GainNode | undefined;
const last = new Map<Voice, number>();
/** The same voice again within this time would only be louder, in seconds. */
const APART = 0.06;

for (const gesture of ["pointerdown", "keydown"] as const)
  addEventListener(gesture, () => (allowed = true), { once: true, capture: true });

/** All voices pass one volume, and a compressor that keeps many at once from distorting. */
function output(): { context: AudioContext; master: GainNode } {
  context ??= new AudioContext();
  if (!master) {
    const even = new DynamicsCompressorNode(context, { threshold: -14, ratio: 6, attack: 0.003, release: 0.2 });
    master = new GainNode(context);
    master.connect(even).connect(context.destination);
  }
  // Ears compare by ratios: the square makes the middle of the slider sound like half.
  master.gain.value = settings.volume ** 2;
  return { context, master };
}

export function sound({ voice, times = 1, after = 0 }: Sound): void {
  if (!settings.sound || !allowed || settings.volume === 0) return;
  const out = output();
  if (out.context.state === "suspended") void out.context.resume();
  const at = out.context.currentTime + 0.01 + after / 1000;
  if (at - (last.get(voice) ?? -1) < APART) return;
  last.set(voice, at);
  void import("./sound/voices")
    .then(({ play }) => play(voice, out.context, out.master, Math.max(at, out.context.currentTime), times))
    .catch(() => undefined); // offline before the first sound: the game is played in silence
}
