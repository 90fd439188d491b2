import { createHash } from 'node:crypto';
import type { Person, PersonRef, SignedIn, TokenInfo } from '@souk/protocol';
import { errorFields } from '../logs/log.js';
import type { Rooms } from '../matches/rooms.js';
import type { Surroundings } from '../matches/surroundings.js';
import { newId } from '../outside.js';
import { notFound, Refusal } from '../refusal.js';
import type { PersonRow, TokenRow } from '../store/rows.js';
import { opensSeal, sealPassphrase } from './passphrase.js';

const TOKEN_BYTES = 24;
const HOUR = 3_600_000;
/** How long a token is believed without asking the store again. */
const BELIEVED = 60_000;
const MOST_BELIEVED = 20_000;
const MOST_TOKENS = 50;

/** Somebody who has shown a valid token. */
export interface Identity {
  readonly person: PersonRef;
  /** The id of the token, not the token. */
  readonly token: string;
}

/** Those who have been let in by their token, and stay. */
export interface Company {
  present(): Iterable<Identity>;
  /** A token is void: whoever came by it has to go. */
  signedOut(token: string): void;
}

interface Belief {
  readonly identity: Identity;
  readonly until: number;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Names that people cannot tell apart are the same. */
const keyOf = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');

const refOf = ({ id, name }: PersonRow): PersonRef => ({ id, name });

/** Who is who: guests, accounts and their tokens. */
export class People {
  readonly #around: Surroundings;
  readonly #rooms: Rooms;
  readonly #beliefs = new Map<string, Belief>();
  readonly #companies: Company[] = [];

  constructor(around: Surroundings, rooms: Rooms) {
    this.#around = around;
    this.#rooms = rooms;
    around.bus.hear('signedOut', ({ token }) => this.#forget(token));
    around.bus.onReturn(() => void this.#lookUp());
  }

  /** Has somebody told when a token is void who lets people in by theirs. */
  addCompany(company: Company): void {
    this.#companies.push(company);
  }

  /** Who has this token; undefined if it is void. */
  async identify(token: string): Promise<Identity | undefined> {
    const { store, outside } = this.#around;
    const hash = hashOf(token);
    const now = outside.now();
    const believed = this.#beliefs.get(hash);
    if (believed !== undefined && believed.until > now) return believed.identity;
    const found = await store.people.holder(hash);
    if (found === undefined) return undefined;
    if (now - found.token.used > HOUR) await store.people.touch(hash, now);
    const identity = { person: refOf(found.person), token: found.token.id };
    if (this.#beliefs.size >= MOST_BELIEVED) this.#beliefs.clear();
    this.#beliefs.set(hash, { identity, until: now + BELIEVED });
    return identity;
  }

  async enter(name: string): Promise<SignedIn> {
    const { store, outside } = this.#around;
    if ((await store.people.account(keyOf(name))) !== undefined) {
      throw new Refusal('conflict', 'this name belongs to an account: sign in, or take another one');
    }
    const person = { id: newId(outside), name, account: false, since: outside.now() };
    const { token, row } = this.#newToken(person.id, 'guest');
    await store.people.add(person, row);
    return { person: { ...person, ratings: [] }, token };
  }

  /** Makes an account of a guest, or of somebody new. */
  async register(guest: Identity | undefined, name: string, passphrase: string): Promise<SignedIn> {
    const { store, outside } = this.#around;
    const before = guest === undefined ? undefined : await this.#row(guest.person.id);
    if (before?.account === true) throw new Refusal('conflict', 'you have an account already');
    const secret = await sealPassphrase(passphrase, outside);
    const person = before ?? { id: newId(outside), name, account: false, since: outside.now() };
    const { token, row } = this.#newToken(person.id, 'account');
    if (before === undefined) await store.people.add(person, row);
    else await store.people.addToken(row);
    if (!(await store.people.register(person.id, name, keyOf(name), secret))) {
      await store.people.dropToken(person.id, row.id);
      throw new Refusal('conflict', 'this name is taken');
    }
    this.#forgetPerson(person.id);
    return { person: await this.profile(person.id), token };
  }

  /** A guest who signs in brings their matches and seats along. */
  async signIn(guest: Identity | undefined, name: string, passphrase: string): Promise<SignedIn> {
    const { store } = this.#around;
    const account = await store.people.account(keyOf(name));
    if (!(await opensSeal(passphrase, account?.secret)) || account === undefined) {
      throw new Refusal('unauthorised', 'name and passphrase do not belong together');
    }
    const { token, row } = this.#newToken(account.person.id, 'signed in');
    await store.people.addToken(row);
    await this.#adopt(guest, account.person);
    return { person: await this.profile(account.person.id), token };
  }

  async signOut({ person, token }: Identity): Promise<void> {
    await this.dropToken(person.id, token);
  }

  async profile(id: string): Promise<Person> {
    const person = await this.#row(id);
    return { ...person, ratings: [...(await this.#around.store.people.ratings(id))] };
  }

  /** These people as everybody may know them; who is no longer there is left out. */
  async refs(ids: Iterable<string>): Promise<PersonRef[]> {
    const rows = await Promise.all([...ids].map((id) => this.#around.store.people.find(id)));
    return rows.flatMap((row) => (row === undefined ? [] : refOf(row)));
  }

  /** Accounts keep the name that they are found by. */
  async rename({ person }: Identity, name: string): Promise<Person> {
    const { store } = this.#around;
    if ((await this.#row(person.id)).account) throw new Refusal('conflict', 'an account keeps its name');
    if ((await store.people.account(keyOf(name))) !== undefined) throw new Refusal('conflict', 'this name is taken');
    await store.people.rename(person.id, name);
    this.#forgetPerson(person.id);
    return this.profile(person.id);
  }

  async tokens({ person, token }: Identity): Promise<TokenInfo[]> {
    const rows = await this.#around.store.people.tokens(person.id);
    return rows.map(({ id, label, created, used }) => ({ id, label, created, used, current: id === token }));
  }

  async newToken({ person }: Identity, label: string): Promise<{ id: string; token: string }> {
    const { store } = this.#around;
    if ((await store.people.tokens(person.id)).length >= MOST_TOKENS) {
      throw new Refusal('conflict', `expected at most ${MOST_TOKENS} tokens`);
    }
    const { token, row } = this.#newToken(person.id, label);
    await store.people.addToken(row);
    return { id: row.id, token };
  }

  async dropToken(person: string, id: string): Promise<void> {
    if (!(await this.#around.store.people.dropToken(person, id))) throw notFound('token');
    this.#around.bus.tell('signedOut', { token: id });
    this.#forget(id);
  }

  async #row(id: string): Promise<PersonRow> {
    const person = await this.#around.store.people.find(id);
    if (person === undefined) throw notFound('person');
    return person;
  }

  async #adopt(guest: Identity | undefined, account: PersonRow): Promise<void> {
    if (guest === undefined || guest.person.id === account.id) return;
    if ((await this.#row(guest.person.id)).account) return;
    const { store, bus } = this.#around;
    const tokens = await store.people.tokens(guest.person.id);
    await store.people.adopt(guest.person.id, account);
    bus.tell('adopted', { guest: guest.person.id });
    await this.#rooms.adopted(guest.person.id);
    for (const { id } of tokens) {
      bus.tell('signedOut', { token: id });
      this.#forget(id);
    }
  }

  #newToken(person: string, label: string): { readonly token: string; readonly row: TokenRow } {
    const { outside } = this.#around;
    const token = outside.entropy(TOKEN_BYTES).toString('base64url');
    const now = outside.now();
    return { token, row: { hash: hashOf(token), id: newId(outside), person, label, created: now, used: now } };
  }

  /** A token is void: it is no longer believed in, and whoever came by it is told. */
  #forget(token: string): void {
    for (const [hash, { identity }] of this.#beliefs) if (identity.token === token) this.#beliefs.delete(hash);
    for (const company of this.#companies) company.signedOut(token);
  }

  /** Others are heard again. Which tokens have become void meanwhile nobody may ever tell: they are looked up. */
  async #lookUp(): Promise<void> {
    this.#beliefs.clear();
    const tokens = new Map<string, Set<string>>();
    for (const { person, token } of this.#companies.flatMap((company) => [...company.present()])) {
      tokens.set(person.id, (tokens.get(person.id) ?? new Set()).add(token));
    }
    try {
      for (const [person, theirs] of tokens) {
        const valid = new Set((await this.#around.store.people.tokens(person)).map(({ id }) => id));
        for (const token of theirs) if (!valid.has(token)) this.#forget(token);
      }
    } catch (error) {
      this.#around.log.warn(errorFields(error), 'the tokens could not be looked up');
    }
  }

  /** Somebody has changed: whoever comes by any of their tokens is looked up again. */
  #forgetPerson(id: string): void {
    for (const [hash, { identity }] of this.#beliefs) if (identity.person.id === id) this.#beliefs.delete(hash);
  }
}
