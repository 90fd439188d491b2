import type Database from 'libsql';
import type { PersonRow, Rating, TokenRow } from '../rows.js';
import { adoptedPeople, type NamedPeople } from '../seat-names.js';
import type { PeopleStore } from '../store.js';
import { accountsIn } from './accounts.js';
import { query } from './database.js';
import type { Synchronous } from './synchronous.js';
import { personJson, seatsJson } from './tables.js';

interface Stored {
  readonly id: string;
  readonly name: string;
  readonly since: number;
  readonly secret: string | null;
}

const person = ({ id, name, since, secret }: Stored): PersonRow => ({ id, name, since, account: secret !== null });

const queriesIn = (db: Database.Database) => ({
  insert: query(db, 'INSERT INTO people (id, name, since) VALUES (?, ?, ?)'),
  byId: query<Stored>(db, 'SELECT id, name, since, secret FROM people WHERE id = ?'),
  byKey: query<Stored>(db, 'SELECT id, name, since, secret FROM people WHERE key = ?'),
  setName: query(db, 'UPDATE people SET name = ? WHERE id = ?'),
  makeAccount: query(db, 'UPDATE OR IGNORE people SET name = ?, key = ?, secret = ? WHERE id = ?'),
  remove: query(db, 'DELETE FROM people WHERE id = ?'),

  insertToken: query(db, 'INSERT INTO tokens VALUES (?, ?, ?, ?, ?, ?)'),
  tokenByHash: query<TokenRow>(db, 'SELECT hash, id, person, label, created, used FROM tokens WHERE hash = ?'),
  tokensOf: query<TokenRow>(
    db,
    'SELECT hash, id, person, label, created, used FROM tokens WHERE person = ? ORDER BY created, id',
  ),
  touchToken: query(db, 'UPDATE tokens SET used = ? WHERE hash = ?'),
  dropToken: query(db, 'DELETE FROM tokens WHERE person = ? AND id = ?'),
  dropTokens: query(db, 'DELETE FROM tokens WHERE person = ?'),

  ratingsOf: query<Rating>(
    db,
    'SELECT game, mu, sigma, matches FROM ratings WHERE person = ? AND seats = 0 ORDER BY game',
  ),
  mutesOf: query<{ other: string }>(db, 'SELECT other FROM mutes WHERE person = ?'),
  mute: query(db, 'INSERT OR IGNORE INTO mutes VALUES (?, ?)'),
  unmute: query(db, 'DELETE FROM mutes WHERE person = ? AND other = ?'),

  placesOf: query<Place>(db, 'SELECT match, seats, host FROM places JOIN matches ON key = match WHERE person = ?'),
  addPlace: query(db, 'INSERT OR IGNORE INTO places VALUES (?, ?)'),
  dropPlace: query(db, 'DELETE FROM places WHERE person = ? AND match = ?'),
  // At a match where both sat, what the guest did is nobody's.
  adoptResults: query(db, 'UPDATE OR IGNORE results SET person = ?2 WHERE person = ?1'),
  dropResults: query(db, 'DELETE FROM results WHERE person = ?'),
  setPeople: query(db, 'UPDATE matches SET seats = ?, host = ?, version = version + 1 WHERE key = ?'),
});

type Queries = ReturnType<typeof queriesIn>;

type Place = { readonly match: number; readonly seats: string; readonly host: string };

const namesIn = ({ seats, host }: Place): NamedPeople => ({ seats: JSON.parse(seats), host: JSON.parse(host) });

/** Hands one match of a guest to an account, wherever the guest is named in it. */
function adoptMatch(
  { setPeople, addPlace, dropPlace }: Queries,
  guest: string,
  account: PersonRow,
  place: Place,
): void {
  const { seats, host } = adoptedPeople(namesIn(place), guest, { id: account.id, name: account.name });
  setPeople.run(seatsJson(seats), personJson(host), place.match);
  addPlace.run(account.id, place.match);
  if (!seats.some(({ person: sitter }) => sitter?.id === guest)) dropPlace.run(guest, place.match);
}

export function peopleIn(db: Database.Database): Synchronous<PeopleStore> {
  const queries = queriesIn(db);
  const { insert, byId, byKey, insertToken, tokenByHash } = queries;
  const accounts = accountsIn(db);
  return {
    ...accounts,
    add({ id, name, since }, { hash, ...token }) {
      insert.run(id, name, since);
      insertToken.run(hash, token.id, token.person, token.label, token.created, token.used);
    },
    find(id) {
      const found = byId.get(id);
      return found === undefined ? undefined : person(found);
    },
    rename(id, name) {
      queries.setName.run(name, id);
    },
    ratings: (id) => queries.ratingsOf.all(id),
    register(id, name, key, secret, codes) {
      if (queries.makeAccount.run(name, key, secret, id) !== 1) return false;
      accounts.setRecoveryCodes(id, codes);
      return true;
    },
    account(key) {
      const found = byKey.get(key);
      return found === undefined || found.secret === null ? undefined : { person: person(found), secret: found.secret };
    },
    adopt(guest, account) {
      for (const place of queries.placesOf.all(guest)) adoptMatch(queries, guest, account, place);
      queries.adoptResults.run(guest, account.id);
      queries.dropResults.run(guest);
      queries.dropTokens.run(guest);
      queries.remove.run(guest);
    },
    holder(hash) {
      const token = tokenByHash.get(hash);
      const found = token === undefined ? undefined : byId.get(token.person);
      return token === undefined || found === undefined ? undefined : { person: person(found), token };
    },
    touch(hash, now) {
      queries.touchToken.run(now, hash);
    },
    addToken({ hash, id, person: owner, label, created, used }) {
      insertToken.run(hash, id, owner, label, created, used);
    },
    tokens: (owner) => queries.tokensOf.all(owner),
    dropToken: (owner, id) => queries.dropToken.run(owner, id) === 1,
    mutes: (owner) => queries.mutesOf.all(owner).map(({ other }) => other),
    setMute(owner, other, muted) {
      (muted ? queries.mute : queries.unmute).run(owner, other);
    },
  };
}
