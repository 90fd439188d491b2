import { findBotGame } from '@souk/games/bot-games';
import type { AnyGame } from '@souk/kernel';
import type { HostContext } from '../host-context.js';
import { errorFields } from '../logging/logger.js';
import { isOutage, notFound, Refusal } from '../refusal.js';
import type { TableRow } from '../store/rows.js';
import { StoreUnavailable } from '../store/unavailable.js';
import { withGrace } from './next-deadline.js';
import { endOutdated } from './outdated.js';
import { Room } from './room.js';
import type { RoomOwner } from './room-owner.js';

const MINUTE = 60_000;
const SWEEP_INTERVAL = MINUTE / 2;
/** Deadlines this near are watched by a timer; later ones are found by a later sweep. */
const HORIZON = MINUTE;
const BATCH_SIZE = 500;

/** What `Rooms` tells the rest of the host. */
export interface RoomEvents {
  finished(table: TableRow): void;
  /** A table has waited for its start for too long. */
  expired(table: TableRow): Promise<void>;
  /** Deadlines have been looked after; now and then there is more to look after. */
  swept(): Promise<void>;
}

/** The rooms in memory: loaded when they are asked for, forgotten when they are idle. */
export class Rooms implements RoomOwner {
  readonly #context: HostContext;
  readonly #events: RoomEvents;
  readonly #rooms = new Map<string, Promise<Room>>();
  #isSweeping = false;
  #isSweepDue = false;
  #stop: () => void = () => {};

  constructor(context: HostContext, events: RoomEvents) {
    this.#context = context;
    this.#events = events;
    context.timers.onDue((id) => this.#onTimer(id));
    context.autoplayJobs?.onJob(async (job) => (await this.get(job.match)).autoplay(job));
    context.bus.on('match', ({ id, seq }) => this.#withLoaded(id, (room) => room.catchUpTo(seq)));
    context.bus.on('table', ({ id }) => this.#withLoaded(id, (room) => room.refresh()));
    context.bus.on('presence', (message) =>
      this.#withLoaded(message.id, async (room) => room.presence.receive(message)),
    );
    context.bus.on('presenceAsked', ({ id }) => this.#withLoaded(id, async (room) => room.presence.announce()));
    context.bus.on('adopted', ({ guest }) => void this.adopted(guest));
    context.metrics.gauge('souk_rooms', 'Tables and matches in memory', () => this.#rooms.size);
  }

  async get(id: string): Promise<Room> {
    const known = this.#rooms.get(id);
    if (known === undefined) {
      const loading = this.#load(id);
      this.#rooms.set(id, loading);
      loading.catch(() => this.#rooms.delete(id));
      return loading;
    }
    const room = await known;
    if (!room.isFresh) await room.refresh();
    return room;
  }

  /** The room, if it is in memory. */
  loaded(id: string): Promise<Room> | undefined {
    return this.#rooms.get(id);
  }

  /** Those that have watchers. */
  async watched(): Promise<readonly Room[]> {
    const rooms = await Promise.allSettled(this.#rooms.values());
    return rooms.flatMap((each) => (each.status === 'fulfilled' && each.value.watched ? [each.value] : []));
  }

  /** A table was changed in the store: its watchers are told. */
  async changed(id: string): Promise<void> {
    this.#context.bus.publish('table', { id });
    const room = await this.#rooms.get(id);
    await room?.refresh();
  }

  /** The seats of a guest are an account's now. Done when every room in memory knows it, or has failed to. */
  async adopted(guest: string): Promise<void> {
    const refreshIfTheirs = async (room: Room): Promise<void> => {
      if (room.seatOf(guest) !== undefined || room.table.host.id === guest) await room.refresh();
    };
    await Promise.all([...this.#rooms.keys()].map((id) => this.#withLoaded(id, refreshIfTheirs)));
  }

  /** Begins to look after deadlines and to forget idle rooms. */
  async open(): Promise<void> {
    await this.#checkpoint();
  }

  close(): void {
    this.#stop();
  }

  gameOf({ settings, rulesVersion }: TableRow): AnyGame {
    const game = findBotGame(settings.game)?.game;
    if (game === undefined) throw notFound('game');
    if (game.rulesVersion !== rulesVersion) {
      throw new Refusal('conflict', `the rules have changed since this match: expected version ${rulesVersion}`);
    }
    return game;
  }

  finished(table: TableRow): void {
    this.#context.metrics.match(table.phase);
    this.#context.timers.clear(table.id);
    this.#events.finished(table);
  }

  async #load(id: string): Promise<Room> {
    const stored = await this.#context.store.matches.open(id);
    if (stored === undefined) throw notFound('table');
    return new Room(this.#context, this, stored);
  }

  async #withLoaded(id: string, act: (room: Room) => Promise<unknown>): Promise<void> {
    await this.#rooms
      .get(id)
      ?.then(act)
      .catch((error) => this.#failed(id, error));
  }

  /** A time has come. What fails is tried again, but for a match that cannot be opened: it would be due for ever. */
  async #onTimer(id: string): Promise<void> {
    try {
      if (!this.#rooms.has(id) && !(await this.#isDue(id))) return;
      const room = await this.get(id);
      await (room.table.phase === 'open' ? this.#events.expired(room.table) : room.due());
    } catch (error) {
      this.#failed(id, error);
      // The next sweep looks at it again: nothing that is damaged is mended within a second.
      if (error instanceof StoreUnavailable && error.fault === 'damaged') return;
      if (!(error instanceof Refusal) || error.code === 'unavailable') throw error;
      if (error.code !== 'conflict' && error.code !== 'not-found') return;
      const ended = await endOutdated(this.#context, id);
      if (ended !== undefined) this.finished(ended);
    }
  }

  /** Whether something is to be done at a table that is not in memory. The time may have been put off. */
  async #isDue(id: string): Promise<boolean> {
    const { store, runtime } = this.#context;
    const deadline = (await store.tables.find(id))?.deadline ?? undefined;
    const now = runtime.now();
    if (deadline !== undefined && deadline > now && deadline <= now + HORIZON) this.#setTimer(id, deadline);
    return deadline !== undefined && deadline <= now;
  }

  #setTimer(id: string, deadline: number): void {
    this.#context.timers.set(id, withGrace(this.#context, deadline));
  }

  /** One sweep after the other, and always one that began after the last time it was due. */
  async #checkpoint(): Promise<void> {
    this.#stop = this.#context.runtime.after(SWEEP_INTERVAL, () => {
      void this.#checkpoint();
    });
    this.#isSweepDue = true;
    if (this.#isSweeping) return;
    this.#isSweeping = true;
    while (this.#isSweepDue) {
      this.#isSweepDue = false;
      await this.#sweepOnce();
    }
    this.#isSweeping = false;
  }

  async #sweepOnce(): Promise<void> {
    const { runtime, store, logger } = this.#context;
    try {
      const now = runtime.now();
      await this.#forgetIdle(now);
      for (const { id, deadline } of await store.matches.due(now + HORIZON, BATCH_SIZE)) this.#setTimer(id, deadline);
      await this.#events.swept();
    } catch (error) {
      if (!isOutage(error)) logger.error(errorFields(error), 'the sweep has failed');
    }
  }

  async #forgetIdle(now: number): Promise<void> {
    const since = now - this.#context.config.idleMinutes * MINUTE;
    for (const [id, loading] of this.#rooms) {
      const room = await loading.catch(() => undefined);
      if (room?.isIdle(since) !== true) continue;
      this.#rooms.delete(id);
      this.#context.timers.clear(id);
    }
  }

  #failed(match: string, error: unknown): void {
    if (isOutage(error)) return;
    this.#context.logger.error({ match, ...errorFields(error) }, 'a match could not be looked after');
  }
}
