import { type Game, type GameTypes, LIVE_CHANCE } from '@souk/kernel';
import { type LawPlan, playByTheLaws } from '@souk/kernel/laws';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { IS_SCALED, LAW_SEED, scaled } from './scale.js';

/** How a game is held to the laws. */
export interface LawSuite<T extends GameTypes> extends Omit<LawPlan<T>, 'seats' | 'options' | 'seed' | 'chance'> {
  /** Random games for each number of players. */
  readonly games: number;
  optionsFor(seats: number): fc.Arbitrary<object>;
}

/** How long histories that look the same are followed side by side: at scale until something tells them apart, or nearly so. */
const LONGEST = IS_SCALED ? 150 : 6;

/** All laws over random games with so many players. */
export function describeLaws<T extends GameTypes>(game: Game<T>, seats: number, suite: LawSuite<T>): void {
  const { games, optionsFor, ...plan } = suite;
  const numRuns = scaled(games);
  const players = `${seats} ${seats === 1 ? 'player' : 'players'}`;
  describe(`The laws hold in ${game.name} with ${players}`, () => {
    test(`over ${numRuns} random games`, () => {
      const sums = { moves: 0, pairs: 0, steps: 0 };
      const match = fc.property(fc.string({ minLength: 8 }), optionsFor(seats), (seed, options) => {
        // Half of them are dealt like matches that people play.
        const chance = seed.length % 2 === 0 ? LIVE_CHANCE : undefined;
        const report = playByTheLaws(game, { longest: LONGEST, ...plan, seats, options, seed, chance });
        sums.moves += report.moves;
        sums.pairs += report.pairs;
        sums.steps += report.steps;
      });
      fc.assert(match, { numRuns, seed: LAW_SEED + seats, endOnFailure: true });
      expect(sums.steps).toBeGreaterThan(0);
      if (IS_SCALED) {
        console.info(
          `${game.name}, ${players}: ${sums.pairs} pairs in ${numRuns} games of ${sums.moves} moves, ${sums.steps} moves side by side`,
        );
      }
    });
  });
}
