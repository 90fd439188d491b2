import type { BotGame } from '@souk/bots';
import type { GameTypes } from '@souk/kernel';
import { type GameCatalogue, gameIn } from '../catalogue.js';
import { type Contestant, contestant } from '../contestants.js';

/** A simulation as plain data: what a worker thread is told. How many games there are to be is not part of it. */
export interface SimulationPlan {
  readonly game: string;
  readonly options: GameTypes['Options'];
  /** The names of the bots by seat, as `contestant` reads them. */
  readonly bots: readonly string[];
  readonly seed: string;
}

export interface SimulationJob {
  readonly plan: SimulationPlan;
  readonly from: number;
  /** The first game that is not played any more. */
  readonly to: number;
}

export const contestantsOf = (game: BotGame, { bots }: SimulationPlan): readonly Contestant[] =>
  bots.map((name) => contestant(game, name));

/** The games from `from` to `to` in blocks whose size depends on the plan alone. */
export function* blocksOf(
  games: GameCatalogue,
  plan: SimulationPlan,
  from: number,
  to: number,
): Generator<SimulationJob> {
  const size = blockSize(games, plan);
  for (let at = from; at < to; at = endOfBlock(at, size, to)) yield { plan, from: at, to: endOfBlock(at, size, to) };
}

/** Blocks end at multiples of their size, so that a simulation that was interrupted falls into step again. */
const endOfBlock = (at: number, size: number, to: number): number => Math.min(to, (Math.floor(at / size) + 1) * size);

export const blockSize = (games: GameCatalogue, plan: SimulationPlan): number =>
  Math.min(...contestantsOf(gameIn(games, plan.game), plan).map(({ gamesAtATime }) => gamesAtATime));
