import type { Audience, Challenge, Settings } from '@souk/protocol';
import { isFull } from '../../tables/seating.js';
import type { FollowedRow, SeatRow } from '../rows.js';
import { type FaceRow, faceFrom } from './faces.js';
import { isTrue, statement, writing } from './statement.js';

type Flag = boolean | number;

const avatarOf = (person: string): string => `(SELECT avatar FROM profiles f WHERE f.person = ${person}.id)`;

interface StoredFollowed extends FaceRow {
  readonly since: number;
  readonly mutual: Flag;
  readonly presence: Audience | null;
}

interface StoredChallenge {
  readonly id: string;
  readonly settings: string;
  readonly seats: string;
  readonly time: number;
  readonly declined: Flag;
  readonly senderId: string;
  readonly senderName: string;
  readonly senderAvatar: FaceRow['avatar'];
  readonly personId: string;
  readonly personName: string;
  readonly personAvatar: FaceRow['avatar'];
}

function challengeFrom(row: StoredChallenge): readonly Challenge[] {
  const seats: readonly SeatRow[] = JSON.parse(row.seats);
  if (isFull({ seats })) return [];
  const { game, seats: places, rated }: Settings = JSON.parse(row.settings);
  const face = (id: string, name: string, avatar: FaceRow['avatar']) => ({ id, name, account: true, avatar });
  return [
    {
      table: row.id,
      game,
      seats: places,
      rated,
      time: row.time,
      from: face(row.senderId, row.senderName, row.senderAvatar),
      to: face(row.personId, row.personName, row.personAvatar),
      declined: isTrue(row.declined),
    },
  ];
}

const challengesWhere = (condition: string): string => `
  SELECT m.id, CAST(m.settings AS text) AS settings, CAST(m.seats AS text) AS seats, c.time, c.declined,
      s.id AS "senderId", s.name AS "senderName", ${avatarOf('s')} AS "senderAvatar",
      p.id AS "personId", p.name AS "personName", ${avatarOf('p')} AS "personAvatar"
    FROM challenges c JOIN matches m ON m.key = c.match AND m.phase = 'open'
      JOIN people s ON s.id = c.sender JOIN people p ON p.id = c.person
    WHERE ${condition} ORDER BY c.time DESC, m.id`;

const challenges = (condition: string) =>
  statement({
    text: () => challengesWhere(condition),
    values: (person: string) => [person],
    result: (rows: readonly StoredChallenge[]): readonly Challenge[] => rows.flatMap(challengeFrom),
  });

const TABLE = '(SELECT key FROM matches WHERE id = ?1)';

/** Whom people follow, and to which tables they ask each other. */
export const CIRCLE = {
  follow: writing(
    `INSERT INTO follows (person, other, since) SELECT CAST(?1 AS text), id, CAST(?3 AS bigint) FROM people
        WHERE id = ?2 AND secret IS NOT NULL ON CONFLICT (person, other) DO NOTHING RETURNING other`,
    (person: string, other: string, since: number) => [person, other, since],
  ),
  unfollow: writing(
    'DELETE FROM follows WHERE person = ?1 AND other = ?2 RETURNING other',
    (person: string, other: string) => [person, other],
  ),
  /** Those whom a person follows, by name. */
  followed: statement({
    text: () => `SELECT p.id, p.name, true AS account, ${avatarOf('p')} AS avatar, f.since,
          EXISTS (SELECT 1 FROM follows b WHERE b.person = f.other AND b.other = f.person) AS mutual,
          (SELECT presence FROM profiles s WHERE s.person = p.id) AS presence
        FROM follows f JOIN people p ON p.id = f.other WHERE f.person = ?1 ORDER BY p.name, p.id`,
    values: (person: string) => [person],
    result: (rows: readonly StoredFollowed[]): readonly FollowedRow[] =>
      rows.map(({ since, mutual, presence, ...face }) => ({
        face: faceFrom(face),
        since,
        mutual: isTrue(mutual),
        presence,
      })),
  }),
  followCount: statement({
    text: () => 'SELECT count(*) AS count FROM follows WHERE person = ?1',
    values: (person: string) => [person],
    result: ([row]: readonly { readonly count: number }[]): number => row?.count ?? 0,
  }),
  followers: statement({
    text: () => 'SELECT count(*) AS count FROM follows WHERE other = ?1',
    values: (person: string) => [person],
    result: ([row]: readonly { readonly count: number }[]): number => row?.count ?? 0,
  }),
  /** What one person is to another. */
  relation: statement({
    text: () => `SELECT EXISTS (SELECT 1 FROM follows WHERE person = ?1 AND other = ?2) AS following,
        EXISTS (SELECT 1 FROM follows WHERE person = ?2 AND other = ?1) AS followed,
        EXISTS (SELECT 1 FROM mutes WHERE person = ?1 AND other = ?2) AS muted`,
    values: (person: string, other: string) => [person, other],
    result: ([row]: readonly { readonly following: Flag; readonly followed: Flag; readonly muted: Flag }[]) => ({
      following: isTrue(row?.following ?? false),
      followed: isTrue(row?.followed ?? false),
      muted: isTrue(row?.muted ?? false),
    }),
  }),

  /** Asks a person to an open table. False: they were asked before, or the table is not open. */
  challenge: writing(
    `INSERT INTO challenges (match, person, sender, time, declined)
        SELECT key, CAST(?2 AS text), CAST(?3 AS text), CAST(?4 AS bigint), false FROM matches WHERE id = ?1 AND phase = 'open'
        ON CONFLICT (match, person) DO NOTHING RETURNING person`,
    (table: string, person: string, sender: string, time: number) => [table, person, sender, time],
  ),
  decline: writing(
    `UPDATE challenges SET declined = true WHERE match = ${TABLE} AND person = ?2 AND NOT declined RETURNING person`,
    (table: string, person: string) => [table, person],
  ),
  withdraw: writing(
    `DELETE FROM challenges WHERE match = ${TABLE} AND person = ?2 AND sender = ?3 RETURNING person`,
    (table: string, person: string, sender: string) => [table, person, sender],
  ),
  /** Whom somebody has asked to a table, and who has asked them. */
  asked: statement({
    text: () => `SELECT person, sender FROM challenges WHERE match = ${TABLE}`,
    values: (table: string) => [table],
    result: (rows: readonly { readonly person: string; readonly sender: string }[]) =>
      rows.map(({ person, sender }) => ({ person, sender })),
  }),
  /** Not those of muted people, nor those that were declined. */
  received: challenges(
    'c.person = ?1 AND NOT c.declined AND NOT EXISTS (SELECT 1 FROM mutes u WHERE u.person = c.person AND u.other = c.sender)',
  ),
  sent: challenges('c.sender = ?1'),
};
