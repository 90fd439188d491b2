import { setTimeout } from 'node:timers/promises';
import { type Game, type GameTypes, Match } from '@souk/kernel';
import { playToEnd } from './playouts.js';

const MATCHES = 200;

/** Bytes that a whole match takes for each of its moves, beyond its state. Needs `--expose-gc`. */
export async function bytesPerMove<T extends GameTypes>(game: Game<T>, seats: number): Promise<number> {
  const played = (i: number): Match<T> => {
    const match = new Match(game, { seats, options: {}, seed: `memory ${i}` });
    playToEnd(match, `player ${i}`);
    return match;
  };
  // What is made only once, compiled code above all, is made before anything is weighed.
  for (let i = 0; i < MATCHES; i++) played(i);
  const states = await weigh(() => Array.from({ length: MATCHES }, (_, i) => played(i).state));
  const matches = await weigh(() => Array.from({ length: MATCHES }, (_, i) => played(i)));
  const moves = matches.kept.reduce((sum, match) => sum + match.length, 0);
  return (matches.bytes - states.bytes) / moves;
}

/** Makes something and says how much memory it keeps. */
async function weigh<V>(make: () => V): Promise<{ readonly kept: V; readonly bytes: number }> {
  const before = await usedBytes();
  const kept = make();
  return { kept, bytes: (await usedBytes()) - before };
}

const MOST_LOOKS = 50;

/** What is in use once everything else has been given back, which for buffers takes the collector a while. */
export async function usedBytes(): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let look = 0, unchanged = 0; look < MOST_LOOKS && unchanged < 3; look++) {
    globalThis.gc?.();
    await setTimeout(5);
    const { heapUsed, external } = process.memoryUsage();
    unchanged = heapUsed + external < least - 1024 ? 0 : unchanged + 1;
    least = Math.min(least, heapUsed + external);
  }
  return least;
}
