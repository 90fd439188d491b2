import type { Benchmark } from './benchmark.js';
import { DUEL_GAME, type MeasuredGame } from './games.js';
import { bytesPerMove } from './memory.js';
import { alone, sideBySide } from './side-by-side.js';
import { SEATS } from './works.js';

/** Random play to the end; beside it the same games through boardgame.io's headless client. */
export const playoutsBenchmark = ({ game: { id }, targets }: MeasuredGame): Benchmark => ({
  name: `playouts/${id}`,
  about: `random games of ${SEATS} players on one core, through moves, choose and play`,
  bounds: { atLeast: targets.movesPerSecond, ratioAtLeast: 100 },
  async run(effort) {
    const { value, peerValue } = await sideBySide(id, 'playouts', 'boardgame.io', effort);
    return { name: this.name, value, unit: 'moves/s', peer: 'boardgame.io', peerValue, ratio: value / peerValue };
  },
});

/** How long a copy of a state takes; beside it the platform's own deep copy. */
export const cloneBenchmark = ({ game: { id }, targets }: MeasuredGame): Benchmark => ({
  name: `clone/${id}`,
  about: 'a copy of a state in the middle of a game',
  bounds: { below: targets.copyNanoseconds },
  async run(effort) {
    const rates = await sideBySide(id, 'copies', 'structuredClone', effort);
    const [value, peerValue] = [1e9 / rates.value, 1e9 / rates.peerValue];
    return { name: this.name, value, unit: 'ns', peer: 'structuredClone', peerValue, ratio: peerValue / value };
  },
});

/** Lines of play that the search follows in a second; where boardgame.io's bot can play the game, beside it. */
export const searchBenchmark = ({ game: { id }, targets }: MeasuredGame): Benchmark => ({
  name: `search/${id}`,
  about: `lines of search in the middle of a game of ${SEATS}, on one core`,
  bounds: { atLeast: targets.iterationsPerSecond },
  async run(effort) {
    const unit = 'iterations/s';
    if (id !== DUEL_GAME.game.id) {
      const value = await alone(id, 'search', effort);
      return { name: this.name, value, unit, peer: null, peerValue: null, ratio: null };
    }
    const peer = 'boardgame.io MCTSBot';
    const { value, peerValue } = await sideBySide(id, 'search', peer, effort);
    return { name: this.name, value, unit, peer, peerValue, ratio: value / peerValue };
  },
});

interface Duel {
  readonly name: string;
  /** Lines of play that boardgame.io's bot follows for each move. */
  readonly lines: number;
  /** How many of the games of a duel are played. */
  readonly share: number;
  readonly takesHours?: boolean;
}

/** Wins against boardgame.io's bot when both think equally long about every move. */
const duelBenchmark = ({ name, lines, share: part, ...rest }: Duel): Benchmark => ({
  name: `duel/${DUEL_GAME.game.id}${name}`,
  about: `share of two-player wins of our search against boardgame.io’s MCTSBot at equal time, ${lines} lines of it a move`,
  bounds: { atLeast: 0.8 },
  ...rest,
  async run(effort) {
    const games = 2 * Math.max(1, Math.round((effort.games * part) / 2));
    const { duelWithMctsBot } = await import('./boardgame-io/duel.js');
    const { share, low, high } = await duelWithMctsBot(games, lines);
    const unit = 'of wins';
    return { name: this.name, value: share, unit, peer: null, peerValue: null, ratio: null, games, low, high };
  },
});

/** Short thinking over many games; and six times as long for every move, over fewer. */
export const DUELS: readonly Benchmark[] = [
  duelBenchmark({ name: '', lines: 10, share: 1 }),
  duelBenchmark({ name: '-long', lines: 60, share: 0.25, takesHours: true }),
];

/** What a match log takes for each move. */
export const memoryBenchmark = ({ game }: MeasuredGame): Benchmark => ({
  name: `memory/${game.id}`,
  about: 'memory of a whole match for each of its moves, beyond the state',
  bounds: { below: 64 },
  async run() {
    const value = await bytesPerMove(game, SEATS);
    return { name: this.name, value, unit: 'bytes/move', peer: null, peerValue: null, ratio: null };
  },
});
