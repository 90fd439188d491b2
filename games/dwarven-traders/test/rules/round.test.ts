import type { GemName, Options } from '@souk/games/dwarven-traders';
import { describe, expect, test } from 'vitest';
import { endOfRound } from '../endings.js';
import { choose, noTrade, sell, trade } from '../moves.js';
import { type TestTable, table } from '../table.js';

const NOTHING_LEFT = { ruby: 0, sapphire: 0, emerald: 0, topaz: 0 };

describe('when a round ends', () => {
  const lastSale = (nextStore: readonly GemName[], pool: Partial<typeof NOTHING_LEFT>): TestTable =>
    table({
      players: [{ store: ['sapphire'], score: 9 }, { store: nextStore }],
      pool: { ...NOTHING_LEFT, ...pool },
      row: ['R-1 S+1', 'R-1 E+1', 'T-1 S+1', 'T-1 S+2'],
    }).play(sell(2, 'sapphire'));

  test('DT-ROUND-1 the player whose turn begins can do nothing', () => {
    const game = lastSale(['ruby', 'topaz'], {});
    expect(game.eventsOf('round-ended')).toEqual([{ kind: 'round-ended', round: 1, trader: 1 }]);
    expect(game.view.round).toBe(2);
  });

  test('DT-ROUND-1 one sale, or one gem to mine, is enough to go on', () => {
    expect(lastSale(['emerald', 'topaz'], {}).view).toMatchObject({ round: 1, decision: { kind: 'turn', seat: 1 } });
    expect(lastSale(['topaz'], { ruby: 1 }).view).toMatchObject({ round: 1, decision: { kind: 'turn', seat: 1 } });
  });

  test('DT-ROUND-1 gems of colours that no card mines, or no room for them, do not help', () => {
    expect(lastSale(['topaz'], { sapphire: 1, emerald: 2 }).view.round).toBe(2);
    expect(lastSale(['topaz', 'ruby'], { ruby: 1 }).view.round).toBe(2);
  });

  test('DT-ROUND-1 what the others could do does not matter', () => {
    const game = table({
      seats: 3,
      players: [{ store: ['sapphire'], score: 9 }, { store: ['topaz'] }, { store: ['sapphire', 'emerald'] }],
      pool: NOTHING_LEFT,
      row: ['R-1 S+1', 'R-1 E+1', 'T-1 S+1', 'T-1 S+2'],
    }).play(sell(3, 'sapphire'));
    expect(game.eventsOf('round-ended')).toEqual([{ kind: 'round-ended', round: 1, trader: 1 }]);
  });

  test('DT-ROUND-1 the visible sides are those after the flip', () => {
    // Card 11 goes from T-1 R+2 to E-2 S+2: only that gives seat 1 something to do.
    const game = table({
      players: [{ store: ['ruby'], score: 9 }, { store: ['sapphire', 'topaz'] }],
      pool: NOTHING_LEFT,
      row: ['T-1 R+2', 'R-1 E+1', 'S-1 R+1', 'T-1 E+1'],
    });
    expect(game.play(sell(0, 'ruby')).view).toMatchObject({ round: 1, decision: { kind: 'turn', seat: 1 } });
  });

  test('DT-ROUND-1 it is asked after the extra trade', () => {
    const offered = () =>
      table({
        players: [
          { store: ['sapphire', 'emerald'], score: 1 },
          { store: ['topaz'], score: 9 },
        ],
        prices: { sapphire: 0 },
        pool: NOTHING_LEFT,
        row: ['R-1 S+1', 'R-1 E+1', 'T-1 S+1', 'T-1 S+2'],
      }).play(sell(2, 'sapphire'));
    expect(offered().view.decision).toEqual({ kind: 'extra-trade', seat: 0 });
    expect(offered().play(noTrade).view.round).toBe(2);
    expect(offered().play(trade(1, 'emerald', 'topaz')).view).toMatchObject({
      round: 1,
      decision: { kind: 'turn', seat: 1 },
    });
  });
});

describe('the final sale', () => {
  test('DT-ROUND-2 all stores are sold at current prices, which do not change', () => {
    const prices = { ruby: 3, emerald: -2, topaz: 2, sapphire: 0 };
    const game = endOfRound({
      seats: 3,
      players: [{ store: ['ruby'] }, { store: ['topaz', 'topaz'] }, { store: ['emerald', 'ruby'], score: 10 }],
      prices,
    });
    expect(game.eventsOf('store-sold')).toEqual([
      { kind: 'store-sold', trader: 0, gems: ['ruby'], sum: 3, score: 8 },
      { kind: 'store-sold', trader: 1, gems: ['topaz', 'topaz'], sum: 4, score: 9 },
      { kind: 'store-sold', trader: 2, gems: ['ruby', 'emerald'], sum: 1, score: 11 },
    ]);
    expect(game.view.prices).toEqual(prices);
  });

  test('DT-ROUND-2 the sum moves the pawn, not below 1', () => {
    const score = (own: number, store: readonly GemName[]): number | undefined =>
      endOfRound({ players: [{}, { score: own, store }], prices: { ruby: 3, emerald: -3 } }).eventsOf('store-sold')[0]
        ?.score;
    expect(score(1, ['ruby', 'emerald'])).toBe(1);
    expect(score(3, ['emerald', 'emerald'])).toBe(1);
    expect(score(8, ['emerald', 'emerald'])).toBe(2);
  });

  test('DT-ROUND-2 sold gems are in the box while no other round starts; the marker is not sold', () => {
    const last = endOfRound({ round: 4, players: [{ store: ['ruby'] }, { store: ['topaz'] }], marker: 'emerald' });
    expect(last.view.decision).toBeNull();
    expect(last.view.pool).toEqual(NOTHING_LEFT);
    expect(last.view.box).toEqual({ ruby: 4, sapphire: 4, emerald: 3, topaz: 4 });
    expect(last.view.players.map(({ store }) => store)).toEqual([[], []]);
    expect(last.view.marker).toBe('emerald');
    expect(last.view.smuggler.score).toBe(5);
  });

  test('DT-ROUND-2 in the solo game the Smuggler’s store is sold too', () => {
    const game = endOfRound({
      seats: 1,
      players: [{ score: 9 }],
      smuggler: { score: 6, store: ['ruby', 'emerald'] },
      prices: { ruby: 3, emerald: 1 },
    });
    expect(game.eventsOf('store-sold')).toEqual([
      { kind: 'store-sold', trader: 'smuggler', gems: ['ruby', 'emerald'], sum: 4, score: 10 },
    ]);
    expect(game.view.smuggler.points).toBe(1);
  });
});

describe('the next round', () => {
  const ending = (options: Partial<Options> = {}, seats = 3): TestTable =>
    endOfRound({
      seats,
      options,
      players: [
        { score: 9, store: ['ruby'] },
        { score: 12, store: ['topaz', 'emerald'] },
        { score: 2, store: ['emerald'] },
      ],
      smuggler: { score: 8 },
      prices: { ruby: 3, emerald: -2, topaz: -1 },
      marker: 'emerald',
    });

  test('DT-ROUND-5 gems return to the pool, the marker stays, pawns and Smuggler go back to 5, prices stay', () => {
    const game = ending();
    expect(game.view).toMatchObject({
      round: 2,
      pool: { ruby: 4, sapphire: 4, emerald: 3, topaz: 4 },
      box: NOTHING_LEFT,
      marker: 'emerald',
      prices: { ruby: 3, sapphire: 0, emerald: -2, topaz: -1 },
      row: [],
      smuggler: { score: 5, store: [] },
      decision: { kind: 'choose-gem', seat: 2 },
    });
    expect(game.view.players.map(({ score, store }) => ({ score, store }))).toEqual(
      Array.from({ length: 3 }, () => ({ score: 5, store: [] })),
    );
    expect(game.eventsOf('round-started')).toEqual([
      { kind: 'round-started', round: 2, starter: 0, scores: [5, 5, 5, 5], choosers: [2, 1, 0] },
    ]);
  });

  test('DT-ROUND-5 with carryScores pawns and Smuggler stay where the final sale took them', () => {
    const { view } = ending({ carryScores: true });
    expect(view.players.map(({ score }) => score)).toEqual([12, 9, 1]);
    expect(view.smuggler.score).toBe(8);
    expect(view.round).toBe(2);
  });

  test('DT-ROUND-5 carryScores works in the solo game too', () => {
    const { view } = ending({ carryScores: true, smugglerStart: 10 }, 1);
    expect(view.players[0].score).toBe(12);
    expect(view.smuggler.score).toBe(8);
  });

  test.each(['yes', 1, 0, null, 'true'])('DT-ROUND-5 carryScores %j is refused', (carryScores) => {
    expect(() => table({ options: { carryScores: carryScores as unknown as boolean } })).toThrow(
      /options\.carryScores: expected true or false/,
    );
  });

  test('DT-ROUND-5 the best placed player starts, even behind the Smuggler', () => {
    const game = endOfRound({ seats: 3, players: [{ score: 6 }, { score: 7 }, { score: 8 }], smuggler: { score: 9 } });
    expect(game.view.starter).toBe(2);
    game.play(choose('ruby'), choose('sapphire'), choose('emerald'));
    expect(game.view.decision).toEqual({ kind: 'turn', seat: 2 });
  });

  test('DT-ROUND-5 of tied players the earliest in the previous turn order starts', () => {
    const starts = (starter: number): unknown =>
      endOfRound({ seats: 4, starter, players: [8, 6, 8, 8].map((score) => ({ score })) }).view.starter;
    expect([0, 1, 2, 3].map(starts)).toEqual([0, 2, 2, 3]);
  });

  test('DT-ROUND-6 the VP of the previous round alone decide who chooses and who starts', () => {
    const game = endOfRound({
      round: 3,
      seats: 3,
      players: [
        { score: 9, points: 1 },
        { score: 7, points: 8 },
        { score: 8, points: 5 },
      ],
      smuggler: { score: 1 },
    });
    expect(game.view).toMatchObject({ choosers: [1, 2, 0], starter: 0 });
  });

  test('DT-ROUND-6 with several players the Smuggler chooses no gem', () => {
    const game = endOfRound({ players: [{ score: 9 }, { score: 7 }] }).play(choose('ruby'), choose('topaz'));
    expect(game.view.smuggler.store).toEqual([]);
    expect(game.view.decision?.kind).toBe('turn');
  });
});
