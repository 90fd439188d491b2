import type { AnyGame } from '@souk/kernel';
import type { Benchmark } from './benchmark.js';
import { bytesPerMove } from './memory.js';
import { sideBySide } from './side-by-side.js';
import { SEATS, TARGETS } from './works.js';

/** Random play to the end; beside it the same games through boardgame.io's headless client. */
export const playoutsBenchmark = ({ id }: AnyGame): Benchmark => ({
  name: `playouts/${id}`,
  about: `random games of ${SEATS} players on one core, through moves, choose and play`,
  bounds: { atLeast: TARGETS[id]?.movesPerSecond ?? 0, ratioAtLeast: 100 },
  async run(effort) {
    const [value, peerValue] = await sideBySide(id, ['playouts', 'boardgame.io'], effort);
    return { name: this.name, value, unit: 'moves/s', peer: 'boardgame.io', peerValue, ratio: value / peerValue };
  },
});

/** How long a copy of a state takes; beside it the platform's own deep copy. */
export const cloneBenchmark = ({ id }: AnyGame): Benchmark => ({
  name: `clone/${id}`,
  about: 'a copy of a state in the middle of a game',
  bounds: { below: TARGETS[id]?.copyNanoseconds ?? 1000 },
  async run(effort) {
    const [value, peerValue] = (await sideBySide(id, ['copies', 'structuredClone'], effort)).map((rate) => 1e9 / rate);
    return { name: this.name, value, unit: 'ns', peer: 'structuredClone', peerValue, ratio: peerValue / value };
  },
});

/** What a match log takes for each move. */
export const memoryBenchmark = (game: AnyGame): Benchmark => ({
  name: `memory/${game.id}`,
  about: 'memory of a whole match for each of its moves, beyond the state',
  bounds: { below: 64 },
  async run() {
    const value = await bytesPerMove(game, SEATS);
    return { name: this.name, value, unit: 'bytes/move', peer: null, peerValue: null, ratio: null };
  },
});
