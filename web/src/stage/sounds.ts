/** Short sounds for what happens, made while they are heard; nothing is loaded, and nothing sounds unless asked for. */
import { sound } from "../look/sound.svelte";
import type { Act } from "../table/contract";

/** A tone that slides from one pitch to another, in hertz; several strokes follow each other. */
interface Tone {
  wave: OscillatorType;
  from: number;
  to: number;
  seconds: number;
  strokes?: number;
}

const TONES: Partial<Record<Act["act"], Tone>> = {
  moved: { wave: "triangle", from: 220, to: 180, seconds: 0.09, strokes: 3 },
  placed: { wave: "triangle", from: 180, to: 90, seconds: 0.14 },
  removed: { wave: "sawtooth", from: 140, to: 60, seconds: 0.22 },
  gained: { wave: "sine", from: 660, to: 880, seconds: 0.16 },
  paid: { wave: "sine", from: 620, to: 440, seconds: 0.14 },
  lost: { wave: "sine", from: 440, to: 300, seconds: 0.2 },
  drawn: { wave: "triangle", from: 900, to: 500, seconds: 0.07 },
  turned: { wave: "triangle", from: 400, to: 800, seconds: 0.12 },
  rolled: { wave: "square", from: 240, to: 120, seconds: 0.05, strokes: 6 },
  compared: { wave: "sine", from: 520, to: 520, seconds: 0.1 },
  weighed: { wave: "triangle", from: 330, to: 392, seconds: 0.12 },
  scored: { wave: "sine", from: 784, to: 1047, seconds: 0.3 },
  begin: { wave: "sawtooth", from: 110, to: 165, seconds: 0.5 },
};
/** The loudest that any of them is. */
const FULL = 0.2;

let air: AudioContext | undefined;

export function sounded(act: Act["act"] | undefined): void {
  const tone = act && TONES[act];
  if (!tone || !sound.volume) return;
  air ??= new AudioContext();
  for (let stroke = 0; stroke < (tone.strokes ?? 1); stroke++) {
    // Each stroke is a little softer and comes a little later than the one before.
    struck(
      air,
      tone,
      air.currentTime + stroke * tone.seconds * 1.4,
      (FULL * sound.volume) / (1 + stroke / 2),
    );
  }
}

function struck(air: AudioContext, { wave, from, to, seconds }: Tone, at: number, loud: number): void {
  const source = new OscillatorNode(air, { type: wave, frequency: from });
  const gain = new GainNode(air, { gain: loud });
  source.frequency.linearRampToValueAtTime(to, at + seconds);
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(loud / 100, at + seconds);
  source.connect(gain).connect(air.destination);
  source.start(at);
  source.stop(at + seconds);
}
