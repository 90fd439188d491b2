import type { Viewer } from '@souk/kernel';
import { isDone } from '../tables/phases.js';
import { viewerFor } from './access.js';
import { Arrival } from './arrival.js';
import { type Audience, tableFrame } from './audience.js';
import type { MatchDriver } from './driver.js';
import { stateFrames, updateFrames } from './frames.js';
import type { Ledger } from './ledger.js';
import type { MatchQueue } from './match-queue.js';
import type { MatchSync } from './match-sync.js';
import type { Progress } from './progress.js';
import type { Seen } from './replay.js';
import type { Surroundings } from './surroundings.js';
import type { Watcher } from './watchers.js';

/** Missed updates are sent all at once up to this many; more of them while the match goes on, one by one. */
const MOST_AT_ONCE = 8;

/** The watchers that are still being told what they have missed, until they belong to the audience. */
export class Arrivals {
  readonly #around: Surroundings;
  readonly #ledger: Ledger;
  readonly #audience: Audience;
  readonly #queue: MatchQueue;
  readonly #sync: MatchSync;
  readonly #driver: MatchDriver;
  readonly #arriving = new Map<Watcher, Arrival>();

  constructor(
    around: Surroundings,
    ledger: Ledger,
    audience: Audience,
    queue: MatchQueue,
    sync: MatchSync,
    driver: MatchDriver,
  ) {
    this.#around = around;
    this.#ledger = ledger;
    this.#audience = audience;
    this.#queue = queue;
    this.#sync = sync;
    this.#driver = driver;
  }

  get size(): number {
    return this.#arriving.size;
  }

  /** Sends everything after `since`, or the state, and then lets the watcher into the audience. */
  async admit(watcher: Watcher, since: number | undefined): Promise<void> {
    const { outside, config } = this.#around;
    const arrival = new Arrival(watcher, since, outside, config.pingSeconds * 1000);
    try {
      // The match does not wait for watchers that have much to read: they are told outside its queue, until little is left.
      for (;;) {
        const missed = await this.#queue.run(() => this.#tryToAdmit(arrival));
        if (missed === undefined) return;
        await arrival.tell(missed);
      }
    } finally {
      if (this.#arriving.get(watcher) === arrival) this.#arriving.delete(watcher);
    }
  }

  /** The watcher has gone. */
  remove(watcher: Watcher): void {
    this.#arriving.get(watcher)?.leave();
    this.#arriving.delete(watcher);
  }

  /** Lets a watcher in that knows almost everything; if it does not, answers with what it has to be told before. */
  async #tryToAdmit(arrival: Arrival): Promise<Iterable<string> | undefined> {
    if (arrival.hasLeft) return undefined;
    const { watcher, since } = arrival;
    // A watcher that asks once more wants to be told from there, and not twice at the same time.
    if (this.#arriving.get(watcher) !== arrival) this.#arriving.get(watcher)?.leave();
    this.#arriving.set(watcher, arrival);
    await this.#sync.subscribe();
    // A watcher that comes from another host may have seen more there than is known here.
    if (since !== undefined && since > (this.#ledger.progress?.seq ?? -1)) await this.#sync.readNew();
    const { table, progress } = this.#ledger;
    const viewer = viewerFor(table, watcher.person);
    if (arrival.table !== table) watcher.send(Buffer.from(tableFrame(table)));
    arrival.table = table;
    const missed = progress === undefined ? [] : await this.#missed(progress, viewer, since);
    if (since !== undefined && progress !== undefined && progress.seq - since > MOST_AT_ONCE) {
      // What happens meanwhile must not come before what is older.
      this.#audience.remove(watcher);
      arrival.since = progress.seq;
      return missed;
    }
    for (const frame of missed) watcher.send(Buffer.from(frame));
    if (arrival.hasLeft) return undefined;
    this.#audience.add(watcher, viewer);
    if (isDone(table)) watcher.finished();
    this.#driver.settle();
    return undefined;
  }

  /** What a viewer has to be told that knows everything up to `since`. */
  async #missed(progress: Progress, viewer: Viewer, since: number | undefined): Promise<Iterable<string>> {
    if (since === undefined || since > progress.seq) return [stateFrames(progress)(viewer)];
    return since < progress.seq ? updatesOf(await this.#ledger.retelling(since), viewer) : [];
  }
}

function* updatesOf(steps: Iterable<Parameters<Seen>>, viewer: Viewer): Generator<string> {
  for (const step of steps) yield updateFrames(...step)(viewer);
}
