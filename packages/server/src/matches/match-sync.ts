import type { HostContext } from '../host-context.js';
import type { MatchVersion } from '../store/store.js';
import type { MatchDriver } from './driver.js';
import type { Ledger } from './ledger.js';
import type { MatchQueue } from './match-queue.js';

/** Keeps a match here in step with what other hosts write: by the bus, and by reading the store. */
export class MatchSync {
  readonly #context: HostContext;
  readonly #ledger: Ledger;
  readonly #queue: MatchQueue;
  readonly #driver: MatchDriver;
  /** Whether messages of other hosts about this match are received. */
  #isSubscribed = false;
  #linesBefore: number | undefined;
  /** The number of the last entry when the match was last compared with the store. */
  #comparedAt = -1;

  constructor(context: HostContext, ledger: Ledger, queue: MatchQueue, driver: MatchDriver) {
    this.#context = context;
    this.#ledger = ledger;
    this.#queue = queue;
    this.#driver = driver;
  }

  /** Whether nothing can have happened that is not known here. */
  get isFresh(): boolean {
    const { state } = this.#context.bus;
    return state === 'local' || (state === 'connected' && this.#isSubscribed);
  }

  get isSubscribed(): boolean {
    return this.#isSubscribed;
  }

  /** How many chat lines there were when the first watcher came; undefined: nobody has come yet, or all are said here. */
  get linesBefore(): number | undefined {
    return this.#linesBefore;
  }

  /** Subscribes first and reads afterwards what is there, so that nothing falls in between. */
  async subscribe(): Promise<void> {
    const { bus, store } = this.#context;
    if (this.#isSubscribed || bus.state === 'local') return;
    this.#isSubscribed = true;
    await bus.subscribe(this.#ledger.id);
    bus.publish('presenceAsked', { id: this.#ledger.id });
    await this.#ledger.catchUp();
    const [head] = await store.matches.heads([this.#ledger.id]);
    this.#linesBefore = head?.line;
  }

  unsubscribe(): void {
    if (!this.#isSubscribed) return;
    this.#isSubscribed = false;
    this.#context.bus.unsubscribe(this.#ledger.id);
  }

  /** Reads what is new, unless no other host can have added anything. From within a task of the queue. */
  async readNew(): Promise<void> {
    if (this.#context.bus.state !== 'local') await this.#ledger.catchUp();
  }

  /** Reads what others have changed, and tells it. Says whether there was anything. */
  refresh(): Promise<boolean> {
    return this.#queue.run(async () => {
      const isNew = await this.#ledger.catchUp();
      // The host that has changed it has asked for what follows from that.
      this.#driver.scheduleNext(false);
      return isNew;
    });
  }

  /** The log has grown elsewhere to this number. */
  async catchUpTo(seq: number): Promise<void> {
    if (seq > (this.#ledger.progress?.seq ?? -1)) await this.refresh();
  }

  /** Compares with what the store says: reads it if it is something else, and asks for what is due if nothing happens. */
  async reconcile(head: MatchVersion): Promise<void> {
    const { progress, table, isStale } = this.#ledger;
    // A log that is shorter was put back, or has grown here while the store was read: reading it again tells.
    // Whether a deal is still played depends on other tables, which the version does not tell.
    const isOther = isStale || head.seq !== (progress?.seq ?? 0) || head.version !== table.version || table.dealPending;
    const hasStoodStill = head.seq === this.#comparedAt;
    this.#comparedAt = head.seq;
    if (isOther) {
      if (await this.refresh()) this.#context.metrics.missedMessage();
    } else if (hasStoodStill && this.#queue.pending === 0) this.#driver.scheduleNext();
  }
}
