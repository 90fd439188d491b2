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
const MAX_FOLLOWS = 200;
const MAX_CHALLENGES = 60;

/** How much more often than one account from one address: all accounts from that address, and that account from everywhere. */
const SIGN_INS_FROM_ADDRESS = 3;
const SIGN_INS_TO_ACCOUNT = 10;

/** An attempt to sign in. */
export interface SignInAttempt {
  /** The name, as accounts are found by it. */
  readonly account: string;
  readonly address: string;
  /** The device, if the account was signed in to there before. */
  readonly device: string | undefined;
}

/** How often each thing may be done, by an address and by a person. */
export class Limits {
  /** Histories take long to make. */
  readonly histories = new BoundedQueue(4, 'histories');
  readonly exports = new OneAtATime('export');
  readonly #kinds;

  constructor(config: Config, runtime: Pick<Runtime, 'monotonic'>) {
    const often = (max: number, milliseconds: number, what: string) => ({
      limiter: new RateLimiter(max, milliseconds, runtime),
      what,
    });
    const { maxSignIns } = config;
    const attempts = 'attempts to sign in';
    this.#kinds = {
      request: often(config.maxRequests, SECOND, 'requests'),
      guest: often(config.maxGuests, HOUR, 'new names'),
      signIn: often(maxSignIns, HOUR, attempts),
      signInFromAddress: often(maxSignIns * SIGN_INS_FROM_ADDRESS, HOUR, `${attempts} from your address`),
      signInToAccount: often(
        maxSignIns * SIGN_INS_TO_ACCOUNT,
        HOUR,
        `${attempts} to this account from devices where it was never signed in to`,
      ),
      code: often(config.maxCodes, HOUR, 'codes'),
      table: often(config.maxTables, HOUR, 'new tables'),
      message: often(config.maxMessages, SECOND, 'messages'),
      chat: often(config.maxChat, MINUTE, 'chat lines'),
      replay: often(config.maxReplayed, MINUTE, 'entries told again'),
      follow: often(MAX_FOLLOWS, HOUR, 'changes of whom you follow'),
      challenge: often(MAX_CHALLENGES, HOUR, 'challenges'),
      export: often(MAX_EXPORTS, HOUR, 'exports'),
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

  /** Counts so many at once for the key; false: it is too much, and nothing is counted. */
  allowsMany(kind: LimitKind, key: string, count: number): boolean {
    return this.#kinds[kind].limiter.take(key, count);
  }

  /**
   * Counts an attempt to sign in. A stranger who guesses uses up what is left to strangers; a device that the account knows has
   * an allowance of its own, so that guessing keeps nobody out of their own account.
   */
  checkSignIn({ account, address, device }: SignInAttempt): void {
    if (device !== undefined) {
      this.check('signIn', `device ${device}`);
      return;
    }
    this.check('signInFromAddress', address);
    this.check('signIn', `address ${address} ${account}`);
    this.check('signInToAccount', account);
  }

  /** Counts an attempt of a signed-in person with the own passphrase: it keeps nobody else from signing in to the account. */
  checkPassphrase(person: string, address: string): void {
    this.check('signInFromAddress', address);
    this.check('signIn', `person ${person}`);
  }
}

export type LimitKind =
  | ('request' | 'guest' | 'code' | 'table' | 'message' | 'chat' | 'replay' | 'export' | 'follow' | 'challenge')
  | ('signIn' | 'signInFromAddress' | 'signInToAccount');
