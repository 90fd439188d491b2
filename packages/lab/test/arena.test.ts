import { dwarvenTraders } from '@souk/games/dwarven-traders';
import { CATALOGUE, gameNamed } from '@souk/games/loaded';
import { elementAt } from '@souk/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { Arena } from '../src/arena/arena.js';
import type { DealResult } from '../src/arena/deal.js';
import { type ArenaPlan, seatings } from '../src/arena/plan.js';
import { checkAnswerable, questionsFrom } from '../src/arena/questions.js';
import { dealsWithin, runArena } from '../src/arena/run.js';
import { beatsIn, winsIn } from '../src/arena/scores.js';
import { contestant } from '../src/contestants.js';
import { localPool, poolOf, type WorkerPool } from '../src/work/worker-pool.js';

const plan = (bots: readonly string[], seats = bots.length): ArenaPlan => ({
  game: 'dwarven-traders',
  options: dwarvenTraders.optionsOf(dwarvenTraders.setup({ ...DEFAULTS }, seats, { a: 1, b: 2, c: 3, d: 4 })),
  seats,
  bots,
  seed: 'arena',
});

const DEFAULTS = {
  firstPlayer: 'random',
  carryScores: false,
  smugglerStart: 5,
  freeSale: false,
  cards: null,
} as const;

describe('seatings', () => {
  it('rotate the bots through all seats', () => {
    expect(seatings(3, 3)).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
    ]);
  });

  it('let fewer bots than seats take them in turn, no seating twice', () => {
    expect(seatings(2, 4)).toEqual([
      [0, 1, 0, 1],
      [1, 0, 1, 0],
    ]);
    expect(seatings(2, 3)).toHaveLength(3);
    expect(seatings(1, 4)).toEqual([[0, 0, 0, 0]]);
  });

  it('let every group of more bots than seats meet', () => {
    expect(seatings(3, 2)).toEqual([
      [0, 1],
      [1, 0],
      [0, 2],
      [2, 0],
      [1, 2],
      [2, 1],
    ]);
  });
});

describe('the scores of a deal', () => {
  const deal: DealResult = {
    games: [
      { seated: [0, 1, 0], ranks: [1, 2, 2], shares: [1, 0, 0], moves: 9 },
      { seated: [1, 0, 0], ranks: [1, 3, 1], shares: [0.5, 0, 0.5], moves: 9 },
    ],
    times: [],
  };

  it('count how often one is placed before another, ties half', () => {
    expect(beatsIn(deal, 0, 1)).toBe((1 + 0.5 + 0 + 0.5) / 4);
    expect(beatsIn(deal, 1, 0)).toBe(0.5);
    expect(beatsIn(deal, 0, 2)).toBeUndefined();
  });

  it('share the win among the seats of a bot', () => {
    expect(winsIn(deal, 0)).toBe(1.5 / 4);
    expect(winsIn(deal, 1)).toBe(0.25);
  });
});

describe('questions', () => {
  it('are read', () => {
    expect(questionsFrom('a > b 0.9; b wins 30%; a within 1.5s; b > a', ['a', 'b'])).toEqual([
      { kind: 'beats', name: 'a > b 0.9', bot: 0, other: 1, bar: 0.9 },
      { kind: 'wins', name: 'b wins 30%', bot: 1, bar: 0.3 },
      { kind: 'within', name: 'a within 1.5s', bot: 0, bar: 1500 },
      { kind: 'beats', name: 'b > a', bot: 1, other: 0, bar: 0.5 },
    ]);
  });

  it('about bots that can never meet are refused, before anything is played', async () => {
    const alone = plan(['greedy', 'random'], 1);
    const asked = questionsFrom('greedy > random 0.3', alone.bots);
    const refusal =
      /^question: expected bots that meet, which these never do at a table of one seat, got "greedy > ran/;
    expect(() => checkAnswerable(asked, 2, 1)).toThrow(refusal);
    const idle: WorkerPool = { ...localPool(CATALOGUE), run: () => Promise.reject(new Error('played')) };
    await expect(runArena(idle, CATALOGUE, alone, asked, { games: 4 })).rejects.toThrow(refusal);
    expect(() => checkAnswerable(asked, 2, 2)).not.toThrow();
    expect(() => checkAnswerable(asked, 5, 2)).not.toThrow();
    expect(() => checkAnswerable(questionsFrom('greedy wins 0.3', alone.bots), 2, 1)).not.toThrow();
  });

  it.each(['', 'a', 'a > a 0.5', 'a > c 0.5', 'a > b 1.5', 'a > b 0.5 please', 'a within soon', 'a wins often'])(
    '%j makes no sense',
    (text) => {
      expect(() => questionsFrom(text, ['a', 'b'])).toThrow(/^question: expected /);
    },
  );
});

describe('bots by name', () => {
  it.each(['random', 'greedy', 'search:50', 'search:20ms', 'flat-monte-carlo', 'look-ahead:9', 'level:2'])(
    '%s is one',
    (name) => {
      expect(contestant(gameNamed('dwarven-traders'), name)).toMatchObject({ name });
    },
  );

  it('think as long as they are told', () => {
    expect(contestant(gameNamed('dwarven-traders'), 'search:50').budget).toEqual({ iterations: 50 });
    expect(contestant(gameNamed('dwarven-traders'), 'search:20ms').budget).toMatchObject({ milliseconds: 20 });
  });

  it('keep the reference frozen', () => {
    expect(contestant(gameNamed('dwarven-traders'), 'flat-monte-carlo').budget).toEqual({ iterations: 300 });
  });

  it.each(['', 'nobody', 'random:1', 'search:', 'search:-1', 'search:1h', 'level', 'level:0', 'constructor'])(
    '%j is none',
    (name) => {
      expect(() => contestant(gameNamed('dwarven-traders'), name)).toThrow(/^bots: expected /);
    },
  );

  it('play only what they know', () => {
    expect(() => contestant(gameNamed('arcane-alley'), 'look-ahead')).toThrow('a bot that can play Arcane Alley');
  });
});

describe('a tournament', () => {
  const pools: WorkerPool[] = [];
  afterAll(() => Promise.all(pools.map((pool) => pool.close())));
  const pool = (workers: number): WorkerPool => {
    const made = poolOf(workers, CATALOGUE);
    pools.push(made);
    return made;
  };
  const questions = questionsFrom('greedy > random 0.5', ['greedy', 'random']);
  /** All that does not depend on the clock. */
  const gist = (arena: Arena) => {
    const { bots, ...rest } = arena.summary();
    return { ...rest, bots: bots.map(({ times, ...bot }) => ({ ...bot, decisions: times.decisions })) };
  };

  it('comes out the same for one, two and three workers', async () => {
    const run = (workers: number) =>
      runArena(pool(workers), CATALOGUE, plan(['greedy', 'random']), questions, { games: 24 });
    const alone = gist(await run(1));
    expect(alone.games).toBe(24);
    expect(gist(await run(2))).toEqual(alone);
    expect(gist(await run(3))).toEqual(alone);
  });

  it('plays as many whole deals as fit into the games, but one in any case', async () => {
    const two = plan(['greedy', 'random']);
    expect([1, 2, 3, 4, 5, 6].map((games) => dealsWithin(two, games).deals)).toEqual([1, 1, 1, 2, 2, 3]);
    expect((await runArena(pool(1), CATALOGUE, two, [], { games: 5 })).games).toBe(4);
    expect((await runArena(pool(1), CATALOGUE, two, [], { games: 1 })).games).toBe(2);
  });

  it('claims no interval for a rating before there are two deals, or where nobody meets another', async () => {
    const two = plan(['greedy', 'random']);
    const ratingsAfter = async (games: number) =>
      (await runArena(pool(1), CATALOGUE, two, [], { games })).summary().bots.map(({ rating }) => rating);
    for (const { value, low, high } of await ratingsAfter(2)) {
      expect(value).not.toBe(25);
      expect([low, high]).toEqual([null, null]);
    }
    for (const { low, high } of await ratingsAfter(4)) expect([typeof low, typeof high]).toEqual(['number', 'number']);
    const alone = await runArena(pool(1), CATALOGUE, plan(['greedy', 'random'], 1), [], { games: 4 });
    for (const { rating } of alone.summary().bots) expect(rating).toEqual({ value: 25, low: null, high: null });
    const unplayed = new Arena(two, [], false).summary().bots;
    expect(elementAt(unplayed, 0).rating).toEqual({ value: 25, low: null, high: null });
  });

  it('stops after the same deal for any number of workers', async () => {
    const limits = { games: 2000, untilDecidedAfter: 10 };
    const run = (workers: number) => runArena(pool(workers), CATALOGUE, plan(['greedy', 'random']), questions, limits);
    const alone = gist(await run(1));
    expect(alone.games).toBeLessThan(200);
    expect(elementAt(alone.answers, 0).holds).toBe(true);
    expect(gist(await run(2))).toEqual(alone);
  });

  it('between equals is undecided, luck of the deal or not', async () => {
    const twins = plan(['random', 'level:1']);
    const names = { ...twins, bots: ['random', 'random'] };
    const arena = new Arena(names, questionsFrom('a > b 0.5', ['a', 'b']), false);
    const deals = await localPool(CATALOGUE).run('arena', { plan: names, from: 0, to: 40 });
    for (const deal of deals) arena.add(deal);
    expect(arena.summary().games).toBe(80);
    const { low, high } = elementAt(arena.summary().pairs, 0);
    expect(low).toBeLessThan(0.55);
    expect(high).toBeGreaterThan(0.45);
  });

  it('fails as a whole if a game cannot be played', async () => {
    const broken = { ...plan(['greedy', 'random']), game: 'chess' };
    await expect(pool(2).run('arena', { plan: broken, from: 0, to: 1 })).rejects.toThrow(
      'expected one of arcane-alley',
    );
  });
});
