import type { Language, Texts } from '@souk/i18n';
import { InputError } from '@souk/kernel';
import type { GameCatalogue, StudiedGame } from '@souk/lab';
import type { Face } from '@souk/terminal-kit';
import { BOT_GAMES, partOf, type SourcedGame } from './bot-games.js';
import type { Targets } from './manifest.js';

/** A game with all that its folder holds for Node. */
export interface LoadedGame extends StudiedGame {
  readonly about: Texts | undefined;
  readonly terminal: Face | undefined;
  readonly targets: Targets | undefined;
  /** The address of its rules in a language, whether or not there is such a file. */
  rulesFile(language: Language): string;
}

/** All parts of a game at once. */
async function loadGame({ source, ...game }: SourcedGame): Promise<LoadedGame> {
  const [about, study, terminal] = await Promise.all([
    partOf(source, 'about'),
    partOf(source, 'study'),
    partOf(source, 'terminal'),
  ]);
  const { from, manifest } = source;
  return {
    ...game,
    about,
    study,
    terminal,
    targets: manifest.targets,
    rulesFile: (language) => import.meta.resolve(`${from}/rules${language === 'en' ? '' : `.${language}`}.md`),
  };
}

/** Every game of the list, then those of plugins. */
export const GAMES: readonly LoadedGame[] = await Promise.all(BOT_GAMES.map(loadGame));

const byId: ReadonlyMap<string, LoadedGame> = new Map(GAMES.map((each) => [each.game.id, each]));

export const findGame = (id: string): LoadedGame | undefined => byId.get(id);

export function gameNamed(id: string): LoadedGame {
  const found = byId.get(id);
  if (found === undefined) throw new InputError('game', `one of ${[...byId.keys()].join(', ')}`, id);
  return found;
}

/** The same for the laboratory, whose threads know these games, too. */
export const CATALOGUE: Required<GameCatalogue> = { games: byId, worker: '@souk/games/lab-worker' };
