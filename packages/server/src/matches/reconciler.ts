import type { Chat } from '../chat/chat.js';
import type { HostContext } from '../host-context.js';
import { errorFields } from '../logging/logger.js';
import type { MatchVersion } from '../store/store.js';
import type { Room } from './room.js';
import type { Rooms } from './rooms.js';

const SECOND = 1000;
/** Matches that are asked about in one query. */
const BATCH_SIZE = 500;

/**
 * Compares matches with the store, for what no message has told of: a host may have died before it could send one, or
 * the bus may be disconnected. Only matches that have watchers are compared.
 */
export class Reconciler {
  readonly #context: HostContext;
  readonly #rooms: Rooms;
  readonly #chat: Chat;
  #stop: () => void = () => {};
  #isReconciling = false;

  constructor(context: HostContext, rooms: Rooms, chat: Chat) {
    this.#context = context;
    this.#rooms = rooms;
    this.#chat = chat;
    context.bus.onReconnect(() => {
      void this.#reconcile();
    });
  }

  open(): void {
    if (this.#context.bus.state !== 'local') this.#schedule();
  }

  close(): void {
    this.#stop();
  }

  /** Seldom while the bus is connected, and every second while it is not. */
  #schedule(): void {
    const { bus, config, runtime } = this.#context;
    this.#stop = runtime.after(bus.state === 'connected' ? config.lookoutSeconds * SECOND : SECOND, () => {
      this.#schedule();
      void this.#reconcile();
    });
  }

  async #reconcile(): Promise<void> {
    if (this.#isReconciling) return;
    this.#isReconciling = true;
    try {
      const rooms = await this.#rooms.watched();
      for (let from = 0; from < rooms.length; from += BATCH_SIZE)
        await this.#reconcileAll(rooms.slice(from, from + BATCH_SIZE));
    } catch (error) {
      this.#context.logger.warn(errorFields(error), 'the store could not be looked at');
    } finally {
      this.#isReconciling = false;
    }
  }

  async #reconcileAll(rooms: readonly Room[]): Promise<void> {
    const byId = new Map(rooms.map((room) => [room.id, room]));
    const heads = await this.#context.store.matches.heads([...byId.keys()]);
    await Promise.all(heads.map((head) => this.#reconcileRoom(byId.get(head.id), head)));
  }

  async #reconcileRoom(room: Room | undefined, head: MatchVersion): Promise<void> {
    if (room === undefined) return;
    if (head.line > 0) this.#chat.catchUpTo(head.id, head.line);
    await room.reconcile(head).catch((error) => room.failed(error));
  }
}
