import { type GameHeuristics, GENERIC_LEVELS } from '@souk/bots';
import type { Language, Texts } from '@souk/i18n';
import { InputError } from '@souk/kernel';
import type { GameCatalogue, StudiedGame } from '@souk/lab';
import type { Face } from '@souk/terminal-kit';
import { MANIFESTS } from './index.js';
import type { Manifest, Parts, Targets } from './manifest.js';
import { loadPlugins, type Source } from './plugins.js';

/** A game with all that its folder holds for Node. */
export interface LoadedGame extends StudiedGame {
  readonly about: Texts | undefined;
  readonly terminal: Face | undefined;
  readonly targets: Targets | undefined;
  /** The address of its rules in a language, whether or not there is such a file. */
  rulesFile(language: Language): string;
}

/** A part of a game, of the package that the game is in. */
async function partOf<P extends keyof Parts>(from: string, { parts = [] }: Manifest, name: P) {
  if (!parts.includes(name)) return undefined;
  const module: { readonly [N in P]: Parts[P] } = await import(`${from}/${name}`);
  return module[name];
}

/** All parts of a game at once. */
async function loadGame({ from, manifest }: Source): Promise<LoadedGame> {
  const [game, about, heuristics, study, terminal] = await Promise.all([
    manifest.rules(),
    partOf(from, manifest, 'about'),
    partOf(from, manifest, 'heuristics'),
    partOf(from, manifest, 'study'),
    partOf(from, manifest, 'terminal'),
  ]);
  const known: GameHeuristics | undefined = heuristics === undefined ? undefined : { ...heuristics, game };
  return {
    game,
    about,
    heuristics: known,
    levels: manifest.levels ?? GENERIC_LEVELS,
    study,
    terminal,
    targets: manifest.targets,
    rulesFile: (language) => import.meta.resolve(`${from}/rules${language === 'en' ? '' : `.${language}`}.md`),
  };
}

const HOUSE: readonly Source[] = MANIFESTS.map((manifest) => ({ from: `@souk/games/${manifest.id}`, manifest }));

/** Every game of the list, then those of plugins. */
export const GAMES: readonly LoadedGame[] = await Promise.all(
  [...HOUSE, ...(await loadPlugins(process.env.SOUK_GAMES))].map(loadGame),
);

const byId: ReadonlyMap<string, LoadedGame> = new Map(GAMES.map((each) => [each.game.id, each]));

export const findGame = (id: string): LoadedGame | undefined => byId.get(id);

export function gameNamed(id: string): LoadedGame {
  const found = byId.get(id);
  if (found === undefined) throw new InputError('game', `one of ${[...byId.keys()].join(', ')}`, id);
  return found;
}

/** The same for the laboratory, whose threads know these games, too. */
export const CATALOGUE: Required<GameCatalogue> = { games: byId, worker: '@souk/games/lab-worker' };
