/** Small sounds, made here: a bell for my turn, a knock for a move, a low note for a refusal. */

export type Sound = "turn" | "move" | "error" | "end";

interface Note {
  pitch: number;
  at: number;
  lasts: number;
  loud: number;
  shape: OscillatorType;
}

const NOTES: Record<Sound, Note[]> = {
  // A ship's bell, struck twice.
  turn: [
    { pitch: 880, at: 0, lasts: 0.5, loud: 0.1, shape: "sine" },
    { pitch: 1320, at: 0, lasts: 0.3, loud: 0.04, shape: "sine" },
    { pitch: 1108, at: 0.16, lasts: 0.6, loud: 0.09, shape: "sine" },
  ],
  // Wood on wood.
  move: [{ pitch: 190, at: 0, lasts: 0.07, loud: 0.12, shape: "triangle" }],
  error: [
    { pitch: 220, at: 0, lasts: 0.14, loud: 0.09, shape: "triangle" },
    { pitch: 165, at: 0.12, lasts: 0.22, loud: 0.09, shape: "triangle" },
  ],
  end: [
    { pitch: 523, at: 0, lasts: 0.4, loud: 0.08, shape: "sine" },
    { pitch: 659, at: 0.14, lasts: 0.4, loud: 0.08, shape: "sine" },
    { pitch: 784, at: 0.28, lasts: 0.9, loud: 0.09, shape: "sine" },
  ],
};

let context: AudioContext | null = null;

/** Play a sound; browsers allow it once the reader has touched the page, and stay silent before. */
export function sound(which: Sound, wanted: boolean): void {
  if (!wanted || typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive)
    return;
  context ??= new AudioContext();
  for (const note of NOTES[which]) strike(context, note);
}

function strike(audio: AudioContext, note: Note): void {
  const begin = audio.currentTime + note.at;
  const tone = new OscillatorNode(audio, { type: note.shape, frequency: note.pitch });
  const fade = new GainNode(audio, { gain: 0 });
  fade.gain.setValueAtTime(0, begin);
  fade.gain.linearRampToValueAtTime(note.loud, begin + 0.008);
  fade.gain.exponentialRampToValueAtTime(0.0001, begin + note.lasts);
  tone.connect(fade).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + note.lasts + 0.02);
}
