import type { TableRow } from './rows.js';

/** What the number of the rules is raised by for each generator but the first. */
const GENERATOR = 1000;

type DealtBy = Pick<TableRow, 'rulesVersion' | 'chance'>;

/**
 * Rules and generator as the one number that stores keep. A host that knows nothing of the generator takes the match for one
 * of newer rules and leaves it to those that do, as it would have to; so hosts can be replaced one by one.
 */
export const storedRules = ({ rulesVersion, chance }: DealtBy): number =>
  rulesVersion + (chance === 'chacha20' ? GENERATOR : 0);

/** The same read again. A generator that is not known here stays part of the number, which is no version known here. */
export const rulesFrom = (stored: number): DealtBy =>
  Math.floor(stored / GENERATOR) === 1
    ? { rulesVersion: stored - GENERATOR, chance: 'chacha20' }
    : { rulesVersion: stored, chance: 'xoshiro128' };
