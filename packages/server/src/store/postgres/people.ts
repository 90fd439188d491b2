import type { PersonRow, Rating, TokenRow } from '../rows.js';
import { adoptedPeople, type NamedPeople } from '../seat-names.js';
import type { PeopleStore } from '../store.js';
import { accountsIn, setCodes } from './accounts.js';
import { type Database, isTaken, query, type Session } from './database.js';

interface Stored {
  readonly id: string;
  readonly name: string;
  readonly since: number;
  readonly secret: string | null;
}

const personFrom = ({ id, name, since, secret }: Stored): PersonRow => ({ id, name, since, account: secret !== null });

const ADD = query(`
  WITH person AS (INSERT INTO people (id, name, since) VALUES ($1, $2, $3))
  INSERT INTO tokens VALUES ($4, $5, $1, $6, $7, $8)`);
const BY_ID = query<Stored>('SELECT id, name, since, secret FROM people WHERE id = $1');
const BY_KEY = query<Stored>('SELECT id, name, since, secret FROM people WHERE key = $1');
const RENAME = query('UPDATE people SET name = $2 WHERE id = $1');
const REGISTER = query<{ id: string }>('UPDATE people SET name = $2, key = $3, secret = $4 WHERE id = $1 RETURNING id');
const REMOVE = query('DELETE FROM people WHERE id = $1');

const TOKEN_COLUMNS = 'hash, tokens.id, person, label, created, used';
const ADD_TOKEN = query('INSERT INTO tokens VALUES ($1, $2, $3, $4, $5, $6)');
const HOLDER = query<TokenRow & { readonly name: string; readonly since: number; readonly secret: string | null }>(
  `SELECT ${TOKEN_COLUMNS}, name, since, secret FROM tokens JOIN people ON people.id = person WHERE hash = $1`,
);
const TOKENS = query<TokenRow>(`SELECT ${TOKEN_COLUMNS} FROM tokens WHERE person = $1 ORDER BY created, id`);
const TOUCH = query('UPDATE tokens SET used = $2 WHERE hash = $1');
const DROP_TOKEN = query<{ id: string }>('DELETE FROM tokens WHERE person = $1 AND id = $2 RETURNING id');
const DROP_TOKENS = query('DELETE FROM tokens WHERE person = $1');

const RATINGS = query<Rating>(
  'SELECT game, mu, sigma, matches FROM ratings WHERE person = $1 AND seats = 0 AND matches > 0 ORDER BY game',
);
const MUTES = query<{ other: string }>('SELECT other FROM mutes WHERE person = $1');
const MUTE = query('INSERT INTO mutes VALUES ($1, $2) ON CONFLICT DO NOTHING');
const UNMUTE = query('DELETE FROM mutes WHERE person = $1 AND other = $2');

const PLACES = query<NamedPeople & { readonly key: number }>(`
  SELECT key, seats, host FROM matches JOIN places ON key = match WHERE person = $1 ORDER BY key FOR UPDATE OF matches`);
const SET_PEOPLE = query('UPDATE matches SET seats = $2, host = $3, version = version + 1 WHERE key = $1');
const DROP_PLACE = query('DELETE FROM places WHERE person = $1 AND match = $2');
const ADD_PLACE = query('INSERT INTO places VALUES ($1, $2) ON CONFLICT DO NOTHING');

/** At a match where both sat, what the guest did is nobody's. */
const ADOPT_RESULTS = query(`
  UPDATE results r SET person = $2 WHERE person = $1
    AND NOT EXISTS (SELECT FROM results own WHERE own.person = $2 AND own.match = r.match)`);
const DROP_RESULTS = query('DELETE FROM results WHERE person = $1');

/** What people are found by; the plans that PostgreSQL makes for it are tested. */
export const PEOPLE_QUERIES = { BY_ID, BY_KEY, HOLDER, TOKENS, RATINGS, MUTES };

/** Hands the matches of a guest to an account, wherever the guest is named in them. */
async function adoptMatches(session: Session, guest: string, { id, name }: PersonRow): Promise<void> {
  for (const { key, ...before } of await session.run(PLACES, guest)) {
    const { seats, host } = adoptedPeople(before, guest, { id, name });
    await session.run(SET_PEOPLE, key, JSON.stringify(seats), JSON.stringify(host));
    await session.run(ADD_PLACE, id, key);
    if (!seats.some(({ person }) => person?.id === guest)) await session.run(DROP_PLACE, guest, key);
  }
}

export function peopleIn(db: Database): PeopleStore {
  return {
    ...accountsIn(db),
    async add({ id, name, since }, token) {
      await db.run(ADD, id, name, since, token.hash, token.id, token.label, token.created, token.used);
    },
    async find(id) {
      const [found] = await db.run(BY_ID, id);
      return found === undefined ? undefined : personFrom(found);
    },
    async rename(id, name) {
      await db.run(RENAME, id, name);
    },
    ratings: (id) => db.run(RATINGS, id),
    async register(id, name, key, secret, codes) {
      try {
        return await db.transaction(async (session) => {
          if ((await session.run(REGISTER, id, name, key, secret)).length !== 1) return false;
          await setCodes(session, id, codes);
          return true;
        });
      } catch (error) {
        if (isTaken(error)) return false;
        throw error;
      }
    },
    async account(key) {
      const [found] = await db.run(BY_KEY, key);
      if (found === undefined || found.secret === null) return undefined;
      return { person: personFrom(found), secret: found.secret };
    },
    async adopt(guest, account) {
      await db.transaction(async (session) => {
        await adoptMatches(session, guest, account);
        await session.run(DROP_TOKENS, guest);
        await session.run(REMOVE, guest);
        await session.run(ADOPT_RESULTS, guest, account.id);
        await session.run(DROP_RESULTS, guest);
      });
    },
    async holder(hash) {
      const [found] = await db.run(HOLDER, hash);
      if (found === undefined) return undefined;
      const { name, since, secret, ...token } = found;
      return { person: personFrom({ id: token.person, name, since, secret }), token };
    },
    async touch(hash, now) {
      await db.run(TOUCH, hash, now);
    },
    async addToken({ hash, id, person, label, created, used }) {
      await db.run(ADD_TOKEN, hash, id, person, label, created, used);
    },
    tokens: (person) => db.run(TOKENS, person),
    dropToken: async (person, id) => (await db.run(DROP_TOKEN, person, id)).length === 1,
    mutes: async (person) => (await db.run(MUTES, person)).map(({ other }) => other),
    async setMute(person, other, muted) {
      await db.run(muted ? MUTE : UNMUTE, person, other);
    },
  };
}
