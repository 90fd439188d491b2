import type { Bot } from './bot.js';
import { flatMonteCarloBot } from './flat-monte-carlo.js';
import { greedyBot } from './greedy.js';
import { botAt, levelOf, type Opponent, playerOf } from './levels.js';
import { lookAheadBot } from './look-ahead/index.js';
import { mindOf } from './minds.js';
import { randomBot } from './random-bot.js';
import { searchBot } from './search/index.js';

/** The bots that need to know nothing of a game but its rules, the simplest first. */
export const BOTS: readonly Bot[] = [randomBot, flatMonteCarloBot];

/** The bot that thinks hardest about any position of a game, and can say why. */
export function thinkerOf(game: string): Bot {
  const mind = mindOf(game);
  return mind === undefined ? flatMonteCarloBot : searchBot(mind);
}

/** Every bot that can play a game, the simplest first. */
export function botsOf(game: string): readonly Bot[] {
  const mind = mindOf(game);
  if (mind === undefined) return BOTS;
  return [...BOTS, greedyBot(mind), searchBot(mind), ...(mind.isOpen === undefined ? [] : [lookAheadBot(mind)])];
}

/** Sits somebody of a level of a game down. */
export function playerAtLevel(game: string, level: number, now?: () => number): Opponent {
  const mind = mindOf(game);
  const found = levelOf(game, level);
  return playerOf(found, mind === undefined ? flatMonteCarloBot : botAt(found, mind), now);
}
