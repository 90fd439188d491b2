import type { Config } from '../config/index.js';
import type { Runtime } from '../runtime.js';

/** What of the host a feed needs. */
export interface FeedContext {
  readonly runtime: Pick<Runtime, 'after' | 'monotonic'>;
  readonly config: Pick<Config, 'spectatorPause'>;
}

/** Milliseconds that spectators of a busy host wait at most. */
const LONGEST_PAUSE = 1000;

/**
 * What spectators are told, several messages at a time: the first goes out at once, and what follows within the pause
 * goes out together when it ends. A hundred spectators then cost one write each for many moves. The pause grows while
 * the host is so busy that its timers are late, and shrinks again: spectators give way to players.
 */
export class SpectatorFeed {
  readonly #runtime: FeedContext['runtime'];
  readonly #shortest: number;
  readonly #send: (messages: readonly Buffer[]) => void;
  #pending: Buffer[] = [];
  #pause: number;
  #isPausing = false;

  constructor({ runtime, config }: FeedContext, send: (messages: readonly Buffer[]) => void) {
    this.#runtime = runtime;
    this.#shortest = config.spectatorPause;
    this.#pause = config.spectatorPause;
    this.#send = send;
  }

  push(message: Buffer): void {
    this.#pending.push(message);
    if (this.#isPausing) return;
    this.flush();
    if (this.#shortest > 0) this.#beginPause();
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
    const due = this.#runtime.monotonic() + this.#pause;
    this.#runtime.after(this.#pause, () => {
      this.#isPausing = false;
      this.#adapt(this.#runtime.monotonic() - due);
      if (this.#pending.length === 0) return;
      this.flush();
      this.#beginPause();
    });
  }

  #adapt(lateBy: number): void {
    const isBusy = lateBy > this.#shortest / 2;
    const longest = Math.max(LONGEST_PAUSE, this.#shortest);
    this.#pause = isBusy ? Math.min(longest, this.#pause * 2) : Math.max(this.#shortest, this.#pause / 2);
  }
}
