import type { Config } from '../config/spec.js';
import { Refusal } from '../refusal.js';
import type { Runtime } from '../runtime.js';
import { BoundedQueue } from './bounded-queue.js';
import { OneAtATime } from './one-at-a-time.js';
import { RateLimiter } from './rate-limiter.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** All matches of a person are replayed for one. */
const MAX_EXPORTS = 10;

/** How often each thing may be done, by an address and by a person. */
export class Limits {
  /** Histories take long to make. */
  readonly histories = new BoundedQueue(4, 'histories');
  readonly exports = new OneAtATime('export');
  readonly #kinds;

  constructor(config: Config, runtime: Pick<Runtime, 'now'>) {
    this.#kinds = {
      request: { limiter: new RateLimiter(config.maxRequests, SECOND, runtime), what: 'requests' },
      guest: { limiter: new RateLimiter(config.maxGuests, HOUR, runtime), what: 'new names' },
      signIn: { limiter: new RateLimiter(config.maxSignIns, HOUR, runtime), what: 'attempts to sign in' },
      code: { limiter: new RateLimiter(config.maxCodes, HOUR, runtime), what: 'codes' },
      table: { limiter: new RateLimiter(config.maxTables, HOUR, runtime), what: 'new tables' },
      message: { limiter: new RateLimiter(config.maxMessages, SECOND, runtime), what: 'messages' },
      export: { limiter: new RateLimiter(MAX_EXPORTS, HOUR, runtime), what: 'exports' },
      chat: { limiter: new RateLimiter(config.maxChat, MINUTE, runtime), what: 'chat lines' },
    };
  }

  /** Counts one more for each of the keys; refuses if it is too much for one of them. */
  check(kind: LimitKind, ...keys: readonly (string | undefined)[]): void {
    if (!this.allows(kind, ...keys)) {
      throw new Refusal('too-many', `too many ${this.#kinds[kind].what}: expected you to wait a little`);
    }
  }

  /** Counts one more for each of the keys; false: it is too much for one of them. */
  allows(kind: LimitKind, ...keys: readonly (string | undefined)[]): boolean {
    const { limiter } = this.#kinds[kind];
    return keys.every((key) => key === undefined || limiter.take(key));
  }
}

export type LimitKind = 'request' | 'guest' | 'signIn' | 'code' | 'table' | 'message' | 'chat' | 'export';
