import { DELETED_PERSON, type Phase } from '@souk/protocol';
import type Database from 'libsql';
import { peopleWithout } from '../seat-names.js';
import type { PeopleStore } from '../store.js';
import { query } from './database.js';
import type { Synchronous } from './synchronous.js';
import { personJson, seatsJson } from './tables.js';

/** What an account's owner does with it. */
type AccountStore = Pick<
  PeopleStore,
  'secret' | 'setSecret' | 'setRecoveryCodes' | 'recoveryCodes' | 'recover' | 'remove' | 'isRetired'
>;

interface Place {
  readonly match: number;
  readonly phase: Phase;
  readonly seats: string;
  readonly host: string;
}

const queriesIn = (db: Database.Database) => ({
  secretOf: query<{ secret: string | null }>(db, 'SELECT secret FROM people WHERE id = ?'),
  replaceSecret: query(db, 'UPDATE people SET secret = ? WHERE id = ? AND secret = ?'),
  setSecret: query(db, 'UPDATE people SET secret = ? WHERE id = ? AND secret IS NOT NULL'),
  dropTokens: query<{ id: string }>(db, 'DELETE FROM tokens WHERE person = ? AND id IS NOT ? RETURNING id'),
  addCode: query(db, 'INSERT OR IGNORE INTO recovery_codes VALUES (?, ?)'),
  dropCode: query(db, 'DELETE FROM recovery_codes WHERE person = ? AND hash = ?'),
  dropCodes: query(db, 'DELETE FROM recovery_codes WHERE person = ?'),
  countCodes: query<{ count: number }>(db, 'SELECT count(*) AS count FROM recovery_codes WHERE person = ?'),
  retire: query(db, 'INSERT OR IGNORE INTO retired_names VALUES (?)'),
  retired: query<{ name: string }>(db, 'SELECT name FROM retired_names WHERE name = ?'),

  places: query<Place>(db, 'SELECT match, phase, seats, host FROM places JOIN matches ON key = match WHERE person = ?'),
  setPeople: query(db, 'UPDATE matches SET seats = ?, host = ?, version = version + 1 WHERE key = ?'),
  dropPlaces: query(db, 'DELETE FROM places WHERE person = ?'),
  renameChat: query(db, 'UPDATE chat SET person = ?, name = ? WHERE person = ?'),
  /** All that is a person's alone, or says what others are to them. */
  drops: [
    'people WHERE id = ?1',
    'recovery_codes WHERE person = ?1',
    'mutes WHERE person = ?1 OR other = ?1',
    'ratings WHERE person = ?1',
    'rating_points WHERE person = ?1',
    'results WHERE person = ?1',
    'profiles WHERE person = ?1',
    'follows WHERE person = ?1 OR other = ?1',
    'challenges WHERE person = ?1 OR sender = ?1',
  ].map((what) => query(db, `DELETE FROM ${what}`)),
});

type Queries = ReturnType<typeof queriesIn>;

function removeFromMatch({ setPeople }: Queries, person: string, { match, phase, ...named }: Place): void {
  const before = { seats: JSON.parse(named.seats), host: JSON.parse(named.host) };
  const { seats, host } = peopleWithout(before, phase, person);
  setPeople.run(seatsJson(seats), personJson(host), match);
}

export function accountsIn(db: Database.Database): Synchronous<AccountStore> {
  const queries = queriesIn(db);
  const dropTokens = (person: string, kept: string | null): string[] =>
    queries.dropTokens.all(person, kept).map(({ id }) => id);
  return {
    secret: (id) => queries.secretOf.get(id)?.secret ?? undefined,
    setSecret(id, before, after, kept) {
      if (queries.replaceSecret.run(after, id, before) !== 1) return undefined;
      return kept === 'all' ? [] : dropTokens(id, kept);
    },
    setRecoveryCodes(id, codes) {
      queries.dropCodes.run(id);
      for (const code of codes) queries.addCode.run(id, code);
    },
    recoveryCodes: (id) => queries.countCodes.get(id)?.count ?? 0,
    recover(id, code, secret) {
      if (queries.dropCode.run(id, code) !== 1) return undefined;
      queries.setSecret.run(secret, id);
      return dropTokens(id, null);
    },
    remove(id, name) {
      for (const place of queries.places.all(id)) removeFromMatch(queries, id, place);
      queries.dropPlaces.run(id);
      queries.renameChat.run(DELETED_PERSON.id, DELETED_PERSON.name, id);
      for (const drop of queries.drops) drop.run(id);
      if (name !== null) queries.retire.run(name);
      return dropTokens(id, null);
    },
    isRetired: (name) => queries.retired.get(name) !== undefined,
  };
}
