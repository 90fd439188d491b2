import { elementAt } from '@souk/kernel';
import type { Placing } from '../store/rows.js';
import { type Skill, skillsAfter } from './skill.js';

/** How strong a person is, by so many matches of which some were won. */
export interface RatedSkill extends Skill {
  readonly matches: number;
  readonly won: number;
}

/** A person after one more rated match, and what it has added to their strength. */
export interface Rerated extends RatedSkill {
  readonly person: string;
  readonly gain: number;
}

/** Where everyone begins. */
const START_MU = 25;

/** What a rated match makes of its people, each as they were before; undefined: one who has not been rated. */
export function rerate(
  placings: readonly Placing[],
  before: (person: string) => RatedSkill | undefined,
): readonly Rerated[] {
  const known = placings.map(({ person }) => before(person));
  const after = skillsAfter(placings.map(({ rank }, i) => ({ rank, strength: known[i] })));
  return placings.map(({ person, won }, i) => {
    const { mu, sigma } = elementAt(after, i);
    const was = known[i] ?? { mu: START_MU, matches: 0, won: 0 };
    return { person, mu, sigma, matches: was.matches + 1, won: was.won + (won ? 1 : 0), gain: mu - was.mu };
  });
}
