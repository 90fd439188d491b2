import { dwarvenTraders, GEMS } from '@souk/games/dwarven-traders';
import { newState } from '@souk/kernel';
import { describe, expect, test } from 'vitest';
import { type Ending, endOfRound } from '../endings.js';
import { choose } from '../moves.js';
import { TestTable } from '../table.js';

const fresh = (options: object = {}, seed = 'solo', seats = 1): TestTable =>
  new TestTable(newState(dwarvenTraders, { seats, options, seed }));

/** The end of a solo round with these final spaces; nobody holds gems. */
const soloRound = (player: number, smuggler: number, more: Ending = {}): TestTable =>
  endOfRound({
    ...more,
    seats: 1,
    players: [{ ...more.players?.[0], score: player }],
    smuggler: { ...more.smuggler, score: smuggler },
  });

describe('who starts', () => {
  test('DT-SOLO-1 the player starts round one, then turns alternate', () => {
    for (let i = 0; i < 10; i++)
      expect(fresh({}, `solo ${i}`).view).toMatchObject({ starter: 0, choosers: [0, 'smuggler'] });
    const game = fresh().play(choose('ruby'));
    expect(game.view.decision).toEqual({ kind: 'turn', seat: 0 });
    const turns: unknown[] = [];
    while (game.view.round === 1 && turns.length < 8) {
      game.play(game.choices()[0]);
      turns.push(...game.eventsOf('turn-started').map(({ trader }) => trader));
    }
    expect(turns.slice(0, 4)).toEqual(['smuggler', 0, 'smuggler', 0]);
  });

  test('DT-SOLO-1 the round’s winner starts the next one', () => {
    expect(soloRound(9, 8).view.starter).toBe(0);
    expect(soloRound(9, 8, { starter: 'smuggler' }).view.starter).toBe(0);
    expect(soloRound(8, 9).view.starter).toBe('smuggler');
    expect(soloRound(8, 9, { starter: 'smuggler' }).view.starter).toBe('smuggler');
  });

  test('DT-SOLO-1 after a round won by nobody the same side starts again', () => {
    expect(soloRound(9, 9).view).toMatchObject({ round: 2, starter: 0 });
    expect(soloRound(9, 9, { starter: 'smuggler' }).view).toMatchObject({ round: 2, starter: 'smuggler' });
  });

  test('DT-SOLO-1 if the Smuggler starts he plays as soon as the cards lie there', () => {
    const game = soloRound(8, 9).play(choose('emerald'));
    expect(
      game
        .events()
        .map(({ kind }) => kind)
        .slice(0, 4),
    ).toEqual(['gem-chosen', 'gem-chosen', 'cards-dealt', 'turn-started']);
    expect(game.eventsOf('turn-started').map(({ trader }) => trader)).toEqual(['smuggler', 0]);
  });
});

describe('starting gems', () => {
  test.each([
    ['ruby', 'sapphire'],
    ['sapphire', 'ruby'],
    ['emerald', 'ruby'],
    ['topaz', 'ruby'],
  ] as const)('DT-SOLO-2 round one: the player takes %s, the Smuggler the leftmost other colour, %s', (own, his) => {
    const game = fresh().play(choose(own));
    expect(game.eventsOf('gem-chosen')).toEqual([
      { kind: 'gem-chosen', trader: 0, gem: own },
      { kind: 'gem-chosen', trader: 'smuggler', gem: his },
    ]);
  });

  test('DT-SOLO-2 later rounds: a Smuggler who lost takes the dearest colour before the player is asked', () => {
    const game = soloRound(9, 8, { prices: { ruby: 1, emerald: 2, topaz: 3 } });
    expect(game.view.smuggler.store).toEqual(['topaz']);
    expect(game.view).toMatchObject({ choosers: [0], decision: { kind: 'choose-gem', seat: 0 } });
    expect(game.choices()).toEqual((['ruby', 'sapphire', 'emerald'] as const).map(choose));
  });

  test('DT-SOLO-2 of equally dear colours he takes the leftmost', () => {
    expect(soloRound(9, 8, { prices: { ruby: 1, emerald: 3, topaz: 3 } }).view.smuggler.store).toEqual(['emerald']);
    expect(soloRound(9, 8, { prices: { ruby: -2, emerald: -1, topaz: -3 } }).view.smuggler.store).toEqual(['sapphire']);
  });

  test('DT-SOLO-2 later rounds: a player who lost chooses first, then he takes the dearest colour left', () => {
    const game = soloRound(8, 9, { prices: { ruby: 2, emerald: 3, topaz: 2 } });
    expect(game.view).toMatchObject({ choosers: [0, 'smuggler'], smuggler: { store: [] } });
    expect(game.choices()).toEqual(GEMS.map(choose));
    expect(game.play(choose('emerald')).eventsOf('gem-chosen')[1]).toMatchObject({ trader: 'smuggler', gem: 'ruby' });
  });

  test('DT-SOLO-2 after a round won by nobody the player chooses first, whoever starts', () => {
    for (const starter of [0, 'smuggler'] as const) {
      expect(soloRound(9, 9, { starter }).view.choosers).toEqual([0, 'smuggler']);
    }
  });

  test('DT-SOLO-3 the eight undealt cards form the unused deck', () => {
    const { view, position } = fresh().play(choose('ruby'));
    expect(view.unused).toBe(8);
    const cards = [...position.unused, ...position.row.map(({ card }) => card)];
    expect(cards.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
});

describe('winning', () => {
  test('DT-SOLO-8 the higher place wins the round: one round won, no VP', () => {
    expect(soloRound(9, 8).view).toMatchObject({
      players: [{ points: 1, lastRound: { points: 1, place: 1 } }],
      smuggler: { points: 0, lastRound: { points: 0, place: 2 } },
    });
    expect(soloRound(8, 9).view).toMatchObject({ players: [{ points: 0 }], smuggler: { points: 1 } });
  });

  test('DT-SOLO-8 on the same space gems decide; a full tie is won by nobody', () => {
    const held = endOfRound({
      seats: 1,
      players: [{ score: 9, store: ['ruby'] }],
      smuggler: { score: 9 },
      prices: { ruby: 0 },
    });
    expect(held.view).toMatchObject({ players: [{ points: 1 }], smuggler: { points: 0 } });
    expect(soloRound(9, 9).view).toMatchObject({ round: 2, players: [{ points: 0 }], smuggler: { points: 0 } });
  });

  test('DT-SOLO-8 the match ends when one side has won two rounds', () => {
    const won = soloRound(9, 8, { round: 3, players: [{ points: 1 }], smuggler: { points: 1 } });
    expect(won.view.decision).toBeNull();
    expect(won.outcome).toEqual({
      ranks: [1],
      scores: [2],
      winners: [0],
      rivals: [{ name: 'smuggler', rank: 2, score: 1 }],
    });
    const lost = soloRound(8, 9, { round: 2, smuggler: { points: 1 } });
    expect(lost.view.decision).toBeNull();
    expect(lost.outcome).toEqual({
      ranks: [2],
      scores: [0],
      winners: [],
      rivals: [{ name: 'smuggler', rank: 1, score: 2 }],
    });
    expect(soloRound(9, 8, { round: 2, smuggler: { points: 1 } }).view).toMatchObject({ round: 3 });
  });

  test('DT-SOLO-8 it ends after seven rounds in any case: more rounds won wins, otherwise a draw', () => {
    expect(soloRound(9, 9, { round: 6 }).view).toMatchObject({ round: 7, rounds: 7 });
    const drawn = soloRound(9, 9, { round: 7 });
    expect(drawn.view.decision).toBeNull();
    expect(drawn.outcome).toMatchObject({ ranks: [1], winners: [], rivals: [{ rank: 1, score: 0 }] });
    const level = soloRound(9, 8, { round: 7, smuggler: { points: 1 } });
    expect(level.outcome).toMatchObject({ ranks: [1], scores: [1], winners: [], rivals: [{ rank: 1, score: 1 }] });
    const ahead = soloRound(9, 9, { round: 7, players: [{ points: 1 }] });
    expect(ahead.outcome).toMatchObject({ ranks: [1], winners: [0], rivals: [{ rank: 2 }] });
    const behind = soloRound(9, 9, { round: 7, smuggler: { points: 1 } });
    expect(behind.outcome).toMatchObject({ ranks: [2], winners: [], rivals: [{ rank: 1 }] });
  });
});

describe('levels of difficulty', () => {
  test.each([5, 8, 10, 12])('DT-SOLO-11 smugglerStart %i: there he starts every solo round', (smugglerStart) => {
    const { view } = fresh({ smugglerStart });
    expect([view.players[0].score, view.smuggler.score]).toEqual([5, smugglerStart]);
    const options = { smugglerStart } as { smugglerStart: 5 | 8 | 10 | 12 };
    const second = soloRound(30, 20, { options }).view;
    expect([second.round, second.players[0].score, second.smuggler.score]).toEqual([2, 5, smugglerStart]);
  });

  test('DT-SOLO-11 the default is 5', () => {
    expect(fresh().view.options.smugglerStart).toBe(5);
  });

  test('DT-SOLO-11 with carryScores it goes for round one only', () => {
    const options = { smugglerStart: 12, carryScores: true } as const;
    expect(fresh(options).view.smuggler.score).toBe(12);
    expect(soloRound(30, 20, { options }).view.smuggler.score).toBe(20);
  });

  test('DT-SOLO-11 it has no effect with two or more players', () => {
    expect(fresh({ smugglerStart: 12 }, 'many', 2).view.smuggler.score).toBe(5);
    const options = { smugglerStart: 12 } as const;
    expect(endOfRound({ seats: 2, options, smuggler: { score: 20 } }).view.smuggler.score).toBe(5);
  });

  test.each([6, 0, 13, '8', 5.5, null, true])('DT-SOLO-11 smugglerStart %j is refused', (smugglerStart) => {
    expect(() => fresh({ smugglerStart })).toThrow(/options\.smugglerStart: expected one of 5, 8, 10, 12/);
  });
});
