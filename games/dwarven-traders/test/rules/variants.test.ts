import { dwarvenTraders, type GemName } from '@souk/games/dwarven-traders';
import { IllegalMove, newState } from '@souk/kernel';
import { describe, expect, test } from 'vitest';
import { both, mine, sell } from '../moves.js';
import { DULL, deeds, type HisTurn, smugglersTurn } from '../smugglers-turn.js';
import { type Setting, table } from '../table.js';

const FREE = { freeSale: true } as const;

/** Slot 0 shows card 1: it mines ruby (−1), and its sale raises by 1. */
const free = (store: readonly GemName[], more: Setting = {}) =>
  table({ options: FREE, players: [{ store, score: 9 }, { score: 5 }], ...more });

describe('freeSale', () => {
  test('DT-VAR-1 is off by default', () => {
    expect(table().view.options.freeSale).toBe(false);
    expect(() => table({ players: [{ store: ['topaz'] }] }).play(sell(0, 'topaz'))).toThrow(IllegalMove);
  });

  test('DT-VAR-1 any gem held may be sold; its own colour rises by the card’s selling steps', () => {
    const game = free(['emerald', 'topaz'], { row: ['R-2 S+2', 'E-1 T+1', 'S-1 R+1', 'T-1 S+1'] });
    expect(game.choicesWith(0)).toEqual([sell(0, 'emerald'), sell(0, 'topaz'), both(0, 'emerald'), both(0, 'topaz')]);
    game.play(sell(0, 'topaz'));
    expect(game.changes()).toEqual({
      'box.topaz': 1,
      'players[0].store': ['emerald'],
      'players[0].score': 10,
      'prices.topaz': 3,
      'row[0].side': 'front',
      'decision.seat': 1,
    });
  });

  test('DT-VAR-1 gems that one does not hold cannot be sold', () => {
    const game = free(['emerald', 'topaz']);
    expect(() => game.play(sell(0, 'sapphire'))).toThrow(IllegalMove);
    expect(() => game.play(both(0, 'ruby'))).toThrow(IllegalMove);
    expect(() => free([]).play(sell(0, 'sapphire'))).toThrow(IllegalMove);
  });

  test('DT-VAR-1 overflow goes by the colour sold', () => {
    const { prices, smuggler } = free(['topaz'], { prices: { topaz: 3 } }).play(sell(0, 'topaz')).view;
    expect(prices).toEqual({ ruby: 1, sapphire: 1, emerald: 1, topaz: 3 });
    expect(smuggler.score).toBe(6);
  });

  test('DT-VAR-1 both with room in store: any colour held or the colour just mined', () => {
    expect(free(['topaz']).choicesWith(0)).toEqual([mine(0), sell(0, 'topaz'), both(0, 'ruby'), both(0, 'topaz')]);
    expect(free([]).choicesWith(0)).toEqual([mine(0), both(0, 'ruby')]);
    expect(free(['ruby']).choicesWith(0)).toEqual([mine(0), sell(0, 'ruby'), both(0, 'ruby')]);
  });

  test('DT-VAR-1 both with a full store: only colours held, the mined colour if it is one of them', () => {
    expect(free(['topaz', 'topaz']).choicesWith(0)).toEqual([sell(0, 'topaz'), both(0, 'topaz')]);
    expect(free(['ruby', 'topaz']).choicesWith(0)).toEqual([
      sell(0, 'ruby'),
      sell(0, 'topaz'),
      both(0, 'ruby'),
      both(0, 'topaz'),
    ]);
  });

  test('DT-VAR-1 both needs a gem of the mining colour in the pool, even if that colour is held', () => {
    expect(free(['ruby', 'topaz'], { pool: { ruby: 0 } }).choicesWith(0)).toEqual([sell(0, 'ruby'), sell(0, 'topaz')]);
    expect(free(['ruby'], { pool: { ruby: 0 } }).choicesWith(0)).toEqual([sell(0, 'ruby')]);
    expect(free([], { pool: { ruby: 0 } }).choicesWith(0)).toEqual([]);
  });

  test('DT-VAR-1 mining and selling one colour pays the old price; it first falls, then rises', () => {
    const game = free([], { row: ['R-2 S+2', 'E-1 T+1', 'S-1 R+1', 'T-1 S+1'], prices: { ruby: 2 } }).play(
      both(0, 'ruby'),
    );
    expect(game.view.players[0]).toMatchObject({ score: 11, store: [] });
    expect(game.view.pool.ruby).toBe(3);
    expect(game.view.box.ruby).toBe(1);
    expect(game.view.prices.ruby).toBe(2);
    expect(game.view.smuggler.score).toBe(5);
    expect(
      game
        .events()
        .map(({ kind }) => kind)
        .slice(0, 2),
    ).toEqual(['mined', 'sold']);
  });

  test('DT-VAR-1 the fall before the rise matters at the ends of the track', () => {
    const row = ['R-2 S+2', 'E-1 T+1', 'S-1 R+1', 'T-1 S+1'];
    const low = free([], { row, prices: { ruby: -3 } }).play(both(0, 'ruby')).view;
    expect([low.prices.ruby, low.smuggler.score]).toEqual([-1, 7]);
    const high = free([], { row, prices: { ruby: 3 } }).play(both(0, 'ruby')).view;
    expect([high.prices.ruby, high.smuggler.score]).toEqual([3, 5]);
  });

  test('DT-VAR-1 a full store sells and mines the same colour in that order', () => {
    const game = free(['ruby', 'topaz']).play(both(0, 'ruby'));
    expect(game.view.players[0].store).toEqual(['ruby', 'topaz']);
    expect(
      game
        .events()
        .map(({ kind }) => kind)
        .slice(0, 2),
    ).toEqual(['sold', 'mined']);
  });

  test('DT-VAR-1 a round ends only when nothing at all can be sold or mined', () => {
    const pool = { ruby: 0, sapphire: 0, emerald: 0, topaz: 0 };
    const next = (store: readonly GemName[]) =>
      table({ options: FREE, pool, players: [{ store: ['ruby'], score: 9 }, { store }] }).play(sell(0, 'ruby')).view
        .round;
    expect(next(['emerald'])).toBe(1);
    expect(next([])).toBe(2);
  });

  test.each(['yes', 1, null, 'false'])('DT-VAR-1 freeSale %j is refused', (freeSale) => {
    expect(() => table({ options: { freeSale: freeSale as unknown as boolean } })).toThrow(
      /options\.freeSale: expected true or false/,
    );
  });
});

describe('freeSale and the Smuggler', () => {
  const first = (his: HisTurn): string => deeds(smugglersTurn({ ...his, options: FREE }))[0];

  test('DT-VAR-1 he compares all pairs of card and gem: most overflow', () => {
    const row = ['S-0 R+1', 'S-0 R+2', DULL, DULL] as const;
    expect(first({ row, holds: ['emerald', 'topaz'], prices: { emerald: 2, topaz: 3 } })).toBe('sold topaz by 1');
    expect(first({ row, holds: ['emerald', 'topaz'], prices: { emerald: 3, topaz: 2 } })).toBe('sold emerald by 1');
  });

  test('DT-VAR-1 then the least gain for the player', () => {
    const row = ['S-0 R+1', 'S-0 R+2', 'S-0 R+1', 'S-0 R+2'] as const;
    expect(first({ row, holds: ['emerald', 'topaz'], player: ['emerald', 'ruby'] })).toBe('sold topaz by 0');
    expect(first({ row, holds: ['emerald', 'topaz'], player: ['topaz', 'ruby'] })).toBe('sold emerald by 0');
  });

  test('DT-VAR-1 then the leftmost card, and only then the leftmost colour', () => {
    const row = ['S-0 R+1', 'S-0 R+1', DULL, DULL] as const;
    expect(first({ row, holds: ['emerald', 'topaz'], player: ['sapphire', 'ruby'] })).toBe('sold emerald by 0');
    // Both of his gems are the player's too: the third card costs nothing, whichever gem he sells.
    const costly = ['S-0 R+1', 'S-0 R+1', 'S-0 R+0', 'S-0 R+0'] as const;
    expect(first({ row: costly, holds: ['emerald', 'topaz'], player: ['emerald', 'topaz'] })).toBe('sold emerald by 2');
  });

  test('DT-VAR-1 he always finds a sale for a gem he holds', () => {
    const row = ['S-0 R+1', 'S-0 R+1', DULL, DULL] as const;
    expect(deeds(smugglersTurn({ row, holds: ['topaz', 'topaz'] }))).toEqual([]);
    expect(first({ row, holds: ['topaz', 'topaz'] })).toBe('sold topaz by 0');
  });
});

describe('options', () => {
  const start = (options: unknown) => newState(dwarvenTraders, { seats: 2, options, seed: 'options' });

  test('DT-VAR-1 options left out have their defaults', () => {
    expect(dwarvenTraders.optionsOf(start({}))).toEqual({
      firstPlayer: 'random',
      carryScores: false,
      smugglerStart: 5,
      freeSale: false,
      cards: null,
    });
    expect(dwarvenTraders.optionsOf(start({ freeSale: true })).freeSale).toBe(true);
  });

  test('DT-VAR-1 an unknown option is refused, with the names of those there are', () => {
    expect(() => start({ freesale: true })).toThrow(
      /options\.freesale: expected no such field \(known: firstPlayer, carryScores, smugglerStart, freeSale, cards\)/,
    );
  });

  test.each([[[]], ['freeSale'], [7], [true]])('DT-VAR-1 %j instead of options is refused', (options) => {
    expect(() => start(options)).toThrow(/options: expected an object/);
  });
});
