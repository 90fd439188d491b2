import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { heuristics } from '../src/heuristics/index.js';

describe('what self-play has found in Arcane Alley', () => {
  it('weighs the features as they are', () => {
    expect(heuristics.learned?.inputs).toEqual(heuristics.features.map(({ id }) => id));
  });

  it('fits into 200 kB', () => {
    const { size } = statSync(new URL('../src/heuristics/weights.ts', import.meta.url));
    expect(size).toBeLessThan(200_000);
  });
});
