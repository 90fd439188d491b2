import type { Config } from '../config/spec.js';
import type { Outside } from '../outside.js';
import { Refusal } from '../refusal.js';
import { Allowance } from './bucket.js';
import { Line } from './line.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How often each thing may be done, by an address and by a person. */
export class Limits {
  /** Histories take long to make. */
  readonly histories = new Line(4, 'histories');
  readonly #kinds;

  constructor(config: Config, outside: Pick<Outside, 'now'>) {
    this.#kinds = {
      request: { allowance: new Allowance(config.maxRequests, SECOND, outside), what: 'requests' },
      guest: { allowance: new Allowance(config.maxGuests, HOUR, outside), what: 'new names' },
      signIn: { allowance: new Allowance(config.maxSignIns, HOUR, outside), what: 'attempts to sign in' },
      code: { allowance: new Allowance(config.maxCodes, HOUR, outside), what: 'codes' },
      table: { allowance: new Allowance(config.maxTables, HOUR, outside), what: 'new tables' },
      message: { allowance: new Allowance(config.maxMessages, SECOND, outside), what: 'messages' },
      chat: { allowance: new Allowance(config.maxChat, MINUTE, outside), what: 'chat lines' },
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
    const { allowance } = this.#kinds[kind];
    return keys.every((key) => key === undefined || allowance.take(key));
  }
}

export type LimitKind = 'request' | 'guest' | 'signIn' | 'code' | 'table' | 'message' | 'chat';
