import { type Bot, type Budget, flatMonteCarloBot, randomBot } from '@souk/bots';

/** How a bot of a level plays, and for how long it may think. */
export interface Level {
  readonly bot: Bot;
  readonly budget: Budget;
}

const now = (): number => performance.now();

const LEVELS: readonly Level[] = [
  { bot: randomBot, budget: { iterations: 1 } },
  { bot: flatMonteCarloBot, budget: { iterations: 24 } },
  { bot: flatMonteCarloBot, budget: { milliseconds: 120, now } },
  { bot: flatMonteCarloBot, budget: { milliseconds: 500, now } },
  { bot: flatMonteCarloBot, budget: { milliseconds: 1200, now } },
];

export const levelNamed = (level: number): Level => LEVELS[Math.min(Math.max(level, 1), LEVELS.length) - 1];
