import { GEMS } from '@souk/games/dwarven-traders';
import { IllegalMove } from '@souk/kernel';
import { describe, expect, test } from 'vitest';
import { endOfRound } from '../endings.js';
import { both, choose, mine, noTrade, sell, trade } from '../moves.js';
import { DULL, deeds, smugglersTurn } from '../smugglers-turn.js';
import { gemsOnTable, table } from '../table.js';

describe('worked examples of a turn', () => {
  test('DT-EX-1 ruby at 3, sold with R+2: pawn +3, the price stays 3, Smuggler +2', () => {
    const game = table({
      row: ['S-2 R+2', 'R-1 S+1', 'T-1 E+1', 'S-1 T+1'],
      players: [{ store: ['ruby'], score: 6 }, { score: 5 }],
      prices: { ruby: 3 },
    }).play(sell(0, 'ruby'));
    expect(game.changes()).toEqual({
      'box.ruby': 1,
      'players[0].store': [],
      'players[0].score': 9,
      'smuggler.score': 7,
      'row[0].side': 'front',
      'decision.seat': 1,
    });
  });

  test('DT-EX-2 sapphire at −2, mined with S−2: price −3, Smuggler +1', () => {
    const game = table({ row: ['S-2 R+2', 'R-1 S+1', 'T-1 E+1', 'S-1 T+1'], prices: { sapphire: -2 } }).play(mine(0));
    expect(game.changes()).toEqual({
      'pool.sapphire': 3,
      'players[0].store': ['sapphire'],
      'prices.sapphire': -3,
      'smuggler.score': 6,
      'row[0].side': 'front',
      'decision.seat': 1,
    });
  });

  test('DT-EX-3 a pawn on 2 that sells at −3 ends on 1', () => {
    const game = table({ players: [{ store: ['sapphire'], score: 2 }, { score: 1 }], prices: { sapphire: -3 } });
    expect(game.play(sell(0, 'sapphire')).view.players[0].score).toBe(1);
  });

  test('DT-EX-4 two gems in store, one of the selling colour: only “sell” or “sell then mine”', () => {
    const game = table({ row: ['E-1 R+1', 'R-1 S+1', 'T-1 E+1', 'S-1 T+1'], players: [{ store: ['ruby', 'topaz'] }] });
    expect(game.choicesWith(0)).toEqual([sell(0, 'ruby'), both(0, 'ruby')]);
    expect(() => game.play(mine(0))).toThrow(IllegalMove);
  });

  test('DT-EX-5 card 1 front, an empty store: only “mine”; ruby falls to 0 and the card shows its back', () => {
    const game = table({ row: ['R-1 S+1', 'E-1 T+1', 'S-1 R+1', 'T-1 E+1'] });
    expect(game.view.row[0]).toEqual({ card: 1, side: 'front' });
    expect(game.choicesWith(0)).toEqual([mine(0)]);
    game.play(mine(0));
    expect(game.view.prices.ruby).toBe(0);
    expect(game.view.row[0]).toEqual({ card: 1, side: 'back' });
  });

  test('DT-EX-6 one gem in store, of the selling colour: “mine”, “sell” and “both”', () => {
    const game = table({ row: ['R-1 S+1', 'E-1 T+1', 'S-1 R+1', 'T-1 E+1'], players: [{ store: ['sapphire'] }] });
    expect(game.choicesWith(0)).toEqual([mine(0), sell(0, 'sapphire'), both(0, 'sapphire')]);
  });
});

describe('worked examples of extra trades', () => {
  const afterTurnOf = (seat: number, scores: readonly number[], smuggler = 5) =>
    table({
      seats: scores.length,
      players: scores.map((score, i) => ({ score, store: [GEMS[i]] })),
      smuggler: { score: smuggler },
      decision: { kind: 'turn', seat },
    }).play(mine(3)).view.decision;

  test('DT-EX-7 three players on 7, 7, 9: neither of the two on 7 gets an extra trade', () => {
    expect(afterTurnOf(0, [7, 7, 9])).toEqual({ kind: 'turn', seat: 1 });
    expect(afterTurnOf(1, [7, 7, 9])).toEqual({ kind: 'turn', seat: 2 });
    expect(afterTurnOf(2, [7, 7, 9])).toEqual({ kind: 'turn', seat: 0 });
  });

  test('DT-EX-8 players on 4, 7, 9 and the Smuggler on 2: the player on 4 does', () => {
    expect(afterTurnOf(0, [4, 7, 9], 2)).toEqual({ kind: 'extra-trade', seat: 0 });
    expect(afterTurnOf(1, [4, 7, 9], 2)).toEqual({ kind: 'turn', seat: 2 });
  });

  test('DT-EX-9 with an empty store no trade with the Smuggler is offered', () => {
    const game = table({
      players: [{ score: 3 }, { score: 9, store: ['emerald'] }],
      decision: { kind: 'extra-trade', seat: 0 },
    });
    expect(game.choices()).toEqual([noTrade, trade(1, null, 'emerald')]);
  });

  test('DT-EX-15 giving ruby for the marker topaz: the Smuggler keeps his space, and ruby stays his marker', () => {
    const game = table({
      seats: 3,
      marker: 'topaz',
      players: [{ score: 3, store: ['ruby'] }, { score: 9 }, { score: 8 }],
      smuggler: { score: 7 },
      decision: { kind: 'extra-trade', seat: 0 },
    }).play(trade('smuggler', 'ruby', 'topaz'));
    expect(game.changes()).toEqual({
      marker: 'ruby',
      'players[0].store': ['topaz'],
      'decision.kind': 'turn',
      'decision.seat': 1,
    });
    while (game.view.round === 1) {
      game.play(game.choices()[0]);
      if (game.view.decision?.kind === 'extra-trade') game.play(noTrade);
    }
    expect(game.view.marker).toBe('ruby');
    expect(game.view.pool).toEqual({ ruby: 3, sapphire: 4, emerald: 4, topaz: 4 });
    game.play(choose('ruby'), choose('topaz'), choose('emerald'));
    expect(game.view.marker).toBe('ruby');
  });

  test('DT-EX-20 the trader has ruby only and so has the other player: no swap between them', () => {
    const game = table({
      seats: 3,
      players: [
        { score: 3, store: ['ruby'] },
        { score: 9, store: ['ruby'] },
        { score: 8, store: ['ruby', 'topaz'] },
      ],
      marker: 'emerald',
      decision: { kind: 'extra-trade', seat: 0 },
    });
    expect(game.choices()).toEqual([noTrade, trade(2, 'ruby', 'topaz'), trade('smuggler', 'ruby', 'emerald')]);
  });
});

describe('worked examples of the end of a round', () => {
  test('DT-EX-10 A on 7 with emerald at 2, B on 8 with ruby at 2 and topaz at −1: both reach 9, B is first', () => {
    const game = endOfRound({
      players: [
        { score: 7, store: ['emerald'] },
        { score: 8, store: ['ruby', 'topaz'] },
      ],
      smuggler: { score: 1 },
      prices: { emerald: 2, ruby: 2, topaz: -1 },
      marker: 'sapphire',
    });
    expect(game.eventsOf('store-sold').map(({ score }) => score)).toEqual([9, 9]);
    expect(game.eventsOf('round-scored')).toEqual([
      { kind: 'round-scored', round: 1, places: [2, 1, 3], points: [3, 4, 2] },
    ]);
  });

  test('DT-EX-11 12, 12, 8 with equal gems on the 12s and the Smuggler on 6: 3, 3, 2 and 1', () => {
    const game = endOfRound({
      seats: 3,
      players: [
        { score: 11, store: ['ruby'] },
        { score: 11, store: ['emerald'] },
        { score: 7, store: ['topaz'] },
      ],
      smuggler: { score: 6 },
      marker: 'sapphire',
    });
    expect(game.eventsOf('store-sold').map(({ score }) => score)).toEqual([12, 12, 8]);
    expect(game.eventsOf('round-scored')[0].points).toEqual([3, 3, 2, 1]);
  });

  test('DT-EX-16 (a) a pawn on 2 with gems at 3 and −3 stays on 2', () => {
    const game = endOfRound({
      players: [{ score: 9 }, { score: 2, store: ['ruby', 'emerald'] }],
      prices: { ruby: 3, emerald: -3 },
    });
    expect(game.eventsOf('store-sold')).toMatchObject([{ trader: 1, sum: 0, score: 2 }]);
  });

  test('DT-EX-16 (b) a pawn on 2 with gems at −1 and −3 ends on 1', () => {
    const game = endOfRound({
      players: [{ score: 9 }, { score: 2, store: ['ruby', 'emerald'] }],
      prices: { ruby: -1, emerald: -3 },
    });
    expect(game.eventsOf('store-sold')).toMatchObject([{ trader: 1, sum: -4, score: 1 }]);
  });

  test('DT-EX-17 A and the Smuggler on 9, A without gems, the marker at −2: the Smuggler is before A', () => {
    const game = endOfRound({
      players: [{ score: 9 }, { score: 2 }],
      smuggler: { score: 9 },
      marker: 'topaz',
      prices: { topaz: -2 },
    });
    expect(game.eventsOf('round-scored')[0]).toMatchObject({ places: [2, 3, 1], points: [3, 2, 4] });
  });
});

describe('worked examples of the Smuggler’s turn', () => {
  test('DT-EX-12 ruby at 3 and emerald at 1, cards R+1 and E+2: he sells ruby', () => {
    const game = smugglersTurn({
      row: ['S-1 E+2', 'S-1 R+1', 'S-1 T+1', 'S-1 T+1'],
      holds: ['ruby', 'emerald'],
      player: ['sapphire', 'topaz'],
      prices: { ruby: 3, emerald: 1 },
    });
    expect(deeds(game)[0]).toBe('sold ruby by 1');
    expect(game.eventsOf('price-moved')[0]).toEqual({ kind: 'price-moved', gem: 'ruby', price: 3, smuggler: 1 });
  });

  test('DT-EX-13 the seventh replacement since the last shuffle makes a new deck of eight', () => {
    const game = smugglersTurn({
      row: ['E-1 S+1', DULL, DULL, DULL],
      prices: { emerald: 3 },
      discards: [5, 6, 7, 8, 9, 10],
      unused: [11, 12],
    });
    expect(game.eventsOf('card-replaced')).toHaveLength(1);
    expect(game.eventsOf('unused-deck-shuffled')).toEqual([{ kind: 'unused-deck-shuffled', cards: 8 }]);
    expect(game.position.unused.toSorted((a, b) => a - b)).toEqual([1, 5, 6, 7, 8, 9, 10, 11]);
    expect(game.position.discards).toEqual([]);
  });

  test('DT-EX-18 emerald and topaz at 2, E−2 leftmost, another T−1: he mines topaz', () => {
    const game = smugglersTurn({ row: ['E-2 S+1', DULL, 'T-1 S+1', DULL], prices: { emerald: 2, topaz: 2 } });
    expect(deeds(game)[0]).toBe('mined topaz by 2');
  });

  test('DT-EX-19 ruby at 1 by R+2, which the player holds, emerald at 1 by E+2, which not: emerald', () => {
    const game = smugglersTurn({
      row: ['S-1 R+2', 'S-1 E+2', 'S-1 T+1', 'S-1 T+1'],
      holds: ['ruby', 'emerald'],
      player: ['ruby', 'topaz'],
    });
    expect(deeds(game)[0]).toBe('sold emerald by 1');
  });
});

describe('conservation', () => {
  test.each([1, 2, 3, 4])('DT-EX-14 twenty gems, five of each colour, after every move of %i players', (seats) => {
    const game = table({
      seats,
      choosers: seats === 1 ? [0, 'smuggler'] : Array.from({ length: seats }, (_, i) => i),
      decision: { kind: 'choose-gem', seat: 0 },
    });
    let turn = 0;
    while (game.view.decision !== null) {
      const choices = game.choices();
      game.play(choices[turn++ % choices.length]);
      expect(gemsOnTable(game.view)).toEqual([5, 5, 5, 5]);
    }
    expect(game.outcome).toBeDefined();
  });
});
