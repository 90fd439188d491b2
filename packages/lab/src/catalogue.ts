import type { BotGame } from '@souk/bots';
import { InputError } from '@souk/kernel';
import type { AnyStudy } from './study.js';

/** A game as the laboratory knows it. */
export interface StudiedGame extends BotGame {
  /** What is studied of it beyond what all games have. */
  readonly study: AnyStudy | undefined;
}

/** The games that there are, by their ids: what a plan's game is looked up in. */
export interface GameCatalogue {
  readonly games: ReadonlyMap<string, StudiedGame>;
  /** The module that worker threads run, which knows the same games; left out, everything is done in one thread. */
  readonly worker?: string;
}

export function gameIn({ games }: GameCatalogue, id: string): StudiedGame {
  const game = games.get(id);
  if (game === undefined) throw new InputError('game', `one of ${[...games.keys()].join(', ')}`, id);
  return game;
}
