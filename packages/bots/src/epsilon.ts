import { below, pick } from '@souk/kernel';
import type { Player } from './bot.js';

/** A player who errs: in so many of a hundred decisions it makes any move at all. */
export const withEpsilon = (player: Player, percent: number): Player => ({
  choose(question) {
    const { random, moves, explain } = question;
    if (explain || percent === 0 || below(random, 100) >= percent) return player.choose(question);
    return { move: pick(random, moves) };
  },
});
