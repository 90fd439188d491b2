import { CATALOGUE, gameNamed } from '@souk/games/loaded';
import { checkStart, elementAt, type GameTypes, type Outcome } from '@souk/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { contestant } from '../src/contestants.js';
import { fingerprintOf } from '../src/fingerprint.js';
import { Sheet } from '../src/sheet.js';
import { simulateBlock } from '../src/simulate/block.js';
import { CommonCounts, endingOf } from '../src/simulate/common-counts.js';
import { blocksOf, type SimulationPlan } from '../src/simulate/plan.js';
import { Simulation } from '../src/simulate/simulation.js';
import { figuresOf, summaryOf } from '../src/simulate/summary.js';
import { queueName } from '../src/work/queue-pool.js';
import { poolOf, type WorkerPool } from '../src/work/worker-pool.js';

const pools: WorkerPool[] = [];
afterAll(() => Promise.all(pools.map((pool) => pool.close())));
const pool = (workers: number): WorkerPool => {
  const made = poolOf(workers, CATALOGUE);
  pools.push(made);
  return made;
};

const optionsFor = (id: string, seats: number): GameTypes['Options'] => checkStart(gameNamed(id).game, seats, {});

const planOf = (game: string, bots: readonly string[]): SimulationPlan => ({
  game,
  options: optionsFor(game, bots.length),
  bots,
  seed: 'lab',
});

const RANDOM_3 = ['random', 'random', 'random'];

async function simulated(plan: SimulationPlan, games: number, workers: number): Promise<Simulation> {
  const simulation = new Simulation(plan);
  await simulation.run(pool(workers), CATALOGUE, games);
  return simulation;
}

describe('a simulation', () => {
  it.each([
    ['dwarven-traders', RANDOM_3, 600],
    ['arcane-alley', RANDOM_3, 300],
    ['dwarven-traders', ['greedy', 'random'], 17],
  ])('of %s by %j says the same for one, two and three workers', async (game, bots, games) => {
    const alone = (await simulated(planOf(game, bots), games, 1)).sheet.data();
    for (const workers of [2, 3]) {
      expect((await simulated(planOf(game, bots), games, workers)).sheet.data()).toEqual(alone);
    }
  });

  it('that is interrupted and resumed is as if it had not been', async () => {
    const plan = planOf('dwarven-traders', RANDOM_3);
    const first = new Simulation(plan);
    let seen = 0;
    await first.run(pool(1), CATALOGUE, 700, {
      onGames: (games) => {
        seen = games;
      },
      stopped: () => seen >= 256,
    });
    expect(first.games).toBe(256);
    const kept: unknown = JSON.parse(JSON.stringify(first.checkpoint(CATALOGUE)));
    const resumed = Simulation.resume(CATALOGUE, plan, kept);
    await resumed.run(pool(2), CATALOGUE, 700);
    const whole = await simulated(plan, 700, 1);
    expect([resumed.games, resumed.sheet.data()]).toEqual([700, whole.sheet.data()]);
  });

  it('takes no more room for more games', async () => {
    const entries = ({ sheet }: Simulation) => {
      const { ratios, histograms } = sheet.data();
      return Object.keys(ratios).length + Object.values(histograms).reduce((sum, data) => sum + data.length, 0);
    };
    const few = entries(await simulated(planOf('dwarven-traders', RANDOM_3), 500, 1));
    const many = entries(await simulated(planOf('dwarven-traders', RANDOM_3), 2000, 1));
    expect(many).toBeLessThan(1.2 * few);
  });

  it('is cut into blocks that depend on the plan alone', () => {
    const cut = (from: number, to: number) =>
      [...blocksOf(CATALOGUE, planOf('dwarven-traders', RANDOM_3), from, to)].map((job) => [job.from, job.to]);
    expect(cut(0, 600)).toEqual([
      [0, 256],
      [256, 512],
      [512, 600],
    ]);
    expect(cut(300, 600)).toEqual([
      [300, 512],
      [512, 600],
    ]);
    expect(cut(600, 600)).toEqual([]);
  });
});

describe('a checkpoint', () => {
  const plan = planOf('dwarven-traders', RANDOM_3);
  const kept = new Simulation(plan).checkpoint(CATALOGUE);

  it.each([
    ['nothing', null, /^checkpoint: expected an object/],
    ['something else', { format: 'x' }, /^checkpoint/],
    ['other rules', { ...kept, rulesVersion: 99 }, /^checkpoint\.rulesVersion: expected 1, the rules at hand, got 99/],
    [
      'another seed',
      { ...kept, plan: { ...plan, seed: 'x' } },
      /^checkpoint\.plan\.seed: expected "lab", as asked for/,
    ],
    [
      'other bots',
      { ...kept, fingerprint: 'taught anew' },
      /^checkpoint\.fingerprint: expected "[0-9a-f]{12}", the bots at hand .*, got "taught anew"$/,
    ],
    ['more games than it has counted', { ...kept, games: 9 }, /^checkpoint\.games: expected 0, .*"moves", got 9$/],
    ['no counts', { ...kept, sheet: { ratios: { a: [1] }, histograms: {} } }, /^checkpoint\.sheet\.ratios/],
  ])('of %s is refused', (_what, document, message) => {
    expect(() => Simulation.resume(CATALOGUE, plan, document)).toThrow(message);
  });

  describe('of three games', () => {
    const dealt = simulateBlock(CATALOGUE, { plan, from: 0, to: 3 });
    const whole = { ...kept, games: 3, sheet: dealt };
    const resumed = (sheet: object) => () => Simulation.resume(CATALOGUE, plan, { ...whole, sheet });
    const withRatio = (name: string, data: readonly number[]) =>
      resumed({ ...dealt, ratios: { ...dealt.ratios, [name]: data } });

    it('is gone on from, with a fingerprint of its bots or, as older ones are, without', () => {
      const { fingerprint, ...older } = JSON.parse(JSON.stringify(whole));
      expect(fingerprint).toMatch(/^[0-9a-f]{12}$/);
      for (const document of [whole, older]) {
        const simulation = Simulation.resume(CATALOGUE, plan, document);
        expect([simulation.games, simulation.sheet.data()]).toEqual([3, dealt]);
      }
    });

    it('is refused if a count is below zero, or its parts do not agree on the games', () => {
      const { moves, ...histograms } = dealt.histograms;
      expect(withRatio('x', [-1, 0, 0, 0, 0, 0])).toThrow(
        /^checkpoint\.sheet\.ratios\.x: expected no count below 0, got -1/,
      );
      expect(withRatio('x', [1, 0, -2, 0, 0, 4])).toThrow(/^checkpoint\.sheet\.ratios\.x: /);
      expect(withRatio('x', [1, -2, 1, 4, -2, 1])).not.toThrow();
      const below = {
        ...dealt,
        histograms: {
          ...dealt.histograms,
          'seat/0/score': [
            [-4, 4],
            [5, -1],
          ],
        },
      };
      expect(resumed(below)).toThrow(
        /^checkpoint\.sheet\.histograms\.seat\/0\/score: expected no count below 0, got -1/,
      );
      expect(moves?.length).toBeGreaterThan(0);
      expect(resumed({ ...dealt, histograms })).toThrow(/^checkpoint\.games: expected 0, .*"moves", got 3/);
      expect(withRatio('seat/1/win', [2, 0, 2, 0, 0, 2])).toThrow(
        /^checkpoint\.games: expected 2, .*"seat\/1\/win", got 3/,
      );
    });
  });
});

describe('the fingerprint of bots', () => {
  const of = (...bots: string[]) => fingerprintOf(CATALOGUE, 'dwarven-traders', bots);

  it('is the same for the same bots', () => {
    expect(of('greedy', 'random')).toBe(of('random', 'greedy', 'greedy'));
  });

  it('tells what bots are made of: weights, and what a level is', () => {
    const traders = gameNamed('dwarven-traders');
    const madeOf = (name: string) => JSON.stringify(contestant(traders, name).madeOf);
    const weights = JSON.stringify(traders.heuristics?.learned);
    for (const name of ['greedy', 'search:5', 'look-ahead:5', 'level:4']) expect(madeOf(name)).toContain(weights);
    const { way, iterations, errs } = elementAt(traders.levels, 3);
    expect(madeOf('level:4')).toContain(JSON.stringify({ level: 4, way, iterations, errs }));
    for (const name of ['random', 'flat-monte-carlo']) expect(madeOf(name)).toBe('null');
  });

  it('is part of the name of the queue that machines share', () => {
    expect(queueName(CATALOGUE)).toMatch(/\.bots-[0-9a-f]{12}$/);
  });
});

describe('what all games have', () => {
  const smuggler = (rank: number, score: number) => ({ name: 'smuggler', rank, score });
  const summaryAfter = (seats: number, ...outcomes: readonly Outcome[]) => {
    const sheet = new Sheet();
    const basics = new CommonCounts(sheet, seats);
    for (const outcome of outcomes) basics.add(endingOf(outcome), 10, 0);
    return summaryOf(sheet, seats);
  };

  it('counts a draw as nobody’s win', () => {
    const draw = { ranks: [1], scores: [1], winners: [], rivals: [smuggler(1, 1)] };
    const lost = { ranks: [2], scores: [1], winners: [], rivals: [smuggler(1, 2)] };
    const { rivals, draws, wonByNobody } = summaryAfter(1, draw, lost);
    expect(rivals.map(({ wins }) => wins.count)).toEqual([1]);
    expect(draws.count).toBe(1);
    expect(wonByNobody.count).toBe(2);
  });

  it('counts a shared win for both, and parts of it in sixtieths', () => {
    const shared = { ranks: [1, 3], scores: [9, 7], winners: [0], rivals: [smuggler(1, 9)] };
    const { rivals, seats, draws } = summaryAfter(2, shared);
    expect([...rivals, ...seats].map(({ wins }) => wins.count)).toEqual([1, 1, 0]);
    expect(draws.count).toBe(0);
    expect(endingOf(shared).wins).toEqual([30, 0]);
  });

  it('gives every figure an interval that holds it', async () => {
    for (const game of CATALOGUE.games.keys()) {
      const simulation = await simulated(planOf(game, RANDOM_3), 20, 1);
      const points = figuresOf(simulation, CATALOGUE).flatMap(({ panels }) =>
        panels.flatMap(({ series }) => series.flatMap((each) => each.points)),
      );
      expect(points.length).toBeGreaterThan(50);
      for (const { value, low, high } of points) {
        expect(low).toBeLessThanOrEqual(value + 1e-12);
        expect(high).toBeGreaterThanOrEqual(value - 1e-12);
      }
    }
  });
});
