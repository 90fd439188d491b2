import { manifests as ofPlugins } from 'virtual:plugin-games';
import { GENERIC_LEVELS, type Level } from '@souk/bots';
import { MANIFESTS, type Manifest } from '@souk/games';
import { type AnyGame, InputError } from '@souk/kernel';

const ALL: readonly Manifest[] = [...MANIFESTS, ...ofPlugins];

/** The games, in the order of the market square. */
export const GAME_IDS: readonly string[] = ALL.map(({ id }) => id);

function manifestOf(id: string): Manifest {
  const found = ALL.find((each) => each.id === id);
  if (found === undefined) throw new InputError('game', GAME_IDS.join(', '), id);
  return found;
}

/** The rules of a game, loaded when they are first needed. */
export const rulesOf = async (id: string): Promise<AnyGame> => manifestOf(id).rules();

/** Whether bots know anything of it beyond its rules. */
export const hasHeuristics = (id: string): boolean => manifestOf(id).parts?.includes('heuristics') ?? false;

export const levelsOf = (id: string): readonly Level[] => manifestOf(id).levels ?? GENERIC_LEVELS;
