import type { HeadToHead } from '@souk/protocol';
import { statement } from './statement.js';

/** How many of the last matches of two people are told one by one. */
const LAST = 5;

type Counts = Omit<HeadToHead, 'last'>;

const COUNTS = `count(*) FILTER (WHERE r.place < o.place) AS ahead, count(*) FILTER (WHERE r.place > o.place) AS behind,
  count(*) FILTER (WHERE r.place = o.place) AS level`;

/** Who of two came out ahead in a match. */
export interface Meeting {
  readonly other: string;
  readonly place: number;
  readonly otherPlace: number;
}

/** Matches in which two people sat, by how they came out. */
export const RIVALS = {
  /** Other accounts, the most often met first. */
  rivals: statement({
    text: () => `SELECT o.person AS other, ${COUNTS} FROM results r JOIN results o ON o.match = r.match AND o.person <> r.person
        JOIN people p ON p.id = o.person AND p.secret IS NOT NULL
        WHERE r.person = ?1 GROUP BY o.person ORDER BY count(*) DESC, o.person LIMIT ?2`,
    values: (person: string, limit: number) => [person, limit],
    result: (rows: readonly (Counts & { readonly other: string })[]) =>
      rows.map(({ other, ahead, behind, level }) => ({ other, ahead, behind, level })),
  }),
  against: statement({
    text: () =>
      `SELECT ${COUNTS} FROM results r JOIN results o ON o.match = r.match WHERE r.person = ?1 AND o.person = ?2`,
    values: (person: string, other: string) => [person, other],
    result: ([row]: readonly Counts[]): Counts => ({
      ahead: row?.ahead ?? 0,
      behind: row?.behind ?? 0,
      level: row?.level ?? 0,
    }),
  }),
  /** The last matches with each of these people, the latest first. */
  meetings: statement({
    text: ({ isIn }) => `SELECT other, place, "otherPlace" FROM (
        SELECT o.person AS other, r.place, o.place AS "otherPlace", r.time, r.match,
            row_number() OVER (PARTITION BY o.person ORDER BY r.time DESC, r.match DESC) AS back
          FROM results r JOIN results o ON o.match = r.match WHERE r.person = ?1 AND ${isIn('o.person', 2)}) met
        WHERE back <= ${LAST} ORDER BY time DESC, match DESC`,
    values: (person: string, others: readonly string[]) => [person, JSON.stringify(others)],
    result: (rows: readonly Meeting[]): readonly Meeting[] =>
      rows.map(({ other, place, otherPlace }) => ({ other, place, otherPlace })),
  }),
};
