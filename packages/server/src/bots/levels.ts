import { type Bot, type Budget, flatMonteCarloBot, randomBot } from '@souk/bots';
import { type AnyGame, type GameTypes, type Prompt, type RandomState, type Seat, seedRandom } from '@souk/kernel';
import type { Level } from '@souk/protocol';

// The one place where the host knows what a level of a bot is.

interface LevelInfo {
  readonly level: Level;
  readonly name: string;
  readonly help: string;
  readonly bot: Bot;
  readonly budget: Budget;
}

const LEVELS: readonly LevelInfo[] = [
  { level: 1, name: 'Passer-by', help: 'plays for fun', bot: randomBot, budget: { playouts: 1 } },
  { level: 2, name: 'Newcomer', help: 'looks a little ahead', bot: flatMonteCarloBot, budget: { playouts: 20 } },
  { level: 3, name: 'Regular', help: 'knows the market', bot: flatMonteCarloBot, budget: { playouts: 60 } },
  { level: 4, name: 'Dealer', help: 'thinks ahead', bot: flatMonteCarloBot, budget: { playouts: 200 } },
  { level: 5, name: 'Old hand', help: 'gives nothing away', bot: flatMonteCarloBot, budget: { playouts: 600 } },
];

/** The levels of a game, for people to choose from. */
export const levelsOf = (_game: string): Pick<LevelInfo, 'level' | 'name' | 'help'>[] =>
  LEVELS.map(({ level, name, help }) => ({ level, name, help }));

/** What a seat is asked, as it goes to a bot's thread: what a person in that seat would see, and never the state. */
export interface BotQuestion {
  readonly game: string;
  readonly level: Level;
  readonly view: object;
  readonly seat: Seat;
  readonly moves: readonly number[];
  readonly prompt: Prompt;
  /** Chance of the bot's own. */
  readonly seed: string;
}

/** One of the question's moves. */
export function chooseAtLevel(game: AnyGame, { level, view, seat, moves, prompt, seed }: BotQuestion): number {
  const { bot, budget } = LEVELS[level - 1];
  const random: RandomState = seedRandom(seed);
  const seen: GameTypes['View'] = view;
  return bot.choose({ game, view: seen, seat, moves, prompt, random, budget });
}
