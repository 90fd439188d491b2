import type { GemName } from '@souk/games/dwarven-traders';
import { IllegalMove } from '@souk/kernel';
import { describe, expect, test } from 'vitest';
import { noTrade, trade } from '../moves.js';
import { type Setting, type TestTable, table } from '../table.js';

type Store = readonly GemName[];

/** Seat 0 is alone in last place and asked for an extra trade; the stores are those of seats 0, 1, 2. */
const trading = (stores: readonly Store[], more: Setting = {}): TestTable =>
  table({
    seats: stores.length,
    players: stores.map((store, seat) => ({ store, score: 3 + seat })),
    marker: 'topaz',
    decision: { kind: 'extra-trade', seat: 0 },
    ...more,
  });

/** The same in the solo game, where the Smuggler has a store. */
const tradingSolo = (own: Store, his: Store): TestTable =>
  table({
    seats: 1,
    players: [{ store: own, score: 3 }],
    smuggler: { store: his, score: 9 },
    marker: 'topaz',
    decision: { kind: 'extra-trade', seat: 0 },
  });

describe('swapping', () => {
  test('DT-TRADE-1 any of one’s gems for any gem of any other player or the Smuggler', () => {
    const game = trading([['ruby', 'sapphire'], ['emerald', 'topaz'], ['emerald']]);
    expect(game.tradesWith(1)).toEqual([
      trade(1, 'ruby', 'emerald'),
      trade(1, 'ruby', 'topaz'),
      trade(1, 'sapphire', 'emerald'),
      trade(1, 'sapphire', 'topaz'),
    ]);
    expect(game.tradesWith(2)).toEqual([trade(2, 'ruby', 'emerald'), trade(2, 'sapphire', 'emerald')]);
    expect(game.tradesWith('smuggler')).toEqual([
      trade('smuggler', 'ruby', 'topaz'),
      trade('smuggler', 'sapphire', 'topaz'),
    ]);
    expect(game.choices()).toHaveLength(4 + 2 + 2 + 1);
  });

  test('DT-TRADE-1 the two gems change places, nothing else changes, and the next player is on', () => {
    const game = trading([['ruby', 'sapphire'], ['emerald', 'topaz'], ['emerald']]).play(trade(1, 'ruby', 'topaz'));
    expect(game.changes()).toEqual({
      'players[0].store': ['sapphire', 'topaz'],
      'players[1].store': ['ruby', 'emerald'],
      'decision.kind': 'turn',
      'decision.seat': 1,
    });
    expect(game.events()).toEqual([
      { kind: 'traded', trader: 0, with: 1, gave: 'ruby', took: 'topaz' },
      { kind: 'turn-started', trader: 1 },
    ]);
  });

  test('DT-TRADE-1 it may be declined, which changes nothing', () => {
    const game = trading([['ruby'], ['emerald']]).play(noTrade);
    expect(game.changes()).toEqual({ 'decision.kind': 'turn', 'decision.seat': 1 });
    expect(game.events()[0]).toEqual({ kind: 'trade-declined', trader: 0 });
  });

  test('DT-TRADE-1 the other player is not asked and cannot refuse', () => {
    const game = trading([['ruby'], ['emerald'], ['sapphire']]).play(trade(2, 'ruby', 'sapphire'));
    expect(game.view.players[2].store).toEqual(['ruby']);
    expect(game.view.decision).toEqual({ kind: 'turn', seat: 1 });
  });

  test('DT-TRADE-1 gems of the same colour are not swapped, other pairs are', () => {
    const game = trading([
      ['ruby', 'sapphire'],
      ['ruby', 'topaz'],
    ]);
    expect(game.tradesWith(1)).toEqual([
      trade(1, 'ruby', 'topaz'),
      trade(1, 'sapphire', 'ruby'),
      trade(1, 'sapphire', 'topaz'),
    ]);
    expect(() => game.play(trade(1, 'ruby', 'ruby'))).toThrow(IllegalMove);
  });

  test('DT-TRADE-1 one trades with others only, and only gems that are there', () => {
    const game = trading([['ruby', 'sapphire'], ['emerald']]);
    const before = game.position;
    expect(() => game.play(trade(0, 'ruby', 'sapphire'))).toThrow(IllegalMove);
    expect(() => game.play(trade(1, 'topaz', 'emerald'))).toThrow(IllegalMove);
    expect(() => game.play(trade(1, 'ruby', 'topaz'))).toThrow(IllegalMove);
    expect(() => game.play(trade('smuggler', 'ruby', 'emerald'))).toThrow(IllegalMove);
    expect(() => game.play(trade(2, 'ruby', 'emerald'))).toThrow(
      /move\.with: expected "smuggler" or a seat from 0 to 1/,
    );
    expect(game.position).toEqual(before);
  });

  test('DT-TRADE-1 two gems of one colour are one choice', () => {
    expect(
      trading([
        ['ruby', 'ruby'],
        ['emerald', 'emerald'],
      ]).tradesWith(1),
    ).toEqual([trade(1, 'ruby', 'emerald')]);
  });
});

describe('empty stores', () => {
  test('DT-TRADE-2 without gems one gives nothing and takes a gem from a player, not from the Smuggler', () => {
    const game = trading([[], ['emerald', 'ruby'], []]);
    expect(game.choices()).toEqual([noTrade, trade(1, null, 'ruby'), trade(1, null, 'emerald')]);
    expect(() => game.play(trade('smuggler', null, 'topaz'))).toThrow(IllegalMove);
    game.play(trade(1, null, 'ruby'));
    expect(game.changes()).toEqual({
      'players[0].store': ['ruby'],
      'players[1].store': ['emerald'],
      'decision.kind': 'turn',
      'decision.seat': 1,
    });
    expect(game.events()[0]).toEqual({ kind: 'traded', trader: 0, with: 1, gave: null, took: 'ruby' });
  });

  test('DT-TRADE-2 with gems one must give one', () => {
    const game = trading([['ruby'], ['emerald']]);
    expect(() => game.play(trade(1, null, 'emerald'))).toThrow(IllegalMove);
    expect(() => game.play(trade('smuggler', null, 'topaz'))).toThrow(IllegalMove);
  });

  test('DT-TRADE-2 to a player without gems one may give a gem for nothing', () => {
    const game = trading([['ruby', 'sapphire'], [], ['emerald']]);
    expect(game.tradesWith(1)).toEqual([trade(1, 'ruby', null), trade(1, 'sapphire', null)]);
    game.play(trade(1, 'sapphire', null));
    expect(game.changes()).toEqual({
      'players[0].store': ['ruby'],
      'players[1].store': ['sapphire'],
      'decision.kind': 'turn',
      'decision.seat': 1,
    });
  });

  test('DT-TRADE-2 but to a player who has gems nothing is given for nothing', () => {
    const game = trading([['ruby'], ['ruby'], ['emerald']]);
    expect(game.tradesWith(1)).toEqual([]);
    expect(() => game.play(trade(1, 'ruby', null))).toThrow(IllegalMove);
    expect(() => game.play(trade(2, 'ruby', null))).toThrow(IllegalMove);
    expect(() => game.play(trade('smuggler', 'ruby', null))).toThrow(IllegalMove);
  });

  test('DT-TRADE-2 no store passes two gems by a trade', () => {
    const stores: Store[] = [[], ['ruby'], ['ruby', 'sapphire']];
    for (const own of stores) {
      for (const other of stores) {
        for (const move of trading([own, other, ['emerald']]).choices()) {
          const { players } = trading([own, other, ['emerald']]).play(move).view;
          expect(Math.max(...players.map(({ store }) => store.length))).toBeLessThanOrEqual(2);
        }
      }
    }
  });
});

describe('the Smuggler', () => {
  test('DT-TRADE-3 in the solo game one trades with his store; the marker is left alone', () => {
    const game = tradingSolo(['ruby'], ['emerald', 'sapphire']);
    expect(game.choices()).toEqual([
      noTrade,
      trade('smuggler', 'ruby', 'sapphire'),
      trade('smuggler', 'ruby', 'emerald'),
    ]);
    expect(() => game.play(trade('smuggler', 'ruby', 'topaz'))).toThrow(IllegalMove);
    game.play(trade('smuggler', 'ruby', 'emerald'));
    expect(game.events()[0]).toEqual({ kind: 'traded', trader: 0, with: 'smuggler', gave: 'ruby', took: 'emerald' });
    expect(game.view.marker).toBe('topaz');
    expect(game.view.players[0].store).toEqual(['emerald']);
  });

  test('DT-TRADE-3 his empty store can be given a gem for nothing, and he then plays with it', () => {
    const game = tradingSolo(['ruby', 'sapphire'], []);
    expect(game.choices()).toEqual([noTrade, trade('smuggler', 'ruby', null), trade('smuggler', 'sapphire', null)]);
    game.play(trade('smuggler', 'ruby', null));
    expect(game.view.players[0].store).toEqual(['sapphire']);
    expect(game.eventsOf('mined')).toHaveLength(1);
    expect(game.eventsOf('sold')[0].trader).toBe('smuggler');
  });

  test('DT-TRADE-3 without a gem nothing can be had from his store', () => {
    // The player mined nothing and holds nothing, so no trade is possible and none is asked for.
    const game = table({
      seats: 1,
      own: ['R-0 S+0', 'R-0 S+0', 'R-0 S+0', 'R-0 S+0'],
      players: [{ store: ['sapphire'], score: 3 }],
      smuggler: { store: ['emerald'], score: 9 },
    }).play({ kind: 'sell', slot: 0, gem: 'sapphire' });
    expect(game.eventsOf('trade-offered')).toEqual([]);
    expect(game.view.decision).toEqual({ kind: 'turn', seat: 0 });
  });

  test('DT-TRADE-4 with several players his gem is the marker: it is swapped, and he keeps his space', () => {
    const game = trading([['ruby', 'sapphire'], ['emerald']], { smuggler: { score: 8 } });
    expect(game.tradesWith('smuggler')).toEqual([
      trade('smuggler', 'ruby', 'topaz'),
      trade('smuggler', 'sapphire', 'topaz'),
    ]);
    game.play(trade('smuggler', 'ruby', 'topaz'));
    expect(game.changes()).toEqual({
      marker: 'ruby',
      'players[0].store': ['sapphire', 'topaz'],
      'decision.kind': 'turn',
      'decision.seat': 1,
    });
  });

  test('DT-TRADE-4 a gem of the marker’s colour cannot be traded for it', () => {
    const game = trading([['topaz'], ['emerald']]);
    expect(game.tradesWith('smuggler')).toEqual([]);
    expect(() => game.play(trade('smuggler', 'topaz', 'topaz'))).toThrow(IllegalMove);
  });

  test('DT-TRADE-4 with several players the Smuggler has no store', () => {
    expect(() => table({ seats: 2, smuggler: { store: ['ruby'] } })).toThrow(
      /position\.smuggler\.store: expected no gems but in the solo game/,
    );
  });
});
