import type { Avatar, Face } from '@souk/protocol';
import type { ProfileRow } from '../rows.js';
import { isTrue, statement, writing } from './statement.js';

/** A face as a statement gives it. */
export interface FaceRow {
  readonly id: string;
  readonly name: string;
  readonly account: boolean | number;
  readonly avatar: Avatar | null;
}

export const faceFrom = ({ id, name, account, avatar }: FaceRow): Face => ({
  id,
  name,
  account: isTrue(account),
  avatar,
});

export const PROFILES = {
  /** A person's portrait and what others may see; undefined: nothing was ever chosen. */
  settings: statement({
    text: () => 'SELECT avatar, curve, records, rivals, presence, challenges FROM profiles WHERE person = ?1',
    values: (person: string) => [person],
    result: ([row]: readonly ProfileRow[]): ProfileRow | undefined =>
      row === undefined
        ? undefined
        : {
            avatar: row.avatar,
            curve: row.curve,
            records: row.records,
            rivals: row.rivals,
            presence: row.presence,
            challenges: row.challenges,
          },
  }),
  /** False: there is no such account. */
  setSettings: writing(
    `INSERT INTO profiles (person, avatar, curve, records, rivals, presence, challenges)
        SELECT id, CAST(?2 AS text), CAST(?3 AS text), CAST(?4 AS text), CAST(?5 AS text), CAST(?6 AS text), CAST(?7 AS text)
          FROM people WHERE id = ?1 AND secret IS NOT NULL
        ON CONFLICT (person) DO UPDATE SET avatar = excluded.avatar, curve = excluded.curve, records = excluded.records,
          rivals = excluded.rivals, presence = excluded.presence, challenges = excluded.challenges RETURNING person`,
    (person: string, { avatar, curve, records, rivals, presence, challenges }: ProfileRow) => [
      person,
      avatar,
      curve,
      records,
      rivals,
      presence,
      challenges,
    ],
  ),
  faces: statement({
    text: ({ isIn }) => `SELECT p.id, p.name, p.secret IS NOT NULL AS account,
          (SELECT avatar FROM profiles f WHERE f.person = p.id) AS avatar FROM people p WHERE ${isIn('p.id', 1)}`,
    values: (ids: readonly string[]) => [JSON.stringify(ids)],
    result: (rows: readonly FaceRow[]): readonly Face[] => rows.map(faceFrom),
  }),
};
