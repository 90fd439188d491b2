import { elementAt, type Seat } from '@souk/kernel';
import type { Deal, Level, NewDeal, NewTable, PersonRef, QuickMatch } from '@souk/protocol';
import type { HostContext } from '../host-context.js';
import { deadlineOf } from '../matches/next-deadline.js';
import { Progress } from '../matches/progress.js';
import type { Room } from '../matches/room.js';
import type { Rooms } from '../matches/rooms.js';
import { notFound, Refusal } from '../refusal.js';
import { newId } from '../runtime.js';
import type { TableRow } from '../store/rows.js';
import { dealResource, isComplete } from './deals.js';
import type { Lobby } from './lobby.js';
import { newCode, newSecrets, newTable } from './new-table.js';
import { isDone } from './phases.js';
import * as seating from './seating.js';

const CODE_ATTEMPTS = 5;
/** More than will ever wait at once: those whose makers are gone stand among them. */
const QUICK_CANDIDATES = 200;

/** What people do with tables. Every change is made from what was read, and made anew if another writer was faster. */
export class Tables {
  readonly #context: HostContext;
  readonly #rooms: Rooms;
  readonly #lobby: Lobby;
  readonly #listeners: ((table: TableRow) => void)[] = [];

  constructor(context: HostContext, rooms: Rooms, lobby: Lobby) {
    this.#context = context;
    this.#rooms = rooms;
    this.#lobby = lobby;
  }

  /** Calls the listener with every table that was changed here before its match, by its start or its end. */
  onChange(listener: (table: TableRow) => void): void {
    this.#listeners.push(listener);
  }

  async find(id: string): Promise<TableRow> {
    const table = await this.#context.store.tables.find(id);
    if (table === undefined) throw notFound('table');
    return table;
  }

  async byCode(code: string): Promise<TableRow> {
    const table = await this.#context.store.tables.byCode(code);
    if (table === undefined) throw notFound('table');
    return table;
  }

  async create(request: NewTable, host: PersonRef, autoStart = false): Promise<TableRow> {
    const { runtime, config } = this.#context;
    const made = await this.#add([newTable(request, host, runtime, { idleDays: config.idleDays, autoStart })]);
    return elementAt(made, 0);
  }

  /** Several tables with the same deal: who makes them sits at the first. */
  async createDeal({ table: request, tables }: NewDeal, host: PersonRef): Promise<Deal> {
    const { runtime, config } = this.#context;
    if (request.salt !== undefined)
      throw new Refusal('bad-request', 'salt: expected none for tables with the same deal');
    const secrets = newSecrets(runtime);
    const more = { idleDays: config.idleDays, secrets, deal: newId(runtime) };
    const seats = request.seats.map((seat) => (seat.kind === 'you' ? ({ kind: 'open' } as const) : seat));
    const made = Array.from({ length: tables }, (_, i) =>
      newTable({ spectators: false, ...request, ...(i === 0 ? {} : { seats }) }, host, runtime, more),
    );
    return dealResource(more.deal, await this.#add(made));
  }

  /** A table of a deal is done. If it was the last one, watchers of all are told: what was kept from them is no secret any more. */
  async dealChanged({ deal }: TableRow): Promise<readonly TableRow[]> {
    const tables = deal === null ? [] : await this.#context.store.tables.ofDeal(deal);
    if (!isComplete(tables)) return [];
    for (const { id } of tables) await this.#rooms.changed(id);
    return tables;
  }

  async deal(id: string): Promise<Deal> {
    const tables = await this.#context.store.tables.ofDeal(id);
    if (tables.length === 0) throw notFound('deal');
    return dealResource(id, tables);
  }

  async join(id: string, person: PersonRef, request: { seat?: Seat; salt?: string }): Promise<TableRow> {
    const { deal } = await this.find(id);
    const sitDown = (): Promise<TableRow> =>
      this.#change(id, async (before) => {
        await this.#checkDeal(before, person);
        return seating.join(before, person, request);
      });
    // A person who asks for two tables with the same deal at the same moment gets one.
    const table = await (deal === null ? sitDown() : this.#context.store.withLock(`deal ${deal}`, sitDown));
    return table.autoStart && seating.isFull(table) ? this.#start(id) : table;
  }

  /** Before the start the seat is free again; afterwards a bot plays. */
  async leave(id: string, person: PersonRef): Promise<TableRow> {
    const { phase } = await this.find(id);
    if (phase === 'open') return this.#change(id, (table) => seating.leave(table, person));
    return this.#inRoom(id, person, (room, seat) => room.actions.handOver(seat));
  }

  comeBack(id: string, person: PersonRef): Promise<TableRow> {
    return this.#inRoom(id, person, (room, seat) => room.actions.comeBack(seat));
  }

  resign(id: string, person: PersonRef): Promise<TableRow> {
    return this.#inRoom(id, person, (room, seat) => room.actions.resign(seat));
  }

  /** Gets up for good: before the start the seat is free again, afterwards it is given up. */
  async giveUp(id: string, person: PersonRef): Promise<void> {
    const { phase } = await this.find(id);
    if (phase === 'open') await this.#change(id, (table) => seating.leave(table, person));
    else if (phase === 'playing') await this.resign(id, person);
  }

  kick(id: string, host: PersonRef, seat: Seat): Promise<TableRow> {
    return this.#change(id, (table) => seating.kick(table, host, seat));
  }

  async setSeat(id: string, host: PersonRef, seat: Seat, level: Level | undefined): Promise<TableRow> {
    return this.#change(id, (table) => seating.setSeat(table, host, seat, level));
  }

  setSalt(id: string, person: PersonRef, salt: string): Promise<TableRow> {
    return this.#change(id, (table) => seating.setSalt(table, person, salt));
  }

  async start(id: string, host: PersonRef): Promise<TableRow> {
    const table = await this.find(id);
    seating.checkHost(table, host);
    return this.#start(id);
  }

  async close(id: string, host: PersonRef): Promise<void> {
    await this.#change(id, (table) => {
      seating.checkHost(table, host);
      seating.checkOpen(table);
      return seating.close(table);
    });
  }

  /** A table has waited for too long. */
  async expire(id: string): Promise<void> {
    await this.#change(id, (table) => (table.phase === 'open' ? seating.close(table) : table));
  }

  /** Takes a seat at a table that waits for the same, or makes one. Two people who ask at the same moment must find each other. */
  quick(request: QuickMatch, person: PersonRef): Promise<TableRow> {
    return this.#context.store.withLock(`quick ${request.game}`, () => this.#findQuick(request, person));
  }

  async #findQuick({ game, seats, clock, rated }: QuickMatch, person: PersonRef): Promise<TableRow> {
    const open = { kind: 'open' } as const;
    const others = Array.from({ length: seats - 1 }, () => open);
    const request: NewTable = {
      game,
      seats: [{ kind: 'you' }, ...others],
      visibility: 'public',
      clock: clock ?? { kind: 'live', perMove: 60, bank: 300 },
      rated: rated ?? false,
    };
    for (const candidate of await this.#context.store.tables.quick(game, QUICK_CANDIDATES)) {
      if (!isSame(candidate, request) || candidate.kicked.includes(person.id)) continue;
      if (!this.#lobby.isListed(candidate)) continue;
      if (seating.seatOf(candidate, person.id) !== undefined) return candidate;
      try {
        return await this.join(candidate.id, person, {});
      } catch (error) {
        // Another person has taken the last seat: the next table, then.
        if (!(error instanceof Refusal)) throw error;
      }
    }
    return this.create(request, person, true);
  }

  /** The same again. The first person who asks makes the table, the others join it. */
  async rematch(id: string, person: PersonRef): Promise<TableRow> {
    const old = await this.find(id);
    const seat = seating.seatOf(old, person.id);
    if (seat === undefined) throw new Refusal('forbidden', 'you had no seat in this match');
    if (old.phase !== 'over' && old.phase !== 'abandoned') throw new Refusal('conflict', 'the match is not over');
    // The person who asked first may have left again, which has closed the table: then another one is needed.
    const again = old.rematch === null ? undefined : await this.find(old.rematch);
    if (again !== undefined && again.phase !== 'closed') return this.join(again.id, person, sameSeat(again, seat));
    // What a rematch takes from the result would tell it to all, and other tables may still play the deal.
    const isKnown = old.outcome !== null && !old.dealPending;
    const changes = isKnown ? this.#rooms.gameOf(old).rematchOptions?.(old.outcome) : {};
    const table = await this.create(rematchRequest(old, seat, changes), person, true);
    const linked = await this.#context.store.tables.change({ ...old, rematch: table.id });
    if (!linked) {
      await this.close(table.id, person);
      return this.rematch(id, person);
    }
    await this.#rooms.changed(id);
    return seating.isFull(table) ? this.#start(table.id) : table;
  }

  async #start(id: string): Promise<TableRow> {
    const { runtime, config } = this.#context;
    const table = await this.#change(id, (before) => {
      seating.checkOpen(before);
      if (!seating.isFull(before))
        throw new Refusal('conflict', 'expected every seat to be taken by a person or a bot');
      const begun: TableRow = { ...before, phase: 'playing', started: runtime.hostTime() };
      const progress = new Progress(this.#rooms.gameOf(begun), begun);
      return { ...begun, deadline: deadlineOf(progress, config)?.at ?? null };
    });
    await this.#rooms.get(id);
    return table;
  }

  /** No person may know a deal from another table. */
  async #checkDeal({ id, deal }: TableRow, person: PersonRef): Promise<void> {
    if (deal === null) return;
    const others = await this.#context.store.tables.ofDeal(deal);
    if (others.some((other) => other.id !== id && seating.seatOf(other, person.id) !== undefined)) {
      throw new Refusal('conflict', 'you sit at another table with the same deal');
    }
  }

  async #inRoom(id: string, person: PersonRef, act: (room: Room, seat: Seat) => Promise<unknown>): Promise<TableRow> {
    const room = await this.#rooms.get(id);
    await act(room, room.ownSeat(person.id));
    return room.table;
  }

  async #change(id: string, change: (table: TableRow) => TableRow | Promise<TableRow>): Promise<TableRow> {
    for (;;) {
      const before = await this.find(id);
      const after = await change(before);
      if (after === before) return before;
      if (!(await this.#context.store.tables.change(after))) continue;
      await this.#rooms.changed(id);
      this.#lobby.changed(after);
      for (const listener of this.#listeners) listener(after);
      if (isDone(after)) await this.dealChanged(after);
      return { ...after, version: after.version + 1 };
    }
  }

  async #add(tables: readonly TableRow[]): Promise<readonly TableRow[]> {
    let made = tables;
    for (let attempt = 0; attempt < CODE_ATTEMPTS; attempt++) {
      if (await this.#context.store.tables.add(made)) {
        for (const table of made) this.#lobby.changed(table);
        return made;
      }
      made = made.map((table) => ({ ...table, code: newCode(this.#context.runtime) }));
    }
    throw new Refusal('unavailable', 'no free code was found for the table; try again');
  }
}

const isSame = ({ settings }: TableRow, { seats, clock, rated }: NewTable): boolean =>
  settings.seats === seats.length &&
  settings.rated === rated &&
  JSON.stringify(settings.clock) === JSON.stringify(clock);

function sameSeat({ seats }: TableRow, seat: Seat): { seat?: Seat } {
  const { person, bot } = elementAt(seats, seat);
  return person === null && bot === null ? { seat } : {};
}

/** A table like the one before: bots sit where they sat, the seats of the others wait for them. */
function rematchRequest({ settings, seats }: TableRow, own: Seat, changes: object | undefined): NewTable {
  const { seats: _, visibility: __, ...same } = settings;
  return {
    ...same,
    options: { ...same.options, ...changes },
    visibility: 'link',
    seats: seats.map(({ person, bot }, seat) =>
      seat === own ? { kind: 'you' } : person === null && bot !== null ? { kind: 'bot', level: bot } : { kind: 'open' },
    ),
  };
}
