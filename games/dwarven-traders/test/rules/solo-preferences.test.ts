import { describe, expect, test } from 'vitest';
import { DULL, deeds, type HisTurn, smugglersTurn } from '../smugglers-turn.js';

describe('his sale', () => {
  /** He has two gems, so he sells first, and whatever he mines then does not matter. */
  const sale = (his: HisTurn): string => deeds(smugglersTurn(his))[0];

  test('DT-SOLO-6 (1) the sale that moves him furthest by overflow, wherever its card lies', () => {
    const row = ['S-0 R+2', 'S-0 E+1', 'S-0 E+2', 'S-0 R+1'] as const;
    const holds = ['ruby', 'emerald'] as const;
    expect(sale({ row, holds, prices: { ruby: 1, emerald: 2 } })).toBe('sold emerald by 2');
    expect(sale({ row, holds, prices: { ruby: 3, emerald: 2 } })).toBe('sold ruby by 0');
    expect(sale({ row, holds, prices: { ruby: 3, emerald: 3 } })).toBe('sold ruby by 0');
    expect(sale({ row, holds, prices: { ruby: 2, emerald: 3 } })).toBe('sold emerald by 2');
  });

  test('DT-SOLO-6 (1) overflow counts more than what the player gains', () => {
    expect(
      sale({
        row: ['S-0 R+1', 'S-0 E+2', DULL, DULL],
        holds: ['ruby', 'emerald'],
        player: ['topaz', 'emerald'],
        prices: { ruby: 1, emerald: 2 },
      }),
    ).toBe('sold emerald by 1');
  });

  test('DT-SOLO-6 (2) without overflow the sale that raises the value of the player’s gems least', () => {
    const row = ['S-0 R+1', 'S-0 E+2', DULL, DULL] as const;
    const holds = ['ruby', 'emerald'] as const;
    expect(sale({ row, holds, player: ['ruby', 'topaz'] })).toBe('sold emerald by 1');
    expect(sale({ row, holds, player: ['ruby', 'emerald'] })).toBe('sold ruby by 0');
    expect(sale({ row, holds, player: ['emerald', 'topaz'] })).toBe('sold ruby by 0');
  });

  test('DT-SOLO-6 (2) with both colours in the player’s store fewer steps win, wherever the card lies', () => {
    const holds = ['ruby', 'emerald'] as const;
    const player = ['ruby', 'emerald'] as const;
    expect(sale({ row: ['S-0 R+2', 'S-0 E+1', DULL, DULL], holds, player })).toBe('sold emerald by 1');
    expect(sale({ row: ['S-0 R+1', 'S-0 E+1', DULL, DULL], holds, player })).toBe('sold ruby by 0');
    expect(sale({ row: ['S-0 R+1', 'S-0 E+0', DULL, DULL], holds, player })).toBe('sold emerald by 1');
  });

  test('DT-SOLO-6 (2) only steps that the price really moves are a gain to the player', () => {
    // Equal overflow of one: ruby really rises by 1, emerald by none.
    expect(
      sale({
        row: ['S-0 R+2', 'S-0 E+1', DULL, DULL],
        holds: ['ruby', 'emerald'],
        player: ['ruby', 'emerald'],
        prices: { ruby: 2, emerald: 3 },
      }),
    ).toBe('sold emerald by 1');
  });

  test('DT-SOLO-6 (3) then the leftmost card', () => {
    const holds = ['ruby', 'emerald'] as const;
    const player = ['sapphire', 'topaz'] as const;
    expect(sale({ row: [DULL, 'S-0 E+1', 'S-0 R+2', DULL], holds, player })).toBe('sold emerald by 1');
    expect(sale({ row: [DULL, 'S-0 R+2', 'S-0 E+1', 'S-0 R+1'], holds, player })).toBe('sold ruby by 1');
  });

  test('DT-SOLO-6 what a sale pays is no criterion: he sells at a loss', () => {
    expect(
      sale({
        row: [DULL, 'S-0 E+1', 'S-0 R+1', DULL],
        holds: ['ruby', 'emerald'],
        player: ['sapphire', 'topaz'],
        prices: { ruby: 2, emerald: -3 },
      }),
    ).toBe('sold emerald by 1');
  });
});

describe('his mining', () => {
  const mining = (his: HisTurn): string => deeds(smugglersTurn(his))[0];

  test('DT-SOLO-6 (1) the highest-priced colour that the pool has, wherever its card lies', () => {
    const row = ['R-1 S+0', 'E-0 S+0', 'T-2 S+0', DULL] as const;
    expect(mining({ row, prices: { ruby: 0, emerald: 1, topaz: 2 } })).toBe('mined topaz by 2');
    expect(mining({ row, prices: { ruby: 0, emerald: 1, topaz: 2 }, pool: { topaz: 0 } })).toBe('mined emerald by 1');
    expect(mining({ row, prices: { ruby: -1, emerald: -2, topaz: -3, sapphire: 3 } })).toBe('mined ruby by 3');
  });

  test('DT-SOLO-6 (2) of equally dear ones the mining that lowers the value of his own gems least', () => {
    const row = [DULL, 'E-2 S+0', 'T-1 S+0', 'T-2 S+0'] as const;
    const prices = { emerald: 3, topaz: 3 };
    expect(mining({ row, prices })).toBe('mined topaz by 2');
    expect(mining({ row: [DULL, 'E-2 S+0', 'T-2 S+0', 'E-1 S+0'], prices })).toBe('mined emerald by 3');
  });

  test('DT-SOLO-6 (2) gems of the colour in his store count with the one mined', () => {
    const row = [DULL, 'E-1 S+0', 'T-1 S+0', DULL] as const;
    const prices = { emerald: 3, topaz: 3 };
    expect(mining({ row, prices })).toBe('mined emerald by 1');
    expect(mining({ row, prices, holds: ['emerald'] })).toBe('mined topaz by 2');
    expect(mining({ row, prices, holds: ['topaz'] })).toBe('mined emerald by 1');
    // Two emeralds by one step lose as much as one topaz by two: the leftmost card decides.
    expect(mining({ row: [DULL, 'E-1 S+0', 'T-2 S+0', DULL], prices, holds: ['emerald'] })).toBe('mined emerald by 1');
    expect(mining({ row: [DULL, 'T-2 S+0', 'E-1 S+0', DULL], prices, holds: ['emerald'] })).toBe('mined topaz by 1');
  });

  test('DT-SOLO-6 (2) only steps that the price really moves lower a value', () => {
    const row = ['E-1 S+0', 'T-2 S+0', 'E-1 S+0', 'E-1 S+0'] as const;
    const low = { ruby: -3, sapphire: -3, emerald: -3, topaz: -3 };
    expect(mining({ row, prices: low })).toBe('mined emerald by 0');
    // At −2 two steps of topaz lower by one, as one step of emerald does; with an emerald in store that is two.
    const nearly = { ...low, emerald: -2, topaz: -2 };
    expect(mining({ row, prices: nearly })).toBe('mined emerald by 0');
    expect(mining({ row, prices: nearly, holds: ['emerald'] })).toBe('mined topaz by 1');
  });

  test('DT-SOLO-6 (3) then the leftmost card, not the leftmost colour', () => {
    const prices = { emerald: 3, topaz: 3 };
    expect(mining({ row: [DULL, 'T-1 S+0', 'E-1 S+0', DULL], prices })).toBe('mined topaz by 1');
    expect(mining({ row: [DULL, 'E-1 S+0', 'E-1 S+0', 'T-1 S+0'], prices })).toBe('mined emerald by 1');
  });
});
