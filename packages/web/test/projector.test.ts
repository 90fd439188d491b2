import type { GameTypes } from '@souk/kernel';
import type { Shot } from '@souk/table-kit/shots';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptInMemory } from './kept-in-memory.js';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', keptInMemory());
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false, addEventListener: () => {} }) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const says = (text: string) => ({ k: 'said', with: { text } }) as const;

/** The inspectors count at three players', one after the other: one event. */
const COUNTING = ['Olo: 3', 'Hild: 8', 'You: 9'];

const shot: Shot = {
  ...{ event: { kind: 'started' }, before: {}, after: {}, found: 'first', leaves: 'last', farewell: undefined },
  beats: COUNTING.map((text) => ({ picture: text, lasts: 1000, says: says(text) })),
  says: COUNTING,
};

async function projecting() {
  const { Projector } = await import('@souk/table-kit/projector');
  const announced: string[] = [];
  const projector = new Projector<GameTypes>(
    { flights: () => [], pace: () => 'usual' },
    (frame) => frame.announced !== undefined && announced.push(frame.announced),
    { isLeaving: false },
    () => false,
  );
  return { projector, announced };
}

test('every picture of a scene is said as it comes', async () => {
  const { projector, announced } = await projecting();
  const unsaid = projector.play(shot);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await unsaid).toEqual([]);
  expect(announced).toEqual(COUNTING);
});

test('what is skipped in the middle of an event has not been said, and is left to be', async () => {
  const { projector, announced } = await projecting();
  const unsaid = projector.play(shot);
  await vi.advanceTimersByTimeAsync(500);
  projector.skipping = true;
  projector.hurry();
  expect(await unsaid).toEqual(['Hild: 8', 'You: 9']);
  expect(announced).toEqual(['Olo: 3']);
});
