import { createHash } from 'node:crypto';
import type { Person, PersonRef, Registered, SignedIn, TokenInfo } from '@souk/protocol';
import type { HostContext } from '../host-context.js';
import { errorFields } from '../logging/logger.js';
import type { Rooms } from '../matches/rooms.js';
import { isOutage, notFound, Refusal } from '../refusal.js';
import { newId } from '../runtime.js';
import type { PersonRow, TokenRow } from '../store/rows.js';
import type { Tables } from '../tables/tables.js';
import { Adoption } from './adoption.js';
import { checkFree, keyOf } from './names.js';
import { hashPassphrase, verifyPassphrase } from './passphrase.js';
import { hashOfCode, newRecoveryCodes } from './recovery-codes.js';

const TOKEN_BYTES = 24;
const HOUR = 3_600_000;
/** How long a token counts as valid without asking the store again. */
const CACHE_MS = 60_000;
const MAX_CACHED = 20_000;
const MAX_TOKENS = 50;

/** A person who has shown a valid token. */
export interface Identity {
  readonly person: PersonRef;
  /** The id of the token, not the token. */
  readonly token: string;
}

/** What an account is entered by, and what the client calls its device. */
interface Credentials {
  readonly name: string;
  readonly passphrase: string;
  readonly device?: string;
}

/** Connections that were opened with a token, and stay open. */
export interface ClientSessions {
  identities(): Iterable<Identity>;
  /** A token is void: connections that were opened with it are ended. */
  signedOut(token: string): void;
}

interface CachedIdentity {
  readonly identity: Identity;
  /** By the monotonic clock. */
  readonly until: number;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const refOf = ({ id, name }: PersonRow): PersonRef => ({ id, name });

/** Who is who: guests, accounts and their tokens. */
export class People {
  readonly #context: HostContext;
  readonly #adoption: Adoption;
  readonly #identities = new Map<string, CachedIdentity>();
  readonly #sessions: ClientSessions[] = [];

  constructor(context: HostContext, rooms: Rooms, tables: Tables) {
    this.#context = context;
    this.#adoption = new Adoption(context, rooms, tables);
    context.bus.on('signedOut', ({ token }) => this.#forget(token));
    context.bus.onReconnect(() => void this.#revalidateTokens());
  }

  /** Has these told when a token is void. */
  addSessions(sessions: ClientSessions): void {
    this.#sessions.push(sessions);
  }

  /** Who has this token; undefined if it is void. */
  async identify(token: string): Promise<Identity | undefined> {
    const { store, runtime } = this.#context;
    const hash = hashOf(token);
    const cached = this.#identities.get(hash);
    if (cached !== undefined && cached.until > runtime.monotonic()) return cached.identity;
    const found = await store.people.holder(hash);
    if (found === undefined) return undefined;
    const now = runtime.now();
    if (now - found.token.used > HOUR) await this.#touch(hash, now);
    const identity = { person: refOf(found.person), token: found.token.id };
    if (this.#identities.size >= MAX_CACHED) this.#identities.clear();
    this.#identities.set(hash, { identity, until: runtime.monotonic() + CACHE_MS });
    return identity;
  }

  /** When a token was last used can wait for a store that only reads at the moment. */
  async #touch(hash: string, now: number): Promise<void> {
    await this.#context.store.people.touch(hash, now).catch((error: unknown) => {
      if (!isOutage(error)) throw error;
    });
  }

  async enter(name: string, device = 'guest'): Promise<SignedIn> {
    const { store, runtime } = this.#context;
    await checkFree(store.people, name, 'this name belongs to an account: sign in, or take another one');
    const person = { id: newId(runtime), name, account: false, since: runtime.now() };
    const { token, row } = this.#newToken(person.id, device);
    await store.people.add(person, row);
    return { person: { ...person, avatar: null, ratings: [] }, token };
  }

  /** Makes an account of a guest, whose token is replaced, or a new one. */
  async register(
    guest: Identity | undefined,
    { name, passphrase, device = 'account' }: Credentials,
  ): Promise<Registered> {
    const { store, runtime } = this.#context;
    const before = guest === undefined ? undefined : await this.row(guest.person.id);
    if (before?.account === true) throw new Refusal('conflict', 'you have an account already');
    await checkFree(store.people, name, 'this name is taken');
    const secret = await hashPassphrase(passphrase, runtime);
    const codes = newRecoveryCodes(runtime);
    const person = before ?? { id: newId(runtime), name, account: false, since: runtime.now() };
    const { token, row } = this.#newToken(person.id, device);
    const hashes = codes.map((code) => hashOfCode(person.id, code));
    if (before === undefined) await store.people.add(person, row);
    else await store.people.addToken(row);
    if (!(await store.people.register(person.id, name, keyOf(name), secret, hashes))) {
      await store.people.dropToken(person.id, row.id);
      throw new Refusal('conflict', 'this name is taken');
    }
    // The client goes on with the new token: with both it would stand in the list of devices twice.
    if (guest !== undefined) await store.people.dropToken(person.id, guest.token);
    this.#forgetPerson(person.id);
    return { person: await this.profile(person.id), token, codes };
  }

  /** A guest who signs in brings their matches and seats along. */
  async signIn(guest: Identity | undefined, { name, passphrase, device }: Credentials): Promise<SignedIn> {
    const { store } = this.#context;
    const account = await store.people.account(keyOf(name));
    if (!(await verifyPassphrase(passphrase, account?.secret)) || account === undefined) {
      throw new Refusal('unauthorised', 'name and passphrase do not belong together');
    }
    return this.openSession(guest, account.person, device);
  }

  /** A token for a person who has shown to own an account. */
  async openSession(guest: Identity | undefined, account: PersonRow, device = 'signed in'): Promise<SignedIn> {
    await this.#adopt(guest, account);
    const { token, row } = this.#newToken(account.id, device);
    await this.#context.store.people.addToken(row);
    return { person: await this.profile(account.id), token };
  }

  async signOut({ person, token }: Identity): Promise<void> {
    await this.dropToken(person.id, token);
  }

  async profile(id: string): Promise<Person> {
    const { people, profiles } = this.#context.store;
    const person = await this.row(id);
    const [settings, ratings] = await Promise.all([profiles.settings(id), people.ratings(id)]);
    return { ...person, avatar: settings?.avatar ?? null, ratings: [...ratings] };
  }

  /** These people as every client may know them; those no longer there are left out. */
  async refs(ids: Iterable<string>): Promise<PersonRef[]> {
    const rows = await Promise.all([...ids].map((id) => this.#context.store.people.find(id)));
    return rows.flatMap((row) => (row === undefined ? [] : refOf(row)));
  }

  /** Accounts keep the name that they are found by. */
  async rename({ person }: Identity, name: string): Promise<Person> {
    const { store } = this.#context;
    if ((await this.row(person.id)).account) throw new Refusal('conflict', 'an account keeps its name');
    await checkFree(store.people, name, 'this name is taken');
    await store.people.rename(person.id, name);
    this.#forgetPerson(person.id);
    return this.profile(person.id);
  }

  async tokens({ person, token }: Identity): Promise<TokenInfo[]> {
    const rows = await this.#context.store.people.tokens(person.id);
    return rows.map(({ id, label, created, used }) => ({ id, label, created, used, current: id === token }));
  }

  async newToken({ person }: Identity, label: string): Promise<{ id: string; token: string }> {
    const { store } = this.#context;
    if ((await store.people.tokens(person.id)).length >= MAX_TOKENS) {
      throw new Refusal('conflict', `expected at most ${MAX_TOKENS} tokens`);
    }
    const { token, row } = this.#newToken(person.id, label);
    await store.people.addToken(row);
    return { id: row.id, token };
  }

  async dropToken(person: string, id: string): Promise<void> {
    if (!(await this.#context.store.people.dropToken(person, id))) throw notFound('token');
    this.voidTokens([id]);
  }

  /** These tokens are no longer in the store: what was opened with them ends, at every host. */
  voidTokens(ids: readonly string[]): void {
    for (const id of ids) {
      this.#context.bus.publish('signedOut', { token: id });
      this.#forget(id);
    }
  }

  async row(id: string): Promise<PersonRow> {
    const person = await this.#context.store.people.find(id);
    if (person === undefined) throw notFound('person');
    return person;
  }

  /** The row of a person who has an account; refuses a guest. */
  async account(id: string): Promise<PersonRow> {
    const person = await this.row(id);
    if (!person.account) throw new Refusal('forbidden', 'expected an account: make one first');
    return person;
  }

  async #adopt(guest: Identity | undefined, account: PersonRow): Promise<void> {
    if (guest === undefined || guest.person.id === account.id) return;
    if ((await this.row(guest.person.id)).account) return;
    const tokens = await this.#context.store.people.tokens(guest.person.id);
    await this.#adoption.adopt(guest.person, account);
    this.voidTokens(tokens.map(({ id }) => id));
  }

  #newToken(person: string, label: string): { readonly token: string; readonly row: TokenRow } {
    const { runtime } = this.#context;
    const token = runtime.entropy(TOKEN_BYTES).toString('base64url');
    const now = runtime.now();
    return { token, row: { hash: hashOf(token), id: newId(runtime), person, label, created: now, used: now } };
  }

  /** A token is void: it is no longer cached, and connections that were opened with it are ended. */
  #forget(token: string): void {
    for (const [hash, { identity }] of this.#identities) if (identity.token === token) this.#identities.delete(hash);
    for (const sessions of this.#sessions) sessions.signedOut(token);
  }

  /** The bus is connected again. Which tokens have become void meanwhile no message tells: they are looked up. */
  async #revalidateTokens(): Promise<void> {
    this.#identities.clear();
    const tokens = new Map<string, Set<string>>();
    for (const { person, token } of this.#sessions.flatMap((sessions) => [...sessions.identities()])) {
      tokens.set(person.id, (tokens.get(person.id) ?? new Set()).add(token));
    }
    try {
      for (const [person, theirs] of tokens) {
        const valid = new Set((await this.#context.store.people.tokens(person)).map(({ id }) => id));
        for (const token of theirs) if (!valid.has(token)) this.#forget(token);
      }
    } catch (error) {
      this.#context.logger.warn(errorFields(error), 'the tokens could not be looked up');
    }
  }

  /** A person has changed: the holder of each of their tokens is looked up again. */
  #forgetPerson(id: string): void {
    for (const [hash, { identity }] of this.#identities) if (identity.person.id === id) this.#identities.delete(hash);
  }
}
