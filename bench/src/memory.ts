import { type Game, type GameTypes, Match } from '@souk/kernel';
import { playToEnd } from './playouts.js';

const MATCHES = 500;

/** Bytes that a whole match takes for each of its moves, beyond its state. Needs `--expose-gc`. */
export function bytesPerMove<T extends GameTypes>(game: Game<T>, seats: number): number {
  const played = (i: number): Match<T> => {
    const match = new Match(game, { seats, options: {}, seed: `memory ${i}` });
    playToEnd(match, `player ${i}`);
    return match;
  };
  played(0);
  const matches = weigh(() => Array.from({ length: MATCHES }, (_, i) => played(i)));
  const states = weigh(() => Array.from({ length: MATCHES }, (_, i) => played(i).state));
  const moves = matches.kept.reduce((sum, match) => sum + match.length, 0);
  return (matches.bytes - states.bytes) / moves;
}

/** Makes something and says how much memory it keeps. */
function weigh<V>(make: () => V): { readonly kept: V; readonly bytes: number } {
  const before = usedBytes();
  const kept = make();
  return { kept, bytes: usedBytes() - before };
}

function usedBytes(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
