import type { AnyGame } from '@souk/kernel';
import type { Bot } from './bot.js';
import { flatMonteCarloBot } from './flat-monte-carlo.js';
import { greedyBot } from './greedy.js';
import type { GameHeuristics } from './heuristics.js';
import { type Level, levelIn } from './levels.js';
import { lookAheadBot } from './look-ahead/index.js';
import { botAt, type Opponent, playerOf } from './opponents.js';
import { randomBot } from './random-bot.js';
import { searchBot } from './search/index.js';

/** A game as bots know it. */
export interface BotGame {
  readonly game: AnyGame;
  /** Undefined if bots know nothing of it beyond the rules. */
  readonly heuristics: GameHeuristics | undefined;
  readonly levels: readonly Level[];
}

/** The bots that need to know nothing of a game but its rules, the simplest first. */
export const BOTS: readonly Bot[] = [randomBot, flatMonteCarloBot];

/** The bot that thinks hardest about any position of a game, and can say why. */
export const strongestBot = ({ heuristics }: BotGame): Bot =>
  heuristics === undefined ? flatMonteCarloBot : searchBot(heuristics);

/** Every bot that can play a game, the simplest first. */
export function botsOf({ heuristics }: BotGame): readonly Bot[] {
  if (heuristics === undefined) return BOTS;
  const further = heuristics.isOpen === undefined ? [] : [lookAheadBot(heuristics)];
  return [...BOTS, greedyBot(heuristics), searchBot(heuristics), ...further];
}

/** A player of a level of a game. */
export function playerAtLevel({ heuristics, levels }: BotGame, level: number, now?: () => number): Opponent {
  const found = levelIn(levels, level);
  return playerOf(found, heuristics === undefined ? flatMonteCarloBot : botAt(found, heuristics), now);
}
