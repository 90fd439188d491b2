import { settings } from './settings.js';

/** Short sounds made by the page itself: pitch in hertz, length in seconds, and how loud. */
const SOUNDS = {
  move: { from: 320, to: 180, length: 0.09, loud: 0.05, wave: 'triangle' },
  turn: { from: 523, to: 784, length: 0.22, loud: 0.06, wave: 'sine' },
  end: { from: 392, to: 1046, length: 0.6, loud: 0.07, wave: 'sine' },
} as const;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | undefined;

/** Browsers let nothing be heard before somebody has touched the page. */
const isTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

/** Makes a sound, if sounds are wanted. */
export function sound(name: Sound): void {
  if (!settings.get().sounds || typeof AudioContext === 'undefined' || !isTouched()) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const { from, to, length, loud, wave } = SOUNDS[name];
  const start = context.currentTime;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + length);
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}
