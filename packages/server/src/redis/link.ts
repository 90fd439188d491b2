import { Redis, type RedisOptions } from 'ioredis';

/** Milliseconds between two pings. */
const HEARTBEAT_MS = 1000;
const MAX_RETRY_MS = 1000;

/** Tries again for ever, soon at first. */
const retryStrategy = (attempt: number): number => Math.min(50 * attempt, MAX_RETRY_MS);

/**
 * The connections to Redis: knows whether it answers. What is asked for while it does not fails at once, and nothing
 * is kept for later; callers know what to do without.
 */
export class RedisLink {
  readonly url: string;
  /** What everything that belongs to this installation begins with. */
  readonly prefix: string;
  /** Milliseconds after which a Redis that says nothing counts as lost. */
  readonly timeout: number;
  /** For short commands. */
  readonly client: Redis;
  readonly #reconnectListeners: (() => void)[] = [];
  readonly #heartbeat: NodeJS.Timeout;
  #isUp = false;
  #isClosed = false;

  constructor(url: string, prefix: string, timeout: number) {
    this.url = url;
    this.prefix = prefix;
    this.timeout = timeout;
    this.client = this.connection({ commandTimeout: timeout, socketTimeout: timeout, enableOfflineQueue: false });
    this.client.on('ready', () => this.#beat());
    this.client.on('close', () => this.#lost());
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS);
    this.#heartbeat.unref();
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  /** One more connection. It comes back by itself when it breaks. */
  connection(options: Omit<RedisOptions, 'replyMapping'> = {}): Redis {
    const made = new Redis(this.url, { retryStrategy, maxRetriesPerRequest: null, keepAlive: 10_000, ...options });
    // Whether it is there is seen by the heartbeat; without a listener an error would be written to the console.
    made.on('error', () => {});
    return made;
  }

  /** Has something done as often as Redis is asked for a sign of life; the answer ends it. */
  onBeat(act: () => void): () => void {
    const beat = setInterval(act, HEARTBEAT_MS);
    beat.unref();
    return () => clearInterval(beat);
  }

  /** The listener is called when Redis answers again after it did not. */
  onReconnect(listener: () => void): void {
    this.#reconnectListeners.push(listener);
  }

  /** Waits for the first answer; rejects if there is none. */
  async connect(): Promise<void> {
    if (this.client.status !== 'ready') {
      await new Promise<void>((resolve, reject) => {
        const late = setTimeout(() => reject(new Error('it does not answer')), this.timeout);
        this.client.once('ready', () => resolve());
        this.client.once('error', reject);
        this.client.once('ready', () => clearTimeout(late));
        this.client.once('error', () => clearTimeout(late));
      });
    }
    await this.client.ping();
    this.#isUp = true;
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#heartbeat);
    this.client.disconnect();
  }

  #beat(): void {
    this.client.ping().then(
      () => this.#found(),
      () => this.#lost(),
    );
  }

  #found(): void {
    if (this.#isUp || this.#isClosed) return;
    this.#isUp = true;
    for (const listener of this.#reconnectListeners) listener();
  }

  #lost(): void {
    this.#isUp = false;
  }
}
