import type { HostContext } from '../host-context.js';
import { TextFrames } from '../live/text-frames.js';

/** Up to this share of its time that the event loop is in use, the pause is as it was asked for; from that one on, it is longest. */
const AT_EASE = 0.3;
const BUSY = 0.9;
/** How much longer the pause of a busy host is: most of what it writes is for spectators. */
const BUSY_FACTOR = 16;
/** Nobody moves so often in a pause; where programs do, so many messages are not held back any longer. */
const MOST_HELD = 128;

/** What of the host a feed needs. */
export type FeedContext = Pick<HostContext, 'background'> & {
  readonly load: Pick<HostContext['load'], 'utilization'>;
  readonly runtime: Pick<HostContext['runtime'], 'after'>;
  readonly config: Pick<HostContext['config'], 'spectatorPause'>;
};

/** How many times longer the pause is while the event loop is in use for such a share of its time. */
export function pauseFactor(utilization: number): number {
  const share = Math.min(1, Math.max(0, (utilization - AT_EASE) / (BUSY - AT_EASE)));
  return 1 + share * (BUSY_FACTOR - 1);
}

/**
 * What spectators are told, several messages at a time: the first goes out as soon as players have been answered, and
 * what follows within the pause goes out together when it ends. A hundred spectators then cost one write each for many
 * moves. The busier the host is, the longer is the pause, and a feed that is due waits in the background: spectators give
 * way to players.
 */
export class SpectatorFeed {
  readonly #context: FeedContext;
  readonly #send: (frames: TextFrames) => void;
  readonly #pending = new TextFrames();
  #isPausing = false;

  constructor(context: FeedContext, send: (frames: TextFrames) => void) {
    this.#context = context;
    this.#send = send;
  }

  push(message: string): void {
    this.#pending.add(message);
    if (this.#context.config.spectatorPause === 0) this.flush();
    else if (!this.#holdsBack()) this.#context.background.add(this.#deliver);
  }

  /** Sends what waits: before anything else is sent to a spectator, so that all comes in its order. */
  flush(): void {
    if (this.#pending.count === 0) return;
    this.#send(this.#pending);
    this.#pending.clear();
  }

  #holdsBack(): boolean {
    return this.#isPausing && this.#pending.count < MOST_HELD;
  }

  /** One function for the whole match: a feed is queued once. */
  readonly #deliver = (): void => {
    if (this.#pending.count === 0 || this.#holdsBack()) return;
    const { runtime, config, background, load } = this.#context;
    this.flush();
    if (this.#isPausing) return;
    this.#isPausing = true;
    runtime.after(config.spectatorPause * pauseFactor(load.utilization), () => {
      this.#isPausing = false;
      if (this.#pending.count > 0) background.add(this.#deliver);
    });
  };
}
