/** Small sounds made on the spot: a knock for wood, a rumble for the mountain. No files. */
let context: AudioContext | undefined;

const NOTES: Record<string, readonly [pitch: number, seconds: number, shape: OscillatorType]> = {
  played: [330, 0.08, "triangle"],
  relative: [392, 0.08, "triangle"],
  ran: [294, 0.06, "triangle"],
  built: [330, 0.1, "triangle"],
  raised: [262, 0.16, "triangle"],
  interrupted: [440, 0.2, "sine"],
  volcano: [55, 1.2, "sawtooth"],
  saved: [523, 0.25, "sine"],
  lost: [110, 0.4, "sawtooth"],
  lava: [73, 0.5, "sawtooth"],
  omen: [165, 0.3, "square"],
  erupted: [55, 1.2, "sawtooth"],
};

export function sound(event: string): void {
  const note = NOTES[event];
  if (!note) return;
  context ??= new AudioContext();
  const [pitch, seconds, shape] = note;
  const tone = context.createOscillator();
  const volume = context.createGain();
  const now = context.currentTime;
  tone.type = shape;
  tone.frequency.setValueAtTime(pitch, now);
  volume.gain.setValueAtTime(0.08, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + seconds);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + seconds);
}
