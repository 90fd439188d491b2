import { elementAt } from '@souk/kernel';
import type { CountedMatch, ResultRow } from '../../src/store/rows.js';
import { GAME } from './stored-rows.js';

/** A finished match in which these people were placed in their order, the first of them as the winner. */
export function counted(people: readonly string[], more: Partial<CountedMatch> = {}): CountedMatch {
  const results = people.map(
    (person, i): ResultRow => ({
      person,
      place: i + 1,
      won: i === 0,
      score: 10 * (people.length - i),
      lead: i === 0 ? 10 : -10,
      decisions: 20 + i,
      used: ['lamp'],
    }),
  );
  return {
    game: GAME,
    seats: people.length,
    time: 5,
    isPublic: true,
    placings: results.map(({ person, place, won }) => ({ person, rank: place, won })),
    results,
    bots: [],
    ...more,
  };
}

/** The same, in which one of the results says something else. */
export const withResult = (match: CountedMatch, i: number, more: Partial<ResultRow>): CountedMatch => ({
  ...match,
  results: match.results.map((result, at) => (at === i ? { ...elementAt(match.results, i), ...more } : result)),
});
