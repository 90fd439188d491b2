import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { keptInMemory } from './kept-in-memory.js';

/** How loud what was made is, and how much was made. */
let made: { loud: number[]; contexts: number };
const activation = { hasBeenActive: false };

const param = (note: (value: number) => void) => ({
  setValueAtTime: note,
  exponentialRampToValueAtTime() {},
});
const part = () => ({ connect: (next: object) => next, start() {}, stop() {}, type: '', frequency: param(() => {}) });

class FakeAudio {
  readonly state = 'running';
  readonly currentTime = 0;
  readonly destination = {};
  constructor() {
    made.contexts++;
  }
  createOscillator = part;
  createGain = () => ({ ...part(), gain: param((value) => made.loud.push(value)) });
}

let sound: typeof import('../../table-kit/src/sounds.js').sound;

beforeAll(async () => {
  vi.stubGlobal('localStorage', keptInMemory());
  vi.stubGlobal('navigator', { language: 'en', userActivation: activation });
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false, addEventListener() {} }), addEventListener() {} });
  vi.stubGlobal('AudioContext', FakeAudio);
  ({ sound } = await import('../../table-kit/src/sounds.js'));
});

beforeEach(() => {
  made = { loud: [], contexts: 0 };
});

test('nothing is heard before the page has been touched', () => {
  activation.hasBeenActive = false;
  for (const name of ['move', 'turn', 'end'] as const) sound(name);
  expect(made).toEqual({ loud: [], contexts: 0 });
});

test('then everything is, and gently: no sound is louder than a twelfth of what could be', () => {
  activation.hasBeenActive = true;
  for (const name of ['move', 'turn', 'end'] as const) sound(name);
  expect(made.loud).toHaveLength(3);
  expect(Math.max(...made.loud)).toBeLessThan(1 / 12);
});
