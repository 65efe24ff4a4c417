/** The voices: short sounds of noise, plucked strings and struck metal, made by Web Audio. No recordings. */

/** Plays from `at` on, in the seconds of its context. */
type Play = (context: BaseAudioContext, out: AudioNode, at: number, times: number) => void;

const hiss = new WeakMap<BaseAudioContext, AudioBuffer>();
/** Two seconds of white noise, the same in every sound. */
function noise(context: BaseAudioContext): AudioBuffer {
  let found = hiss.get(context);
  if (!found) {
    found = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
    const samples = found.getChannelData(0);
    let seed = 79;
    for (let i = 0; i < samples.length; i++) {
      seed = (seed * 16807) % 2147483647;
      samples[i] = (seed / 2147483647) * 2 - 1;
    }
    hiss.set(context, found);
  }
  return found;
}

/** A gain that rises to `peak` and dies away. */
function shape(context: BaseAudioContext, at: number, peak: number, attack: number, seconds: number): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(peak, at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0004, at + seconds);
  return gain;
}

interface Burst {
  seconds: number;
  peak: number;
  kind?: BiquadFilterType;
  /** The filter's frequency at the beginning and at the end. */
  from: number;
  to?: number;
  q?: number;
  attack?: number;
}
/** Filtered noise: cards, stone, breath. */
function burst(context: BaseAudioContext, out: AudioNode, at: number, given: Burst): GainNode {
  const { seconds, peak, kind = "bandpass", from, to = from, q = 0.8, attack = 0.004 } = given;
  const source = new AudioBufferSourceNode(context, { buffer: noise(context), loop: true });
  const filter = new BiquadFilterNode(context, { type: kind, frequency: from, Q: q });
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + seconds);
  const gain = shape(context, at, peak, attack, seconds);
  source.connect(filter).connect(gain).connect(out);
  source.start(at, (from * 7) % 1);
  source.stop(at + seconds);
  return gain;
}

interface Tone {
  pitch: number;
  to?: number;
  seconds: number;
  peak: number;
  form?: OscillatorType;
  attack?: number;
}
function tone(context: BaseAudioContext, out: AudioNode, at: number, given: Tone): void {
  const { pitch, to = pitch, seconds, peak, form = "sine", attack = 0.003 } = given;
  const source = new OscillatorNode(context, { type: form, frequency: pitch });
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(to, at + seconds);
  source.connect(shape(context, at, peak, attack, seconds)).connect(out);
  source.start(at);
  source.stop(at + seconds);
}

/** A string of a lyre: its overtones die sooner the higher they are; before them is the finger. */
function pluck(context: BaseAudioContext, out: AudioNode, at: number, pitch: number, peak: number, seconds = 1): void {
  [1, 0.5, 0.28, 0.12, 0.06].forEach((share, i) =>
    tone(context, out, at, {
      pitch: pitch * (i + 1) * (1 + i * 0.0007),
      seconds: seconds / (1 + i * 0.7),
      peak: peak * share,
    }),
  );
  burst(context, out, at, { seconds: 0.03, peak: peak * 0.35, from: pitch * 5, q: 1.2, attack: 0.001 });
}

/** Struck metal: partials in no harmony. */
function strike(
  context: BaseAudioContext,
  out: AudioNode,
  at: number,
  partials: readonly number[],
  peak: number,
  seconds: number,
): void {
  partials.forEach((pitch, i) =>
    tone(context, out, at, { pitch, seconds: seconds / (1 + i * 0.45), peak: peak / (1 + i * 0.8), attack: 0.001 }),
  );
}

/** The mountain: low noise that trembles, over a tone almost too low for ears. */
function tremor(context: BaseAudioContext, out: AudioNode, at: number, peak: number, seconds: number): void {
  const gain = burst(context, out, at, {
    kind: "lowpass",
    from: 70,
    to: 160,
    q: 1.1,
    seconds,
    peak,
    attack: seconds * 0.25,
  });
  const wobble = new OscillatorNode(context, { type: "triangle", frequency: 8.5 });
  const depth = new GainNode(context, { gain: peak * 0.35 });
  wobble.connect(depth).connect(gain.gain);
  wobble.start(at);
  wobble.stop(at + seconds * 0.8);
  tone(context, out, at, { pitch: 46, to: 34, seconds, peak: peak * 0.5, attack: seconds * 0.2 });
}

const A4 = 440;
const note = (steps: number): number => A4 * 2 ** (steps / 12);

const VOICES = {
  /** A card is laid: it slides, then lies. */
  card: (context, out, at) => {
    burst(context, out, at, { seconds: 0.11, peak: 0.5, from: 3200, to: 1300, q: 0.7, attack: 0.02 });
    burst(context, out, at + 0.09, { seconds: 0.05, peak: 0.6, kind: "lowpass", from: 900, to: 300 });
  },
  /** A card is drawn from the deck, or laid away. */
  draw: (context, out, at) => {
    burst(context, out, at, { seconds: 0.16, peak: 0.34, from: 1400, to: 4200, q: 0.9, attack: 0.05 });
  },
  /** Something of stone or wood is set down. */
  stone: (context, out, at) => {
    tone(context, out, at, { pitch: 190, to: 84, seconds: 0.13, peak: 0.6 });
    burst(context, out, at, { seconds: 0.06, peak: 0.7, kind: "lowpass", from: 1500, to: 260 });
  },
  /** Sandals on paving, left and right. */
  steps: (context, out, at, times) => {
    for (let i = 0; i < Math.min(times, 12); i++) {
      const foot = at + i * 0.13;
      const right = i % 2;
      burst(context, out, foot, { seconds: 0.05, peak: 0.55, kind: "lowpass", from: right ? 620 : 500, to: 180 });
      burst(context, out, foot + 0.02, { seconds: 0.04, peak: 0.12, from: right ? 3600 : 3100, q: 1.4 });
    }
  },
  /** Two coins on a table. */
  coin: (context, out, at) => {
    strike(context, out, at, [2730, 4360, 6210, 7950], 0.16, 0.32);
    strike(context, out, at + 0.085, [2950, 4700, 6700, 8550], 0.13, 0.42);
  },
  /** Dice: they rattle, roll out, and lie. */
  dice: (context, out, at) => {
    [0, 0.05, 0.09, 0.15, 0.2, 0.27, 0.36, 0.43].forEach((after, i) =>
      burst(context, out, at + after, {
        seconds: 0.035,
        peak: 0.55 - i * 0.035,
        from: 2100 + ((i * 617) % 900),
        to: 1200,
        q: 2.2,
        attack: 0.001,
      }),
    );
  },
  /** Lava creeps over stone: it seethes and hisses. */
  lava: (context, out, at) => {
    burst(context, out, at, { seconds: 0.85, peak: 0.7, kind: "lowpass", from: 130, to: 420, q: 3, attack: 0.2 });
    burst(context, out, at + 0.1, { seconds: 0.7, peak: 0.09, kind: "highpass", from: 3800, to: 6000, attack: 0.25 });
    [0.16, 0.31, 0.4, 0.55].forEach((after, i) =>
      tone(context, out, at + after, { pitch: 120 + i * 22, to: 210 + i * 30, seconds: 0.09, peak: 0.2 }),
    );
  },
  /** The mountain stirs. */
  rumble: (context, out, at) => tremor(context, out, at, 0.75, 2.4),
  /** The mountain bursts. */
  boom: (context, out, at) => {
    burst(context, out, at, { seconds: 1.1, peak: 0.9, kind: "lowpass", from: 1800, to: 60, q: 0.6 });
    tone(context, out, at, { pitch: 88, to: 30, seconds: 0.9, peak: 0.8 });
    tremor(context, out, at + 0.15, 0.8, 2.7);
  },
  /** A building comes down. */
  fall: (context, out, at) => {
    burst(context, out, at, { seconds: 0.6, peak: 0.75, kind: "lowpass", from: 900, to: 90, attack: 0.02 });
    [0.08, 0.17, 0.24, 0.36].forEach((after, i) =>
      burst(context, out, at + after, { seconds: 0.06, peak: 0.36 - i * 0.06, from: 700 - i * 110, q: 1.6 }),
    );
  },
  /** A bell, low and not quite in tune. */
  omen: (context, out, at) => strike(context, out, at, [147, 221, 352, 463, 702], 0.4, 1.6),
  /** A seal is pressed on a document. */
  seal: (context, out, at) => {
    burst(context, out, at, { seconds: 0.09, peak: 0.3, from: 2600, to: 1600, attack: 0.02 });
    tone(context, out, at + 0.1, { pitch: 150, to: 62, seconds: 0.16, peak: 0.75 });
    burst(context, out, at + 0.1, { seconds: 0.06, peak: 0.55, kind: "lowpass", from: 800, to: 200 });
  },
  /** Somebody is safe. */
  saved: (context, out, at) =>
    [-5, -1, 2].forEach((steps, i) => pluck(context, out, at + i * 0.1, note(steps), 0.3, 0.9)),
  /** Somebody is lost. */
  lost: (context, out, at) => {
    tone(context, out, at, { pitch: 233, to: 139, seconds: 0.6, peak: 0.34, form: "triangle", attack: 0.03 });
    burst(context, out, at, { seconds: 0.5, peak: 0.4, kind: "lowpass", from: 500, to: 110, attack: 0.06 });
  },
  /** It is the person's turn: two strings. */
  turn: (context, out, at) => {
    pluck(context, out, at, note(-5), 0.26, 0.8);
    pluck(context, out, at + 0.13, note(0), 0.3, 1.1);
  },
  win: (context, out, at) => {
    [-12, -8, -5, 0, 4].forEach((steps, i) => pluck(context, out, at + i * 0.13, note(steps), 0.26, 1.2));
    [-12, -5, 0, 4, 7].forEach((steps) => pluck(context, out, at + 0.75, note(steps), 0.17, 2));
  },
  loss: (context, out, at) => {
    [0, -4, -5, -9].forEach((steps, i) => pluck(context, out, at + i * 0.26, note(steps - 12), 0.28, 1.4));
  },
} satisfies Record<string, Play>;

export type Voice = keyof typeof VOICES;

/** Measured, so that no sound is much louder than another of its kind; the mountain may be. */
const LEVEL: Readonly<Record<Voice, number>> = {
  card: 2,
  draw: 2.2,
  stone: 0.8,
  steps: 4.2,
  coin: 1.3,
  dice: 4.4,
  lava: 2,
  rumble: 1,
  boom: 0.62,
  fall: 1.8,
  omen: 0.6,
  seal: 0.7,
  saved: 0.7,
  lost: 1,
  turn: 0.7,
  win: 0.62,
  loss: 0.8,
};

export function play(voice: Voice, context: BaseAudioContext, out: AudioNode, at: number, times = 1): void {
  const level = new GainNode(context, { gain: LEVEL[voice] });
  level.connect(out);
  VOICES[voice](context, level, at, times);
}
