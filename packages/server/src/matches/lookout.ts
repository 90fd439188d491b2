import type { Chat } from '../chat/chat.js';
import { errorFields } from '../logs/log.js';
import type { Head } from '../store/store.js';
import type { Room } from './room.js';
import type { Rooms } from './rooms.js';
import type { Surroundings } from './surroundings.js';

const SECOND = 1000;
/** Matches that are asked about at once. */
const AT_ONCE = 500;

/**
 * Looks in the store for what nobody has told: a host may have died before it could, or the line between hosts
 * is broken. Only matches that somebody follows are looked at.
 */
export class Lookout {
  readonly #around: Surroundings;
  readonly #rooms: Rooms;
  readonly #chat: Chat;
  #stop: () => void = () => {};
  #isLooking = false;

  constructor(around: Surroundings, rooms: Rooms, chat: Chat) {
    this.#around = around;
    this.#rooms = rooms;
    this.#chat = chat;
    around.bus.onReturn(() => {
      void this.#look();
    });
  }

  open(): void {
    if (this.#around.bus.reach !== 'alone') this.#watch();
  }

  close(): void {
    this.#stop();
  }

  /** Seldom as long as others are heard, and every second while they are not. */
  #watch(): void {
    const { bus, config, outside } = this.#around;
    this.#stop = outside.after(bus.reach === 'together' ? config.lookoutSeconds * SECOND : SECOND, () => {
      this.#watch();
      void this.#look();
    });
  }

  async #look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      const rooms = await this.#rooms.watched();
      for (let from = 0; from < rooms.length; from += AT_ONCE) await this.#lookAt(rooms.slice(from, from + AT_ONCE));
    } catch (error) {
      this.#around.log.warn(errorFields(error), 'the store could not be looked at');
    } finally {
      this.#isLooking = false;
    }
  }

  async #lookAt(rooms: readonly Room[]): Promise<void> {
    const byId = new Map(rooms.map((room) => [room.id, room]));
    const heads = await this.#around.store.matches.heads([...byId.keys()]);
    await Promise.all(heads.map((head) => this.#compare(byId.get(head.id), head)));
  }

  async #compare(room: Room | undefined, head: Head): Promise<void> {
    if (room === undefined) return;
    if (head.line > 0) this.#chat.heardOf(head.id, head.line);
    await room.reconcile(head).catch((error) => room.failed(error));
  }
}
