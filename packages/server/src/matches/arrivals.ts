import type { Viewer } from '@souk/kernel';
import type { HostContext } from '../host-context.js';
import { isDone } from '../tables/phases.js';
import { viewerFor } from './access.js';
import { Arrival } from './arrival.js';
import { type Broadcaster, tableMessage } from './broadcaster.js';
import type { MatchDriver } from './driver.js';
import type { Ledger } from './ledger.js';
import type { MatchQueue } from './match-queue.js';
import type { MatchSync } from './match-sync.js';
import { stateMessages, updateMessages } from './messages.js';
import type { Progress } from './progress.js';
import type { Replay } from './replay.js';
import type { Watcher } from './watchers.js';

/** Missed updates are sent all at once up to this many; more of them while the match goes on, one by one. */
const MAX_SENT_AT_ONCE = 8;
/** The same if more entries than these have to be played for them. */
const MAX_PLAYED_AT_ONCE = 100;
/** What an entry costs that is read from the store and not played, as a share of one that is. */
const COST_OF_READING = 1 / 20;

/** The watchers that are still being told what they have missed, until they get what is broadcast. */
export class Arrivals {
  readonly #context: HostContext;
  readonly #ledger: Ledger;
  readonly #broadcaster: Broadcaster;
  readonly #queue: MatchQueue;
  readonly #sync: MatchSync;
  readonly #driver: MatchDriver;
  readonly #arriving = new Map<Watcher, Arrival>();

  constructor(
    context: HostContext,
    ledger: Ledger,
    broadcaster: Broadcaster,
    queue: MatchQueue,
    sync: MatchSync,
    driver: MatchDriver,
  ) {
    this.#context = context;
    this.#ledger = ledger;
    this.#broadcaster = broadcaster;
    this.#queue = queue;
    this.#sync = sync;
    this.#driver = driver;
  }

  get size(): number {
    return this.#arriving.size;
  }

  /** Sends everything after `since`, or the state, and from then on what is broadcast. */
  async admit(watcher: Watcher, since: number | undefined): Promise<void> {
    const { runtime, config } = this.#context;
    const arrival = new Arrival(watcher, since, runtime, config.pingSeconds * 1000);
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
  async #tryToAdmit(arrival: Arrival): Promise<Missed['messages'] | undefined> {
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
    this.#broadcaster.flush();
    if (arrival.table !== table) watcher.send(tableMessage(table));
    arrival.table = table;
    const missed = progress === undefined ? NOTHING : await this.#missed(progress, watcher, viewer, since);
    if (progress !== undefined && (missed.count > MAX_SENT_AT_ONCE || missed.cost > MAX_PLAYED_AT_ONCE)) {
      // What happens meanwhile must not come before what is older.
      this.#broadcaster.remove(watcher);
      arrival.since = progress.seq;
      return missed.messages;
    }
    for (const message of missed.messages) if (message !== undefined) watcher.send(message);
    if (arrival.hasLeft) return undefined;
    this.#broadcaster.add(watcher, viewer);
    if (isDone(table)) watcher.finished();
    this.#driver.scheduleNext();
    return undefined;
  }

  /** What a watcher has to be told that knows everything up to `since`: how the match stands if it may not cost so much. */
  async #missed(progress: Progress, watcher: Watcher, viewer: Viewer, since: number | undefined): Promise<Missed> {
    const { seq } = progress;
    if (since === seq) return NOTHING;
    const isReached = since !== undefined && since < seq;
    if (isReached && watcher.mayReplay(Math.ceil(seq * COST_OF_READING))) {
      const { cost, steps } = await this.#ledger.replaySince(since);
      if (watcher.mayReplay(cost)) return { count: seq - since, cost, messages: updatesOf(steps(), viewer) };
    }
    return { count: 1, cost: 0, messages: [stateMessages(progress)(viewer)] };
  }
}

/** What a watcher has to be told. */
interface Missed {
  readonly count: number;
  /** How many entries have to be played for it. */
  readonly cost: number;
  /** Undefined: there is nothing to be told, but it took time. */
  readonly messages: Iterable<string | undefined>;
}

const NOTHING: Missed = { count: 0, cost: 0, messages: [] };

function* updatesOf(steps: ReturnType<Replay['steps']>, viewer: Viewer): Generator<string | undefined> {
  for (const step of steps) yield step === undefined ? undefined : updateMessages(...step)(viewer);
}
