import type { ServerMessage, ServerMessageOf, ServerMessageType } from '@souk/protocol';

type Listeners = { readonly [K in ServerMessageType]?: Set<(message: ServerMessageOf<K>) => void> };

/** Who is told which messages of the host. */
export class Subscriptions {
  readonly #listeners: { -readonly [K in keyof Listeners]: Listeners[K] } = {};

  /** Tells a listener every message of a type, until the function returned is called. */
  on<K extends ServerMessageType>(type: K, listener: (message: ServerMessageOf<K>) => void): () => void {
    const listeners: Set<(message: ServerMessageOf<K>) => void> = this.#listeners[type] ?? new Set();
    this.#listeners[type] = listeners as Listeners[K];
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  tell(message: ServerMessage): void {
    // The set was found by the message's own type.
    const listeners = this.#listeners[message.type] as Set<(message: ServerMessage) => void> | undefined;
    for (const listener of [...(listeners ?? [])]) listener(message);
  }
}
