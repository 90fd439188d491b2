import type { BotResult } from './rows.js';

/** How the bots of one level have done in a match. */
export interface BotTally {
  readonly level: number;
  readonly played: number;
  readonly won: number;
}

/** The bots of a match, level by level: in one order for all, so that two who write wait for each other in one direction. */
export const botTallies = (bots: readonly BotResult[]): readonly BotTally[] =>
  [...new Set(bots.map(({ level }) => level))].sort().map((level) => {
    const same = bots.filter((bot) => bot.level === level);
    return { level, played: same.length, won: same.filter(({ won }) => won).length };
  });
