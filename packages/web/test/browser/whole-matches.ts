import type { AnyGame } from '@souk/kernel';
import { freshMatch } from './fresh-match.js';
import { playedMatch } from './played-match.js';

/** Every match that is played to its end is played from its deal: `SOUK_WHOLE_MATCHES=all`. */
export const ALL = process.env.SOUK_WHOLE_MATCHES === 'all';

/** Which game is played whole in any case, by kind of input, and by people who share a screen. */
export const WHOLE = {
  mouse: 'dale-of-merchants',
  keyboard: 'dwarven-traders',
  touch: 'arcane-alley',
  'hot seat': 'dwarven-traders',
} as const;

export type Way = keyof typeof WHOLE;

export const isWhole = (way: Way, game: AnyGame): boolean => ALL || WHOLE[way] === game.id;

export interface MatchToEnd {
  readonly game: AnyGame;
  readonly persons?: number;
  readonly bots?: number;
  readonly options?: object;
  readonly seed?: string;
  /** Whether what is not shown is played as a bot would: see `playedMatch`. */
  readonly sensibly?: boolean;
}

/** How many decisions the first player has left in a match that is not played whole, should all go on as before. */
const LEFT = 1;

/** A match to be played to its end: from its deal, or from shortly before. */
export function matchToEnd(way: Way, { game, persons = 1, bots = 1, sensibly = false, ...wanted }: MatchToEnd) {
  if (isWhole(way, game)) return freshMatch({ game: game.id, persons, bots, ...wanted });
  return playedMatch({ game, seats: persons + bots, persons, sensibly, ...wanted, left: LEFT });
}
