import { describe, expect, it } from 'vitest';
import { rehearse } from '../src/matches/rehearsal.js';

describe('A host that has just started', () => {
  it('rehearses every game without a fault, and lets others go first', async () => {
    let turns = 0;
    const others = setInterval(() => turns++, 1);
    await rehearse(2000);
    clearInterval(others);
    expect(turns).toBeGreaterThan(0);
  });
});
