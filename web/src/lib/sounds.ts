/** Small sounds, made here: bells and knocks of tones, water and cards of noise. */

export type Sound = keyof typeof NOTES;

interface Note {
  /** Hertz of a tone, or around which noise is heard. */
  pitch: number;
  at: number;
  lasts: number;
  loud: number;
  shape: OscillatorType | "noise";
  /** Where the pitch goes meanwhile. */
  to?: number;
}

const tone = (
  pitch: number,
  at: number,
  lasts: number,
  loud: number,
  shape: Note["shape"] = "sine",
  to?: number,
): Note => ({ pitch, at, lasts, loud, shape, ...(to !== undefined && { to }) });

const NOTES = {
  // A ship's bell, struck twice.
  turn: [tone(880, 0, 0.5, 0.1), tone(1320, 0, 0.3, 0.04), tone(1108, 0.16, 0.6, 0.09)],
  // Wood on wood.
  move: [tone(190, 0, 0.07, 0.12, "triangle")],
  error: [tone(220, 0, 0.14, 0.09, "triangle"), tone(165, 0.12, 0.22, 0.09, "triangle")],
  end: [tone(523, 0, 0.4, 0.08), tone(659, 0.14, 0.4, 0.08), tone(784, 0.28, 0.9, 0.09)],
  // Two coins on each other.
  coins: [tone(2_350, 0, 0.12, 0.05), tone(3_140, 0.07, 0.22, 0.05)],
  // A hammer in the yard.
  hammer: [tone(240, 0, 0.06, 0.14, "triangle"), tone(320, 0.13, 0.06, 0.11, "triangle")],
  // Something is done: three notes upwards.
  fanfare: [tone(587, 0, 0.16, 0.07), tone(740, 0.1, 0.16, 0.07), tone(880, 0.2, 0.5, 0.08)],
  // Cargo set down.
  cargo: [tone(120, 0, 0.16, 0.16, "triangle", 70)],
  card: [tone(3_200, 0, 0.07, 0.1, "noise", 1_400)],
  splash: [tone(1_600, 0, 0.45, 0.16, "noise", 260)],
  whale: [tone(150, 0, 0.9, 0.1, "sine", 260), tone(226, 0.1, 0.8, 0.05, "sine", 390)],
  dice: [0, 0.09, 0.16].map((at) => tone(1_900, at, 0.04, 0.12, "noise")),
  loss: [tone(330, 0, 0.2, 0.07, "triangle"), tone(262, 0.16, 0.35, 0.07, "triangle")],
} as const satisfies Record<string, readonly Note[]>;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Play a sound at a volume from 0 to 1; browsers allow it once the reader has touched the page, and
 * stay silent before. */
export function sound(which: Sound, volume: number): void {
  if (volume <= 0 || typeof AudioContext === "undefined") return;
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const note of NOTES[which]) strike(context, note, volume);
}

function strike(audio: AudioContext, note: Note, volume: number): void {
  const begin = audio.currentTime + note.at;
  const end = begin + note.lasts;
  const fade = new GainNode(audio, { gain: 0 });
  fade.gain.setValueAtTime(0, begin);
  fade.gain.linearRampToValueAtTime(note.loud * volume, begin + 0.008);
  fade.gain.exponentialRampToValueAtTime(0.0001, end);
  fade.connect(audio.destination);
  const source = note.shape === "noise" ? noise(audio, note, fade) : hum(audio, note, fade);
  source.start(begin);
  source.stop(end + 0.02);
}

function hum(audio: AudioContext, note: Note, out: AudioNode): AudioScheduledSourceNode {
  const made = new OscillatorNode(audio, {
    type: note.shape as OscillatorType,
    frequency: note.pitch,
  });
  glide(made.frequency, note, audio);
  made.connect(out);
  return made;
}

function noise(audio: AudioContext, note: Note, out: AudioNode): AudioScheduledSourceNode {
  hiss ??= hissOf(audio);
  const made = new AudioBufferSourceNode(audio, { buffer: hiss });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: note.pitch, Q: 0.9 });
  glide(filter.frequency, note, audio);
  made.connect(filter).connect(out);
  return made;
}

function glide(pitch: AudioParam, note: Note, audio: AudioContext): void {
  if (note.to === undefined) return;
  const begin = audio.currentTime + note.at;
  pitch.setValueAtTime(note.pitch, begin);
  pitch.exponentialRampToValueAtTime(note.to, begin + note.lasts);
}

function hissOf(audio: AudioContext): AudioBuffer {
  const made = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const data = made.getChannelData(0);
  for (let at = 0; at < data.length; at++) data[at] = 2 * Math.random() - 1;
  return made;
}
