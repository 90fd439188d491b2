import type { HostContext } from '../host-context.js';

/** How much longer the pause of a busy host is: most of what it writes is for spectators. */
const BUSY_FACTOR = 8;

/** What of the host a feed needs. */
export type FeedContext = Pick<HostContext, 'background'> & {
  readonly load: Pick<HostContext['load'], 'isBusy'>;
  readonly runtime: Pick<HostContext['runtime'], 'after'>;
  readonly config: Pick<HostContext['config'], 'spectatorPause'>;
};

/**
 * What spectators are told, several messages at a time: the first goes out as soon as players have been answered, and
 * what follows within the pause goes out together when it ends. A hundred spectators then cost one write each for many
 * moves. The pause of a busy host is longer, and a feed that is due waits in the background: spectators give way to players.
 */
export class SpectatorFeed {
  readonly #context: FeedContext;
  readonly #send: (messages: readonly string[]) => void;
  #pending: string[] = [];
  #isPausing = false;

  constructor(context: FeedContext, send: (messages: readonly string[]) => void) {
    this.#context = context;
    this.#send = send;
  }

  push(message: string): void {
    this.#pending.push(message);
    if (this.#context.config.spectatorPause === 0) this.flush();
    else if (!this.#isPausing) this.#context.background.add(this.#deliver);
  }

  /** Sends what waits: before anything else is sent to a spectator, so that all comes in its order. */
  flush(): void {
    if (this.#pending.length === 0) return;
    const messages = this.#pending;
    this.#pending = [];
    this.#send(messages);
  }

  /** One function for the whole match: a feed is queued once. */
  readonly #deliver = (): void => {
    if (this.#pending.length === 0 || this.#isPausing) return;
    const { runtime, config, background, load } = this.#context;
    this.flush();
    this.#isPausing = true;
    runtime.after(config.spectatorPause * (load.isBusy ? BUSY_FACTOR : 1), () => {
      this.#isPausing = false;
      if (this.#pending.length > 0) background.add(this.#deliver);
    });
  };
}
