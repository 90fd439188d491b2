import { elementAt, type Outcome, seedRandom, sharersOfWin } from '@souk/kernel';
import { type GameCatalogue, gameIn } from '../catalogue.js';
import { contestant } from '../contestants.js';
import { playMatch } from '../play-match.js';
import { type ArenaPlan, seatings } from './plan.js';

/** How one game of a deal ended. */
export interface GameResult {
  /** The numbers of the bots by seat. */
  readonly seated: readonly number[];
  readonly ranks: readonly number[];
  /** What part of the win each seat has. */
  readonly shares: readonly number[];
  readonly moves: number;
}

/** How long a bot took to decide, where there was a choice. Milliseconds. */
export interface Times {
  readonly decisions: number;
  readonly total: number;
  readonly worst: number;
}

/** What came of one deal in all its seatings. */
export interface DealResult {
  readonly games: readonly GameResult[];
  /** By bot. */
  readonly times: readonly Times[];
}

export const NO_TIME: Times = { decisions: 0, total: 0, worst: 0 };

export const addTimes = (one: Times, other: Times): Times => ({
  decisions: one.decisions + other.decisions,
  total: one.total + other.total,
  worst: Math.max(one.worst, other.worst),
});

/** Plays the deals from `from` on, each in every seating. Deal i is dealt from the seed "<seed>/<i>". */
export function playDeals(games: GameCatalogue, { plan, from, to }: ArenaJob): DealResult[] {
  return Array.from({ length: to - from }, (_, i) => playDeal(games, plan, from + i));
}

export interface ArenaJob {
  readonly plan: ArenaPlan;
  readonly from: number;
  /** The first deal that is not played any more. */
  readonly to: number;
}

function playDeal(games: GameCatalogue, { game: id, options, seats, bots, seed }: ArenaPlan, deal: number): DealResult {
  const known = gameIn(games, id);
  const { game } = known;
  const contestants = bots.map((name) => contestant(known, name));
  const times = bots.map(() => ({ ...NO_TIME }));
  const results = seatings(bots.length, seats).map((seated, turn): GameResult => {
    const state = game.setup(options, seats, seedRandom(`${seed}/${deal}`));
    const { outcome, moves } = playMatch(
      game,
      state,
      seated.map((bot) => elementAt(contestants, bot)),
      seedRandom(`${seed}/${deal}/${turn}/players`),
      {
        decided(seat, milliseconds) {
          const bot = elementAt(seated, seat);
          times[bot] = addTimes(elementAt(times, bot), {
            decisions: 1,
            total: milliseconds,
            worst: milliseconds,
          });
        },
      },
    );
    return { seated, ranks: outcome.ranks, shares: sharesOf(outcome), moves };
  });
  return { games: results, times };
}

/** Winners share the win equally, those without a seat among them. */
const sharesOf = (outcome: Outcome): number[] =>
  outcome.ranks.map((_, seat) => (outcome.winners.includes(seat) ? 1 / sharersOfWin(outcome) : 0));
