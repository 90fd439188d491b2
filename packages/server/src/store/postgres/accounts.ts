import { DELETED_PERSON, type Phase } from '@souk/protocol';
import { type NamedPeople, peopleWithout } from '../seat-names.js';
import type { PeopleStore } from '../store.js';
import { type Database, query, type Session } from './database.js';

/** What an account's owner does with it. */
type AccountStore = Pick<
  PeopleStore,
  'secret' | 'setSecret' | 'setRecoveryCodes' | 'recoveryCodes' | 'recover' | 'remove' | 'isRetired'
>;

const SECRET = query<{ secret: string | null }>('SELECT secret FROM people WHERE id = $1');
const REPLACE_SECRET = query<{ id: string }>(
  'UPDATE people SET secret = $3 WHERE id = $1 AND secret = $2 RETURNING id',
);
const SET_SECRET = query('UPDATE people SET secret = $2 WHERE id = $1 AND secret IS NOT NULL');
const DROP_TOKENS = query<{ id: string }>(
  'DELETE FROM tokens WHERE person = $1 AND id IS DISTINCT FROM $2::text RETURNING id',
);
const ADD_CODES = query('INSERT INTO recovery_codes SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING');
const DROP_CODE = query<{ hash: string }>('DELETE FROM recovery_codes WHERE person = $1 AND hash = $2 RETURNING hash');
const DROP_CODES = query('DELETE FROM recovery_codes WHERE person = $1');
const COUNT_CODES = query<{ count: number }>('SELECT count(*)::int AS count FROM recovery_codes WHERE person = $1');
const RETIRE = query('INSERT INTO retired_names VALUES ($1) ON CONFLICT DO NOTHING');
const RETIRED = query<{ name: string }>('SELECT name FROM retired_names WHERE name = $1');

const PLACES = query<NamedPeople & { readonly key: number; readonly phase: Phase }>(`
  SELECT key, phase, seats, host FROM matches JOIN places ON key = match WHERE person = $1 ORDER BY key FOR UPDATE OF matches`);
const SET_PEOPLE = query('UPDATE matches SET seats = $2, host = $3, version = version + 1 WHERE key = $1');
const RENAME_CHAT = query('UPDATE chat SET person = $2, name = $3 WHERE person = $1');
/** All that is a person's alone, or says what others are to them. The person goes first: who counts a result waits for it. */
const DROPS = [
  'people WHERE id = $1',
  'recovery_codes WHERE person = $1',
  'places WHERE person = $1',
  'mutes WHERE person = $1 OR other = $1',
  'ratings WHERE person = $1',
  'rating_points WHERE person = $1',
  'results WHERE person = $1',
  'profiles WHERE person = $1',
  'follows WHERE person = $1 OR other = $1',
  'challenges WHERE person = $1 OR sender = $1',
].map((what) => query(`DELETE FROM ${what}`));

/** What accounts are asked for; the plans that PostgreSQL makes for it are tested. */
export const ACCOUNT_QUERIES = { SECRET, COUNT_CODES, RETIRED, DROP_TOKENS, RENAME_CHAT };

/** The hashes of new codes, in place of those before. */
export async function setCodes(session: Session, id: string, codes: readonly string[]): Promise<void> {
  await session.run(DROP_CODES, id);
  await session.run(ADD_CODES, id, codes);
}

async function removeFromMatches(session: Session, person: string): Promise<void> {
  for (const { key, phase, ...named } of await session.run(PLACES, person)) {
    const { seats, host } = peopleWithout(named, phase, person);
    await session.run(SET_PEOPLE, key, JSON.stringify(seats), JSON.stringify(host));
  }
}

export function accountsIn(db: Database): AccountStore {
  const dropTokens = async (session: Session, person: string, kept: string | null): Promise<readonly string[]> =>
    (await session.run(DROP_TOKENS, person, kept)).map(({ id }) => id);
  return {
    secret: async (id) => (await db.run(SECRET, id))[0]?.secret ?? undefined,
    setSecret: (id, before, after, kept) =>
      db.transaction(async (session) => {
        if ((await session.run(REPLACE_SECRET, id, before, after)).length !== 1) return undefined;
        return kept === 'all' ? [] : dropTokens(session, id, kept);
      }),
    setRecoveryCodes: (id, codes) => db.transaction((session) => setCodes(session, id, codes)),
    recoveryCodes: async (id) => (await db.run(COUNT_CODES, id))[0]?.count ?? 0,
    recover: (id, code, secret) =>
      db.transaction(async (session) => {
        if ((await session.run(DROP_CODE, id, code)).length !== 1) return undefined;
        await session.run(SET_SECRET, id, secret);
        return dropTokens(session, id, null);
      }),
    remove: (id, name) =>
      db.transaction(async (session) => {
        await removeFromMatches(session, id);
        await session.run(RENAME_CHAT, id, DELETED_PERSON.id, DELETED_PERSON.name);
        for (const drop of DROPS) await session.run(drop, id);
        if (name !== null) await session.run(RETIRE, name);
        return dropTokens(session, id, null);
      }),
    isRetired: async (name) => (await db.run(RETIRED, name)).length === 1,
  };
}
