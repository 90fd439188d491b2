import type { Config } from '../config/index.js';
import type { Runtime } from '../runtime.js';

/** What of the host a feed needs. */
export interface FeedContext {
  readonly runtime: Pick<Runtime, 'after'>;
  readonly config: Pick<Config, 'spectatorPause'>;
}

/**
 * What spectators are told, several messages at a time: the first goes out at once, and what follows within the pause
 * goes out together when it ends. A hundred spectators then cost one write each for many moves, and the players nothing.
 */
export class SpectatorFeed {
  readonly #runtime: FeedContext['runtime'];
  readonly #pause: number;
  readonly #send: (messages: readonly Buffer[]) => void;
  #pending: Buffer[] = [];
  #isPausing = false;

  constructor({ runtime, config }: FeedContext, send: (messages: readonly Buffer[]) => void) {
    this.#runtime = runtime;
    this.#pause = config.spectatorPause;
    this.#send = send;
  }

  push(message: Buffer): void {
    this.#pending.push(message);
    if (this.#isPausing) return;
    this.flush();
    if (this.#pause > 0) this.#beginPause();
  }

  /** Sends what waits: before anything else is sent to a spectator, so that all comes in its order. */
  flush(): void {
    if (this.#pending.length === 0) return;
    const messages = this.#pending;
    this.#pending = [];
    this.#send(messages);
  }

  #beginPause(): void {
    this.#isPausing = true;
    this.#runtime.after(this.#pause, () => {
      this.#isPausing = false;
      if (this.#pending.length === 0) return;
      this.flush();
      this.#beginPause();
    });
  }
}
