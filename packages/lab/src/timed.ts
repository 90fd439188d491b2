import type { BotGame } from '@souk/bots';
import { contestant, isTimed } from './contestants.js';

/**
 * What must be said of figures to which bots have come that think for a time: no seed brings them back. Undefined if
 * there are none.
 */
export function noteOnTime(game: BotGame, bots: readonly string[]): string | undefined {
  const timed = [...new Set(bots)].filter((name) => isTimed(contestant(game, name)));
  if (timed.length === 0) return undefined;
  const verb = timed.length === 1 ? 'thinks' : 'think';
  return `${timed.join(', ')} ${verb} for a time, not for a number of iterations: the same command may give other figures.`;
}
