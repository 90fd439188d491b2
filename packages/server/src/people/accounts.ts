import type { SignedIn } from '@souk/protocol';
import type { HostContext } from '../host-context.js';
import { errorFields } from '../logging/logger.js';
import type { Rooms } from '../matches/rooms.js';
import { Refusal } from '../refusal.js';
import type { PersonRow } from '../store/rows.js';
import { isDone } from '../tables/phases.js';
import { seatOf } from '../tables/seating.js';
import type { Tables } from '../tables/tables.js';
import { keyOf, retiredNameOf } from './names.js';
import { hashPassphrase, isSamePassphrase, verifyPassphrase } from './passphrase.js';
import type { Identity, People } from './people.js';
import { hashOfCode, newRecoveryCodes } from './recovery-codes.js';
import { allTablesOf } from './tables-of.js';

/** What is needed to recover an account. */
interface RecoveryRequest {
  readonly name: string;
  readonly code: string;
  readonly passphrase: string;
  readonly device?: string;
}

interface PassphraseChange {
  readonly current: string;
  readonly passphrase: string;
  readonly keepSessions?: boolean;
}

/** What people do with their own account: its passphrase, its recovery codes, its end. */
export class Accounts {
  readonly #context: HostContext;
  readonly #people: People;
  readonly #rooms: Rooms;
  readonly #tables: Tables;

  constructor(context: HostContext, people: People, rooms: Rooms, tables: Tables) {
    this.#context = context;
    this.#people = people;
    this.#rooms = rooms;
    this.#tables = tables;
  }

  async changePassphrase({ person, token }: Identity, change: PassphraseChange): Promise<void> {
    const { store, runtime } = this.#context;
    const before = await this.#confirm(person.id, change.current);
    if (isSamePassphrase(change.current, change.passphrase)) {
      throw new Refusal('bad-request', 'expected a new passphrase, this is the one up to now');
    }
    const after = await hashPassphrase(change.passphrase, runtime);
    const kept = change.keepSessions === true ? 'all' : token;
    const ended = await store.people.setSecret(person.id, before, after, kept);
    if (ended === undefined) throw new Refusal('conflict', 'the passphrase has just been changed elsewhere');
    this.#people.voidTokens(ended);
  }

  async recoveryCodesLeft({ person }: Identity): Promise<number> {
    return this.#context.store.people.recoveryCodes(person.id);
  }

  async newRecoveryCodes({ person }: Identity, passphrase: string | undefined): Promise<string[]> {
    await this.#confirm(person.id, passphrase);
    const codes = newRecoveryCodes(this.#context.runtime);
    await this.#context.store.people.setRecoveryCodes(
      person.id,
      codes.map((code) => hashOfCode(person.id, code)),
    );
    return codes;
  }

  /** All sessions end: an account is recovered after its passphrase has become known to others, or a device was lost. */
  async recover(guest: Identity | undefined, request: RecoveryRequest): Promise<SignedIn> {
    const { store, runtime } = this.#context;
    const account = await store.people.account(keyOf(request.name));
    // Before the code is looked at: a wrong one takes as long as a right one.
    const secret = await hashPassphrase(request.passphrase, runtime);
    const id = account?.person.id ?? '';
    const ended = await store.people.recover(id, hashOfCode(id, request.code), secret);
    if (account === undefined || ended === undefined) {
      throw new Refusal('unauthorised', 'name and recovery code do not belong together, or the code was used before');
    }
    this.#people.voidTokens(ended);
    return this.#people.openSession(guest, account.person, request.device);
  }

  /** Deletes a person. Seats are given up first, so that no match waits for them. */
  async remove({ person }: Identity, passphrase: string | undefined): Promise<void> {
    const { store, bus } = this.#context;
    const row = await this.#people.row(person.id);
    if (row.account) await this.#confirm(person.id, passphrase);
    await this.#giveSeatsUp(row);
    const ended = await store.people.remove(person.id, row.account ? retiredNameOf(keyOf(row.name)) : null);
    this.#people.voidTokens(ended);
    bus.publish('renamed', { person: person.id });
    await this.#rooms.renamed(person.id);
  }

  async #giveSeatsUp(person: PersonRow): Promise<void> {
    for await (const table of allTablesOf(this.#context.store, person.id)) {
      const isTheirs =
        seatOf(table, person.id) !== undefined || (table.phase === 'open' && table.host.id === person.id);
      if (isDone(table) || !isTheirs) continue;
      try {
        await this.#tables.giveUp(table.id, { id: person.id, name: person.name });
      } catch (error) {
        // It has just ended, or can no longer be opened: there is nothing left to give up.
        if (!(error instanceof Refusal) || error.code === 'unavailable') throw error;
        this.#context.logger.warn({ match: table.id, ...errorFields(error) }, 'a seat could not be given up');
      }
    }
  }

  /** The passphrase is asked again; answers with its hash. */
  async #confirm(id: string, passphrase = ''): Promise<string> {
    const secret = await this.#context.store.people.secret(id);
    if (secret === undefined) throw new Refusal('conflict', 'you have no account: make one first');
    if (!(await verifyPassphrase(passphrase, secret))) throw new Refusal('forbidden', 'this is not your passphrase');
    return secret;
  }
}
