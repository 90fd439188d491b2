import type { PersonRef } from '@souk/protocol';
import type { HostContext } from '../host-context.js';
import { errorFields } from '../logging/logger.js';
import type { Rooms } from '../matches/rooms.js';
import { Refusal } from '../refusal.js';
import type { PersonRow, TableRow } from '../store/rows.js';
import { hasBegun, isDone } from '../tables/phases.js';
import { seatOf } from '../tables/seating.js';
import type { Tables } from '../tables/tables.js';
import { allTablesOf } from './tables-of.js';

/** A seat that has to be given up before a guest and an account become one person. */
interface Conflict {
  readonly table: TableRow;
  readonly person: PersonRef;
  /** The matches that no longer count for ratings by it. */
  readonly unrated: readonly TableRow[];
}

/**
 * Hands what a guest has to the account that the guest signs in to. No person has two seats at a table, or knows a deal
 * from two tables: one of the two seats is given up before, that of the guest where the match has begun. The match does
 * not count for ratings then, since one person could help one seat by the other.
 */
export class Adoption {
  readonly #context: HostContext;
  readonly #rooms: Rooms;
  readonly #tables: Tables;

  constructor(context: HostContext, rooms: Rooms, tables: Tables) {
    this.#context = context;
    this.#rooms = rooms;
    this.#tables = tables;
  }

  async adopt(guest: PersonRef, account: PersonRow): Promise<void> {
    const { store, bus } = this.#context;
    await this.#resolve(guest, account);
    await store.people.adopt(guest.id, account);
    // The guest may have sat down at one more table meanwhile: that seat has kept the guest's name.
    await this.#resolve(guest, account);
    bus.publish('adopted', { guest: guest.id });
    await this.#rooms.renamed(guest.id);
  }

  /** Gives up what has to be. Giving up may end a match: that it does not count is said before. */
  async #resolve(guest: PersonRef, account: PersonRow): Promise<void> {
    for await (const table of allTablesOf(this.#context.store, guest.id)) {
      for (const conflict of await this.#conflictsAt(table, guest, account)) {
        for (const { id, settings } of conflict.unrated) if (settings.rated) await this.#unrate(id);
        await this.#giveUp(conflict);
      }
    }
  }

  async #unrate(id: string): Promise<void> {
    await this.#context.store.tables.unrate(id);
    await this.#rooms.changed(id);
  }

  async #conflictsAt(table: TableRow, guest: PersonRef, account: PersonRow): Promise<readonly Conflict[]> {
    if (seatOf(table, guest.id) === undefined) return [];
    const ofGuest = { table, person: guest };
    if (seatOf(table, account.id) !== undefined) {
      return isDone(table) ? [] : [{ ...ofGuest, unrated: hasBegun(table) ? [table] : [] }];
    }
    if (table.deal === null) return [];
    const sameDeal = await this.#context.store.tables.ofDeal(table.deal);
    return sameDeal
      .filter((other) => other.id !== table.id && seatOf(other, account.id) !== undefined)
      .map((other) => {
        if (!hasBegun(table)) return { ...ofGuest, unrated: [] };
        if (!hasBegun(other)) return { table: other, person: account, unrated: [] };
        return { ...ofGuest, unrated: [table, other].filter((each) => !isDone(each)) };
      });
  }

  async #giveUp({ table, person }: Conflict): Promise<void> {
    try {
      await this.#tables.giveUp(table.id, person);
    } catch (error) {
      // It has just ended, or can no longer be opened: there is nothing left to give up.
      if (!(error instanceof Refusal) || error.code === 'unavailable') throw error;
      this.#context.logger.warn({ match: table.id, ...errorFields(error) }, 'a seat could not be given up');
    }
  }
}
