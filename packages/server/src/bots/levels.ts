import { type BotGame, type Level as BotLevel, playerAtLevel } from '@souk/bots';
import { type GameTypes, type Prompt, type RandomState, type Seat, seedRandom } from '@souk/kernel';
import type { Level } from '@souk/protocol';

// The one place where the host knows what a level of a bot is.

type LevelInfo = Pick<BotLevel, 'name' | 'help'> & { readonly level: Level };

const isLevel = (level: number): level is Level => level >= 1 && level <= 5;

/** The levels of a game, for people to choose from. */
export const levelInfos = (levels: readonly BotLevel[]): LevelInfo[] =>
  levels.flatMap(({ level, name, help }) => (isLevel(level) ? [{ level, name, help }] : []));

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
export function chooseAtLevel(known: BotGame, { level, view, seat, moves, prompt, seed }: BotQuestion): number {
  const { game } = known;
  const { player, budget } = playerAtLevel(known, level, () => performance.now());
  const random: RandomState = seedRandom(seed);
  const seen: GameTypes['View'] = view;
  return player.choose({ game, view: seen, seat, moves, prompt, random, budget }).move;
}
