import type { Bot } from './bot.js';
import { flatMonteCarloBot } from './flat-monte-carlo.js';
import { randomBot } from './random-bot.js';

export * from './bot.js';
export * from './budget.js';
export * from './erring.js';
export * from './flat-monte-carlo.js';
export * from './greedy.js';
export * from './levels.js';
export * from './mind.js';
export * from './minds.js';
export * from './network.js';
export * from './playout.js';
export * from './quick-play.js';
export * from './random-bot.js';
export * from './reasons.js';
export { searchBot } from './search/index.js';
export * from './shares.js';
export * from './standing.js';

/** Every bot there is, the simplest first. */
export const BOTS: readonly Bot[] = [randomBot, flatMonteCarloBot];
export { lookAheadBot } from './dwarven-traders/look-ahead.js';
