import type { ClientMessage, ServerMessage, ServerMessageOf } from '@souk/protocol';
import { DisconnectedError, RefusedError } from '../errors.js';

/** A message with a name, by which it is answered. */
export type Send = Extract<ClientMessage, { readonly id: string }>;

/** What says that a send was done. */
export type SendAnswer = ServerMessageOf<'ack' | 'done' | 'pong'>;

interface Pending {
  readonly message: Send;
  /** Whether it can be sent again without being done twice. */
  readonly isRepeatable: boolean;
  resolve(answer: SendAnswer): void;
  reject(error: Error): void;
}

/** The host does these once, however often they come under the same name. */
const REPEATABLE: { readonly [K in Send['type']]: boolean } = {
  move: true,
  undo: true,
  'answer-undo': true,
  standing: true,
  chat: false,
  ping: false,
};

/** Sends that have not been answered. */
export class PendingSends {
  readonly #pending = new Map<string, Pending>();

  static canWait({ type }: Send): boolean {
    return REPEATABLE[type];
  }

  add(message: Send): Promise<SendAnswer> {
    return new Promise((resolve, reject) => {
      this.#pending.set(message.id, { message, isRepeatable: REPEATABLE[message.type], resolve, reject });
    });
  }

  /** What has to be said again over a new connection, under the same names. */
  repeated(): Send[] {
    return [...this.#pending.values()].map(({ message }) => message);
  }

  hear(message: ServerMessage): void {
    if (message.type === 'ack' || message.type === 'done' || message.type === 'pong') {
      this.#settle(message.id, ({ resolve }) => resolve(message));
    } else if (message.type === 'error' && message.id !== undefined) {
      this.#settle(message.id, ({ reject }) => reject(new RefusedError(message)));
    }
  }

  /** The connection was lost: what cannot be repeated has failed. */
  lost(): void {
    for (const [id, { isRepeatable }] of [...this.#pending]) if (!isRepeatable) this.#fail(id);
  }

  /** Nothing will be answered any more. */
  end(): void {
    for (const id of [...this.#pending.keys()]) this.#fail(id);
  }

  #fail(id: string): void {
    this.#settle(id, ({ reject }) => reject(new DisconnectedError('the connection has ended before the answer')));
  }

  #settle(id: string, how: (pending: Pending) => void): void {
    const pending = this.#pending.get(id);
    if (pending === undefined) return;
    this.#pending.delete(id);
    how(pending);
  }
}
