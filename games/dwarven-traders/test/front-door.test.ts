import { dwarvenTraders } from '@souk/games/dwarven-traders';
import { IllegalMove, InputError, type Prompt } from '@souk/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endOfRound } from './endings.js';
import { choose, mine, trade } from './moves.js';
import { anyStart, choicesOf, playerOf, randomPlay, startOf } from './random-games.js';
import { table } from './table.js';

describe('moves as objects', () => {
  test('every legal move can be read back from its description', () => {
    fc.assert(
      fc.property(anyStart, (start) => {
        const state = startOf(start);
        const readBack = (): void => {
          const [seat] = dwarvenTraders.toAct(state);
          for (const code of choicesOf(state)) {
            const written = JSON.stringify(dwarvenTraders.describeMove(state, seat, code));
            expect(dwarvenTraders.readMove(state, seat, JSON.parse(written))).toBe(code);
          }
        };
        readBack();
        for (const _step of randomPlay(state, playerOf(start))) readBack();
      }),
      { numRuns: 40, seed: 1 },
    );
  });

  test.each([
    [null, 'move'],
    ['mine', 'move'],
    [[], 'move'],
    [{}, 'move.kind'],
    [{ kind: 'steal' }, 'move.kind'],
    [{ kind: 'toString' }, 'move.kind'],
    [{ kind: 'mine' }, 'move'],
    [{ kind: 'mine', slot: -1 }, 'move.slot'],
    [{ kind: 'mine', slot: '0' }, 'move.slot'],
    [{ kind: 'mine', slot: 0, gem: 'ruby' }, 'move.gem'],
    [{ kind: 'sell', slot: 0 }, 'move'],
    [{ kind: 'sell', slot: 0, gem: 'opal' }, 'move.gem'],
    [{ kind: 'both', slot: 0, gem: null }, 'move.gem'],
    [{ kind: 'choose-gem', gem: 0 }, 'move.gem'],
    [{ kind: 'trade', with: 'nobody', give: null, take: null }, 'move.with'],
    [{ kind: 'trade', with: 3, give: 'ruby', take: null }, 'move.with'],
    [{ kind: 'trade', with: 1, give: 'ruby' }, 'move'],
    [{ kind: 'no-trade', why: 'I am content' }, 'move.why'],
  ])('%j has not the form of a move', (move, path) => {
    const game = table();
    const read = () => dwarvenTraders.readMove(game.state, 0, move);
    expect(read).toThrow(InputError);
    expect(read).toThrow(expect.objectContaining({ path }));
  });

  test('a move of the right form is refused where it is not legal', () => {
    const game = table();
    for (const move of [choose('ruby'), trade(1, 'ruby', 'topaz'), { kind: 'sell', slot: 0, gem: 'sapphire' }]) {
      expect(() => dwarvenTraders.readMove(game.state, 0, move)).toThrow(IllegalMove);
    }
    expect(() => dwarvenTraders.readMove(game.state, 1, mine(0))).toThrow(/expected a move of seat 0/);
    expect(() => dwarvenTraders.readMove(endOfRound({ round: 4 }).state, 0, mine(0))).toThrow(/the match is over/);
  });

  test.each([-1, 0.5, 1000, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 32])('code %d is no move', (code) => {
    const game = table();
    const before = game.position;
    expect(() => dwarvenTraders.play(game.state, 0, code)).toThrow(IllegalMove);
    expect(game.position).toEqual(before);
  });
});

describe('prompts', () => {
  const promptOf = (game: ReturnType<typeof table>, seat: number): Prompt | undefined =>
    dwarvenTraders.prompt(game.state, seat);

  test('say what is asked, and by which rule', () => {
    const choosing = table({ choosers: [0, 1], decision: { kind: 'choose-gem', seat: 0 } });
    expect(promptOf(choosing, 0)).toMatchObject({ kind: 'choose-gem', rule: 'DT-SETUP-6' });
    expect(promptOf(table(), 0)).toMatchObject({ kind: 'turn', rule: 'DT-TURN-1' });
    const trading = table({
      players: [{ score: 3, store: ['ruby'] }, { score: 9 }],
      decision: { kind: 'extra-trade', seat: 0 },
    });
    expect(promptOf(trading, 0)).toMatchObject({ kind: 'extra-trade', rule: 'DT-TRADE-1' });
  });

  test('are for the seat alone that has to decide', () => {
    expect(promptOf(table(), 1)).toBeUndefined();
    expect(promptOf(endOfRound({ round: 4 }), 0)).toBeUndefined();
  });
});
