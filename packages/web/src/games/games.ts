import { GENERIC_LEVELS, type Level } from '@souk/bots';
import { MANIFESTS, type Manifest } from '@souk/games';
import { type AnyGame, InputError } from '@souk/kernel';

/** The games, in the order of the market square. */
export const GAME_IDS: readonly string[] = MANIFESTS.map(({ id }) => id);

function manifestOf(id: string): Manifest {
  const found = MANIFESTS.find((each) => each.id === id);
  if (found === undefined) throw new InputError('game', GAME_IDS.join(', '), id);
  return found;
}

/** The rules of a game, loaded when they are first needed. */
export const rulesOf = async (id: string): Promise<AnyGame> => manifestOf(id).rules();

/** Whether bots know anything of it beyond its rules. */
export const hasHeuristics = (id: string): boolean => manifestOf(id).parts?.includes('heuristics') ?? false;

export const levelsOf = (id: string): readonly Level[] => manifestOf(id).levels ?? GENERIC_LEVELS;
