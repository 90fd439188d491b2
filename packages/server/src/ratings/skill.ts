import { createRequire } from 'node:module';
import { elementAt } from '@souk/kernel';

/** Loaded when the first match is rated: it brings hundreds of files, and a host is not to wait for them when it starts. */
const openskill = (): typeof import('openskill') => createRequire(import.meta.url)('openskill');

/** How strong a person is estimated to be: a mean, and how uncertain it is. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** A person in a finished match; without a strength, one who has not been rated before. */
export interface Placed {
  readonly rank: number;
  readonly strength: Skill | undefined;
}

/** What a match says about the strength of the people who played it: each on their own, ties shared. */
export function skillsAfter(placed: readonly Placed[]): Skill[] {
  const { rate, rating } = openskill();
  const teams = placed.map(({ strength }) => [strength === undefined ? rating() : rating({ ...strength })]);
  return rate(teams, { rank: placed.map(({ rank }) => rank) }).map((team) => {
    const { mu, sigma } = elementAt(team, 0);
    return { mu, sigma };
  });
}
