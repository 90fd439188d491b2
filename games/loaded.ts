import { type GameHeuristics, GENERIC_LEVELS } from '@souk/bots';
import type { Texts } from '@souk/i18n';
import { InputError } from '@souk/kernel';
import type { Catalogue, StudiedGame } from '@souk/lab';
import type { Face } from '@souk/terminal-kit';
import { MANIFESTS } from './index.js';
import type { Manifest, Parts, Targets } from './manifest.js';

/** A game with all that its folder holds for Node. */
export interface LoadedGame extends StudiedGame {
  readonly about: Texts | undefined;
  readonly terminal: Face | undefined;
  readonly targets: Targets | undefined;
}

async function partOf<P extends keyof Parts>({ id, parts = [] }: Manifest, name: P): Promise<Parts[P] | undefined> {
  if (!parts.includes(name)) return undefined;
  const module: { readonly [N in P]: Parts[P] } = await import(`@souk/games/${id}/${name}`);
  return module[name];
}

/** All parts of a game at once. */
export async function loadGame(manifest: Manifest): Promise<LoadedGame> {
  const [game, about, heuristics, study, terminal] = await Promise.all([
    manifest.rules(),
    partOf(manifest, 'about'),
    partOf(manifest, 'heuristics'),
    partOf(manifest, 'study'),
    partOf(manifest, 'terminal'),
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
  };
}

/** Every game of the house. */
export const GAMES: readonly LoadedGame[] = await Promise.all(MANIFESTS.map(loadGame));

const byId: ReadonlyMap<string, LoadedGame> = new Map(GAMES.map((each) => [each.game.id, each]));

export const findGame = (id: string): LoadedGame | undefined => byId.get(id);

export function gameNamed(id: string): LoadedGame {
  const found = byId.get(id);
  if (found === undefined) throw new InputError('game', `one of ${[...byId.keys()].join(', ')}`, id);
  return found;
}

/** The same for the laboratory, whose threads know these games, too. */
export const CATALOGUE: Required<Catalogue> = { games: byId, worker: '@souk/games/lab-worker' };
