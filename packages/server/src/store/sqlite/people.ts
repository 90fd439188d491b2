import type Database from 'libsql';
import type { PersonRow, Rating, TokenRow } from '../rows.js';
import type { PeopleStore } from '../store.js';
import { query } from './database.js';
import type { Synchronous } from './synchronous.js';

interface Stored {
  readonly id: string;
  readonly name: string;
  readonly since: number;
  readonly secret: string | null;
}

const person = ({ id, name, since, secret }: Stored): PersonRow => ({ id, name, since, account: secret !== null });

export function peopleIn(db: Database.Database): Synchronous<PeopleStore> {
  const insert = query(db, 'INSERT INTO people (id, name, since) VALUES (?, ?, ?)');
  const byId = query<Stored>(db, 'SELECT id, name, since, secret FROM people WHERE id = ?');
  const byKey = query<Stored>(db, 'SELECT id, name, since, secret FROM people WHERE key = ?');
  const setName = query(db, 'UPDATE people SET name = ? WHERE id = ?');
  const makeAccount = query(db, 'UPDATE OR IGNORE people SET name = ?, key = ?, secret = ? WHERE id = ?');
  const remove = query(db, 'DELETE FROM people WHERE id = ?');

  const insertToken = query(db, 'INSERT INTO tokens VALUES (?, ?, ?, ?, ?, ?)');
  const tokenByHash = query<TokenRow>(db, 'SELECT hash, id, person, label, created, used FROM tokens WHERE hash = ?');
  const tokensOf = query<TokenRow>(
    db,
    'SELECT hash, id, person, label, created, used FROM tokens WHERE person = ? ORDER BY created, id',
  );
  const touchToken = query(db, 'UPDATE tokens SET used = ? WHERE hash = ?');
  const dropToken = query(db, 'DELETE FROM tokens WHERE person = ? AND id = ?');
  const dropTokens = query(db, 'DELETE FROM tokens WHERE person = ?');

  const ratingsOf = query<Rating>(db, 'SELECT game, mu, sigma, matches FROM ratings WHERE person = ? ORDER BY game');
  const mutesOf = query<{ other: string }>(db, 'SELECT other FROM mutes WHERE person = ?');
  const mute = query(db, 'INSERT OR IGNORE INTO mutes VALUES (?, ?)');
  const unmute = query(db, 'DELETE FROM mutes WHERE person = ? AND other = ?');

  const placesOf = query<{ match: number; seats: string; host: string }>(
    db,
    'SELECT match, seats, host FROM places JOIN matches ON key = match WHERE person = ?',
  );
  const movePlace = query(db, 'UPDATE OR REPLACE places SET person = ? WHERE person = ? AND match = ?');
  const setSeats = query(db, 'UPDATE matches SET seats = ?, host = ?, version = version + 1 WHERE key = ?');

  /** Hands one match of a guest to an account, wherever the guest is named in it. */
  function adoptMatch(guest: string, account: PersonRow, match: number, seats: string, host: string): void {
    const renamed = JSON.stringify({ id: account.id, name: account.name });
    const rename = (text: string): string =>
      text.replaceAll(new RegExp(`\\{"id":"${guest}","name":"(?:[^"\\\\]|\\\\.)*"\\}`, 'g'), () => renamed);
    setSeats.run(rename(seats), rename(host), match);
    movePlace.run(account.id, guest, match);
  }

  return {
    add({ id, name, since }, { hash, ...token }) {
      insert.run(id, name, since);
      insertToken.run(hash, token.id, token.person, token.label, token.created, token.used);
    },
    find(id) {
      const found = byId.get(id);
      return found === undefined ? undefined : person(found);
    },
    rename(id, name) {
      setName.run(name, id);
    },
    ratings: (id) => ratingsOf.all(id),
    register: (id, name, key, secret) => makeAccount.run(name, key, secret, id) === 1,
    account(key) {
      const found = byKey.get(key);
      return found === undefined || found.secret === null ? undefined : { person: person(found), secret: found.secret };
    },
    adopt(guest, account) {
      for (const { match, seats, host } of placesOf.all(guest)) adoptMatch(guest, account, match, seats, host);
      dropTokens.run(guest);
      remove.run(guest);
    },
    holder(hash) {
      const token = tokenByHash.get(hash);
      const found = token === undefined ? undefined : byId.get(token.person);
      return token === undefined || found === undefined ? undefined : { person: person(found), token };
    },
    touch(hash, now) {
      touchToken.run(now, hash);
    },
    addToken({ hash, id, person: owner, label, created, used }) {
      insertToken.run(hash, id, owner, label, created, used);
    },
    tokens: (owner) => tokensOf.all(owner),
    dropToken: (owner, id) => dropToken.run(owner, id) === 1,
    mutes: (owner) => mutesOf.all(owner).map(({ other }) => other),
    setMute(owner, other, muted) {
      (muted ? mute : unmute).run(owner, other);
    },
  };
}
