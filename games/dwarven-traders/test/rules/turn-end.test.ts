import { GEMS } from '@souk/games/dwarven-traders';
import { IllegalMove } from '@souk/kernel';
import { describe, expect, test } from 'vitest';
import { mine, noTrade, sell } from '../moves.js';
import { table } from '../table.js';

describe('when an extra trade is due', () => {
  const asked = (scores: readonly number[], smuggler = 5): boolean =>
    table({
      seats: scores.length,
      players: scores.map((score, seat) => ({ score, store: [GEMS[seat]] })),
      smuggler: { score: smuggler },
    }).play(mine(1)).view.decision?.kind === 'extra-trade';

  test('DT-TURN-8 alone in last place among the players’ pawns', () => {
    expect(asked([4, 5])).toBe(true);
    expect(asked([4, 5, 6, 7])).toBe(true);
    expect(asked([4, 3])).toBe(false);
    expect(asked([4, 9, 3, 9])).toBe(false);
  });

  test('DT-TURN-8 sharing last place gives nothing', () => {
    expect(asked([4, 4])).toBe(false);
    expect(asked([4, 9, 4])).toBe(false);
  });

  test('DT-TURN-8 the Smuggler’s marker is no pawn', () => {
    expect(asked([4, 5], 1)).toBe(true);
    expect(asked([4, 5], 4)).toBe(true);
    expect(asked([4, 3], 9)).toBe(false);
  });

  test('DT-TURN-8 only who has just taken a turn is asked, and goes on to the next player', () => {
    const game = table({ seats: 3, players: [{ score: 4, store: ['ruby'] }, { score: 6 }, { score: 5 }] }).play(
      mine(1),
    );
    expect(game.view.decision).toEqual({ kind: 'extra-trade', seat: 0 });
    expect(game.events().at(-1)).toEqual({ kind: 'trade-offered', trader: 0 });
    expect(game.play(noTrade).view.decision).toEqual({ kind: 'turn', seat: 1 });
    expect(game.play(mine(2)).view.decision).toEqual({ kind: 'turn', seat: 2 });
  });

  test('DT-TURN-9 places are looked at after the sale has moved the pawn', () => {
    const after = (price: number) =>
      table({
        players: [
          { score: 5, store: ['sapphire'] },
          { score: 6, store: ['ruby'] },
        ],
        prices: { sapphire: price },
      }).play(sell(0, 'sapphire')).view.decision?.kind;
    expect(after(0)).toBe('extra-trade');
    expect(after(1)).toBe('turn');
    expect(after(2)).toBe('turn');
  });

  test('DT-TURN-9 in the solo game they are looked at after the Smuggler has moved by overflow', () => {
    const after = (steps: number) =>
      table({
        seats: 1,
        own: [`R-0 S+${steps}`, 'E-1 T+1', 'E-1 T+1', 'E-1 T+1'],
        players: [{ score: 5, store: ['sapphire', 'sapphire'] }],
        smuggler: { score: 7, store: ['ruby'] },
        prices: { sapphire: 3 },
      }).play(sell(0, 'sapphire')).view.decision?.kind;
    expect(after(2)).toBe('extra-trade');
    expect(after(1)).toBe('turn');
  });

  test('DT-TURN-9 prices of the gems held break no tie for last place', () => {
    const game = table({
      players: [
        { score: 5, store: ['sapphire'] },
        { score: 5, store: ['ruby'] },
      ],
      prices: { sapphire: -3, ruby: 3 },
    }).play(mine(1));
    expect(game.view.decision).toEqual({ kind: 'turn', seat: 1 });
  });
});

describe('choices', () => {
  test('DT-TURN-10 at most twelve, and with freeSale sixteen', () => {
    const row = ['R-1 S+1', 'T-1 S+1', 'E-1 S+2', 'E-2 S+2'];
    expect(table({ players: [{ store: ['sapphire'] }], row }).choices()).toHaveLength(12);
    const options = { freeSale: true };
    expect(table({ players: [{ store: ['sapphire'] }], options }).choices()).toHaveLength(15);
    expect(table({ players: [{ store: ['sapphire'] }], options, row }).choices()).toHaveLength(16);
    expect(table({ players: [{ store: ['sapphire', 'topaz'] }], options }).choices()).toHaveLength(16);
  });

  test('DT-TURN-10 there is no passing', () => {
    const game = table({ players: [{ store: ['sapphire'] }] });
    expect(game.choices().every(({ kind }) => ['mine', 'sell', 'both'].includes(kind))).toBe(true);
    expect(() => game.play(noTrade)).toThrow(IllegalMove);
    expect(() => game.play({ kind: 'pass' })).toThrow(/move\.kind: expected one of/);
  });

  test('DT-TURN-10 an extra trade that is due but impossible is not asked for', () => {
    const game = table({
      own: ['R-0 S+0', 'R-0 S+0', 'R-0 S+0', 'R-0 S+0'],
      players: [{ score: 3, store: ['sapphire'] }, { score: 9 }],
      prices: { sapphire: 0 },
    }).play(sell(0, 'sapphire'));
    expect(game.view.decision).toEqual({ kind: 'turn', seat: 1 });
    expect(game.eventsOf('trade-offered')).toEqual([]);
  });
});
