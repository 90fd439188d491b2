import type { ChatLine, PersonRef } from '@souk/protocol';
import type { HostContext } from '../host-context.js';
import { errorFields } from '../logging/logger.js';
import type { Room } from '../matches/room.js';
import type { Rooms } from '../matches/rooms.js';
import { SerialQueue } from '../queues/serial-queue.js';
import { Refusal } from '../refusal.js';
import type { ChatRow } from '../store/rows.js';

const MAX_LINES = 100;
const MAX_CACHED_MUTES = 10_000;

/** What people say at a table, sent to all watchers there but those who have muted them. */
export class Chat {
  readonly #context: HostContext;
  readonly #rooms: Rooms;
  /** Whom each person does not want to hear. */
  readonly #mutes = new Map<string, Promise<Set<string>>>();

  readonly #deliveries = new WeakMap<Room, Delivery>();

  constructor(context: HostContext, rooms: Rooms) {
    this.#context = context;
    this.#rooms = rooms;
    context.bus.on('muted', ({ person }) => this.#mutes.delete(person));
    context.bus.onReconnect(() => this.#mutes.clear());
    context.bus.on('chat', ({ id, line }) => this.catchUpTo(id, line));
  }

  async say(match: string, from: PersonRef, text: string): Promise<ChatLine> {
    const room = await this.#rooms.get(match);
    const viewer = room.viewerFor(from.id);
    const { chat } = room.table.settings;
    if (chat === 'off') throw new Refusal('forbidden', 'there is no chat at this table');
    if (chat === 'seats' && viewer === 'spectator') throw new Refusal('forbidden', 'only those who sit here may write');
    const said = { time: this.#context.runtime.now(), from, seat: viewer === 'spectator' ? null : viewer, text };
    const line = await this.#context.store.chat.add(match, said);
    this.#context.bus.publish('chat', { id: match, line });
    await this.#sendUpTo(room, line, { line, ...said });
    return lineOf(match, { line, ...said });
  }

  async lines(match: string, listener: string): Promise<ChatLine[]> {
    const room = await this.#rooms.get(match);
    room.viewerFor(listener);
    const muted = await this.#mutedBy(listener);
    const rows = await this.#context.store.chat.latest(match, MAX_LINES);
    return rows.filter(({ from }) => !muted.has(from.id)).map((row) => lineOf(match, row));
  }

  async mute(listener: string, other: string, muted: boolean): Promise<void> {
    if (listener === other) throw new Refusal('bad-request', 'person: expected somebody else');
    await this.#context.store.people.setMute(listener, other, muted);
    this.#mutes.delete(listener);
    this.#context.bus.publish('muted', { person: listener });
  }

  /** Whom a person does not want to hear. */
  async mutedBy(listener: string): Promise<ReadonlySet<string>> {
    return this.#mutedBy(listener);
  }

  async #send(room: Room, line: ChatLine): Promise<void> {
    const listeners = room.listeners();
    const muting = new Set<string>();
    await Promise.all(
      listeners.map(async (listener) => {
        if ((await this.#mutedBy(listener)).has(line.from.id)) muting.add(listener);
      }),
    );
    room.tellChat(line, (listener) => muting.has(listener));
  }

  #mutedBy(listener: string): Promise<Set<string>> {
    const known = this.#mutes.get(listener);
    if (known !== undefined) return known;
    if (this.#mutes.size >= MAX_CACHED_MUTES) this.#mutes.clear();
    const read = this.#context.store.people.mutes(listener).then((others) => new Set(others));
    this.#mutes.set(listener, read);
    // What could not be read is asked for again the next time.
    read.catch(() => this.#mutes.get(listener) === read && this.#mutes.delete(listener));
    return read;
  }

  /** A line was said elsewhere: watchers here are sent it, and what came before it. */
  catchUpTo(match: string, line: number): void {
    this.#rooms
      .loaded(match)
      ?.then((room) => this.#sendUpTo(room, line))
      .catch((error) => this.#context.logger.error({ match, ...errorFields(error) }, 'a chat line could not be told'));
  }

  /** Sends all lines up to a number that were not sent yet, each once and in order; `last` is the last one if it is at hand. */
  #sendUpTo(room: Room, line: number, last?: ChatRow): Promise<void> {
    const delivery = this.#deliveries.get(room) ?? { sentUpTo: undefined, queue: new SerialQueue() };
    this.#deliveries.set(room, delivery);
    return delivery.queue.run(async () => {
      const { linesBefore } = room;
      const sent = Math.max(delivery.sentUpTo ?? linesBefore ?? line - 1, linesBefore ?? 0);
      if (sent >= line) return;
      delivery.sentUpTo = line;
      const isNext = last !== undefined && sent === line - 1;
      const rows = isNext ? [last] : await this.#context.store.chat.latest(room.id, MAX_LINES);
      for (const row of rows) if (row.line > sent && row.line <= line) await this.#send(room, lineOf(room.id, row));
    });
  }
}

/** How far the lines of a chat have been sent to watchers here. */
interface Delivery {
  sentUpTo: number | undefined;
  readonly queue: SerialQueue;
}

const lineOf = (match: string, { line, time, from, seat, text }: ChatRow): ChatLine => ({
  type: 'chat',
  match,
  line,
  time,
  from,
  seat,
  text,
});
