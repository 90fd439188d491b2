import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameHeuristics } from '../src/index.js';
import { pack, unpack } from '../src/packed.js';
import { DEFAULT_TRAINING, Trainer, type TrainingPlan, train, weightsFile } from '../src/training/index.js';
import { HEURISTICS } from './games.js';
import { sealedBids } from './sealed-bids.js';
import { sealedBidsMind } from './sealed-bids-heuristics.js';

const PLAN: TrainingPlan = {
  ...DEFAULT_TRAINING,
  hidden: 4,
  learningRate: 0.01,
  games: 600,
  seed: 'toy',
  seats: [2, 3],
};

/** The toy without a hint which of its features are good to have. */
const ignorant: GameHeuristics = {
  ...sealedBidsMind,
  game: sealedBids,
  features: sealedBidsMind.features.map((feature) => ({ ...feature, weight: 0 })),
};

describe('teaching', () => {
  it('finds by self-play that it is good to have won lots', () => {
    const trainer = train(ignorant, PLAN);
    const chanceOf = (lots: number) =>
      trainer.shares([
        [lots, 1],
        [0, 1],
      ])[0];
    expect(chanceOf(0)).toBeCloseTo(0.5);
    expect(chanceOf(1)).toBeGreaterThan(0.6);
    expect(chanceOf(2)).toBeGreaterThan(chanceOf(1));
  });

  it('the same plan gives the same weights', () => {
    const plan = { ...PLAN, games: 60 };
    expect(train(ignorant, plan).data).toEqual(train(ignorant, plan).data);
    expect(train(ignorant, { ...plan, seed: 'other' }).data).not.toEqual(train(ignorant, plan).data);
  });

  it('goes over earlier games again, so that fewer need to be played', () => {
    const plan = { ...PLAN, games: 40 };
    const losses = [0, 10].map((replayRatio) => {
      const trainer = train(ignorant, { ...plan, replayRatio });
      return -Math.log(
        trainer.shares([
          [2, 1],
          [0, 1],
        ])[0],
      );
    });
    expect(losses[1]).toBeLessThan(losses[0]);
    const twice = [0, 1].map(() => train(ignorant, { ...plan, replayRatio: 3 }).data);
    expect(twice[0]).toEqual(twice[1]);
  });

  it('reports how surprised it was', () => {
    const reports: number[] = [];
    train(ignorant, { ...PLAN, games: 1000 }, (_games, loss) => reports.push(loss));
    expect(reports).toHaveLength(2);
    for (const loss of reports) expect(loss).toBeLessThan(Math.log(2));
  });

  it('learns what no straight line can say: one of two, but not both', () => {
    const trainer = new Trainer(['a', 'b'], 8, [0, 0], 'either');
    const cases = [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ] as const;
    for (let i = 0; i < 1500; i++) {
      for (const [a, b] of cases)
        trainer.learn(
          [
            [a, b],
            [0.5, 0.5],
          ],
          a === b ? [0, 1] : [1, 0],
          1,
        );
      trainer.step(0.02, 0);
    }
    for (const [a, b] of cases) {
      const [share] = trainer.shares([
        [a, b],
        [0.5, 0.5],
      ]);
      expect(Math.round(share)).toBe(a === b ? 0 : 1);
    }
  });
});

describe('weights as text', () => {
  it('come back as they were, from none to the largest', () => {
    const values = [0, 0.0001, -0.0001, 0.0015, 0.0016, -1, 1.6384, -49.2621, 52, 1000];
    expect(unpack(pack(values))).toEqual(values);
    expect(unpack('')).toEqual([]);
  });

  it('may be broken into lines', () => {
    const text = pack([1, -2, 3]);
    expect(unpack(`\n${text.slice(0, 4)}\n${text.slice(4)}`)).toEqual([1, -2, 3]);
  });

  it.each(Object.entries(HEURISTICS))(
    '%s: the file that they are kept in is the one that teaching writes',
    (id, { learned }) => {
      const file = readFileSync(new URL(`../../../games/${id}/src/heuristics/weights.ts`, import.meta.url), 'utf8');
      const source = /self-play: (.*) \*\//.exec(file)?.[1] ?? '';
      const plain = (code: string): string => code.replaceAll(/[\s'",]/g, '');
      expect(learned === undefined ? '' : plain(weightsFile(learned, source))).toBe(plain(file));
    },
  );
});
