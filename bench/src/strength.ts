import { CATALOGUE } from '@souk/games/loaded';
import { type AnyGame, checkStart, elementAt } from '@souk/kernel';
import { type ArenaQuestion, type ArenaSummary, poolOf, questionsFrom, runArena } from '@souk/lab';
import type { Benchmark } from './benchmark.js';
import { MEASURED, type MeasuredGame } from './games.js';

/** Who has to beat whom in a game of two, and in what part of the games at least. */
interface Contest {
  readonly better: string;
  readonly worse: string;
  readonly bar: number;
}

const SEED = 'strength';
const WORKERS = 2;

const SEARCH_BAR = 0.7;
const LEVEL_BAR = 0.6;

const contestsOf = ({ levels, targets }: MeasuredGame): readonly Contest[] => [
  { better: 'greedy', worse: 'random', bar: targets.greedyShare },
  { better: 'search:1000', worse: 'greedy', bar: SEARCH_BAR },
  ...levels.slice(1).map(({ level }) => ({
    better: `level:${level}`,
    worse: `level:${level - 1}`,
    bar: LEVEL_BAR,
  })),
];

async function tournament(
  game: AnyGame,
  seats: number,
  bots: readonly string[],
  questions: readonly ArenaQuestion[],
  games: number,
): Promise<ArenaSummary> {
  const pool = poolOf(WORKERS, CATALOGUE);
  const plan = { game: game.id, options: checkStart(game, seats, {}), seats, bots, seed: SEED };
  const arena = await runArena(pool, CATALOGUE, plan, questions, { games });
  await pool.close();
  return arena.summary();
}

/** How often one bot beats another: the same deals in rotated seats, the interval by deals. */
const contestBenchmark = (game: AnyGame, { better, worse, bar }: Contest): Benchmark => ({
  name: `strength/${game.id}/${better}-${worse}`,
  about: `share of two-player games in which ${better} beats ${worse}`,
  bounds: { atLeast: bar },
  takesHours: true,
  async run({ games }) {
    const bots = [better, worse];
    const summary = await tournament(game, 2, bots, questionsFrom(`${better} > ${worse} ${bar}`, bots), games);
    const { value, low, high } = elementAt(summary.answers, 0);
    const unit = 'of games';
    return { name: this.name, value, unit, peer: null, peerValue: null, ratio: null, games: summary.games, low, high };
  },
});

/** A figure of times needs fewer games than one of chances. */
const GAMES_FOR_EACH_ANSWER_GAME = 50;

/** How long a player may have to wait for a bot at a full table: the longest answer of all. */
const answersBenchmark = (game: AnyGame, who: string, bots: readonly string[], milliseconds: number): Benchmark => ({
  name: `answers/${game.id}/${who}`,
  about: `the longest that ${bots.join(', ')} took for a decision at a full table`,
  bounds: { below: milliseconds },
  takesHours: true,
  async run({ games }) {
    const few = Math.max(1, Math.round(games / GAMES_FOR_EACH_ANSWER_GAME));
    const summary = await tournament(game, game.maxSeats, bots, [], few);
    const value = Math.max(...summary.bots.map(({ times }) => times.worst));
    const unit = 'ms';
    return { name: this.name, value, unit, peer: null, peerValue: null, ratio: null, games: summary.games };
  },
});

export const STRENGTH_BENCHMARKS: readonly Benchmark[] = MEASURED.flatMap((measured) => [
  ...contestsOf(measured).map((contest) => contestBenchmark(measured.game, contest)),
  answersBenchmark(measured.game, 'strongest', ['level:5'], 1000),
  answersBenchmark(measured.game, 'levels-1-to-3', ['level:1', 'level:2', 'level:3'], 100),
]);
