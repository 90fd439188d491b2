import type { Bot } from './bot.js';
import { flatMonteCarloBot } from './flat-monte-carlo.js';
import { randomBot } from './random-bot.js';

export * from './bot.js';
export * from './flat-monte-carlo.js';
export * from './playout.js';
export * from './random-bot.js';

/** Every bot there is, the simplest first. */
export const BOTS: readonly Bot[] = [randomBot, flatMonteCarloBot];
