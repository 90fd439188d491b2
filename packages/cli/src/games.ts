import { GENERIC_LEVELS } from '@souk/bots';
import { CATALOGUE, GAMES as LOADED } from '@souk/games/loaded';
import type { Texts } from '@souk/i18n';
import type { Game, GameTypes } from '@souk/kernel';
import type { GameCatalogue, StudiedGame } from '@souk/lab';
import { defaultFace, type Face } from '@souk/terminal-kit';

/** A game and the face that belongs to it. */
export interface GameEntry extends StudiedGame {
  readonly face: Face;
  /** What is said of it in other languages outside its table. */
  readonly about: Texts | undefined;
}

/** A game of which nothing is known beyond its rules and its face. */
export const entry = <T extends GameTypes>(game: Game<T>, face: Face<T>): GameEntry => ({
  game,
  face,
  about: undefined,
  heuristics: undefined,
  levels: GENERIC_LEVELS,
  study: undefined,
});

/** Every game that `souk` knows. */
export const GAMES: readonly GameEntry[] = LOADED.map(({ terminal, ...known }) => ({
  ...known,
  face: terminal ?? defaultFace(known.game),
}));

/** One game for the laboratory. Threads know the games of the house and no others. */
export const catalogueOf = (known: GameEntry): GameCatalogue => ({
  games: new Map([[known.game.id, known]]),
  ...(GAMES.includes(known) ? { worker: CATALOGUE.worker } : {}),
});
