import { type Game, type GameTypes, LIVE_CHANCE } from '@souk/kernel';
import { type LawPlan, playByTheLaws } from '@souk/kernel/laws';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { LAW_SEED, scaled } from './scale.js';

/** How a game is held to the laws. */
export interface LawSuite<T extends GameTypes> extends Omit<LawPlan<T>, 'seats' | 'options' | 'seed' | 'chance'> {
  /** Random games for each number of players. */
  readonly games: number;
  optionsFor(seats: number): fc.Arbitrary<object>;
}

/** All laws over random games with so many players. */
export function describeLaws<T extends GameTypes>(game: Game<T>, seats: number, suite: LawSuite<T>): void {
  const { games, optionsFor, ...plan } = suite;
  const numRuns = scaled(games);
  describe(`The laws hold in ${game.name} with ${seats} ${seats === 1 ? 'player' : 'players'}`, () => {
    test(`over ${numRuns} random games`, () => {
      const match = fc.property(fc.string({ minLength: 8 }), optionsFor(seats), (seed, options) => {
        // Half of them are dealt like matches that people play.
        playByTheLaws(game, { ...plan, seats, options, seed, chance: seed.length % 2 === 0 ? LIVE_CHANCE : undefined });
      });
      fc.assert(match, { numRuns, seed: LAW_SEED + seats, endOnFailure: true });
    });
  });
}
