import type { Seat, Viewer } from '@souk/kernel';
import type { ChatLine } from '@souk/protocol';
import type { AutoplayJob } from '../autoplay/jobs.js';
import type { HostContext } from '../host-context.js';
import type { StoredMatch, TableRow } from '../store/rows.js';
import type { MatchVersion } from '../store/store.js';
import { isDone } from '../tables/phases.js';
import { seatOf } from '../tables/seating.js';
import { ownSeat, viewerFor } from './access.js';
import { Arrivals } from './arrivals.js';
import { Broadcaster } from './broadcaster.js';
import { Deadlines } from './deadlines.js';
import { MatchDriver } from './driver.js';
import { historyUpToNow } from './history.js';
import { Ledger, type LedgerListener } from './ledger.js';
import { MatchQueue } from './match-queue.js';
import { MatchSync } from './match-sync.js';
import { stateMessages } from './messages.js';
import type { Presence } from './presence.js';
import type { Progress } from './progress.js';
import type { RoomOwner } from './room-owner.js';
import { SeatActions } from './seat-actions.js';
import type { Watcher } from './watchers.js';

/** One table with its match: the parts that it consists of, and what the rest of the host asks of it. */
export class Room {
  readonly id: string;
  readonly actions: SeatActions;
  readonly #ledger: Ledger;
  readonly #broadcaster: Broadcaster;
  readonly #queue: MatchQueue;
  readonly #driver: MatchDriver;
  readonly #sync: MatchSync;
  readonly #arrivals: Arrivals;
  readonly #deadlines: Deadlines;

  constructor(context: HostContext, owner: RoomOwner, stored: StoredMatch) {
    this.id = stored.table.id;
    this.#broadcaster = new Broadcaster(this.id, context);
    const ledger = new Ledger(context, owner, listenerFor(this.#broadcaster), stored);
    const queue = new MatchQueue(context.runtime, ledger, () => this.refresh());
    const driver = new MatchDriver(context, ledger, queue, () => this.watched);
    this.#ledger = ledger;
    this.#queue = queue;
    this.#driver = driver;
    this.#sync = new MatchSync(context, ledger, queue, driver);
    this.#arrivals = new Arrivals(context, ledger, this.#broadcaster, queue, this.#sync, driver);
    this.actions = new SeatActions(ledger, queue, driver);
    this.#deadlines = new Deadlines(context, ledger, queue, driver, this.actions);
    driver.scheduleNext();
  }

  get table(): TableRow {
    return this.#ledger.table;
  }
  get progress(): Progress | undefined {
    return this.#ledger.progress;
  }
  /** Whether it has watchers at this host. */
  get watched(): boolean {
    return this.#broadcaster.size > 0 || this.#arrivals.size > 0;
  }
  /** Whether nothing can have happened that is not known here. */
  get isFresh(): boolean {
    return this.#sync.isFresh;
  }
  /** How many chat lines there were when the first watcher came here; undefined: nobody has come yet, or all are said here. */
  get linesBefore(): number | undefined {
    return this.#sync.linesBefore;
  }
  /** Who watches, here and at other hosts. */
  get presence(): Presence {
    return this.#broadcaster.presence;
  }

  /** Whether nothing would be lost if the memory forgot this room. */
  isIdle(since: number): boolean {
    const isUsed = this.watched || this.#queue.pending > 0 || this.#driver.busy;
    // A match that is played is asked for again soon; one of the past may take a moment to be opened.
    return !isUsed && (isDone(this.table) || this.#queue.lastUse <= since);
  }

  seatOf(person: string): Seat | undefined {
    return seatOf(this.table, person);
  }

  ownSeat(person: string): Seat {
    return ownSeat(this.table, person);
  }

  viewerFor(person: string | undefined): Viewer {
    return viewerFor(this.table, person);
  }

  standingAnswersOf(seat: Seat): readonly string[] {
    return this.#ledger.standingAnswersOf(seat);
  }

  /** Watches the match: everything after `since`, or the state, and from then on every update. */
  watch(watcher: Watcher, since: number | undefined): Promise<void> {
    return this.#arrivals.admit(watcher, since);
  }

  unwatch(watcher: Watcher): void {
    this.#arrivals.remove(watcher);
    this.#broadcaster.remove(watcher);
    this.#queue.touch();
    if (this.watched || !this.#sync.isSubscribed) return;
    this.#queue
      .runUnchecked(async () => {
        if (!this.watched) this.#sync.unsubscribe();
      })
      .catch(() => {});
  }

  /** The state of the match, for one viewer. */
  stateFor(viewer: Viewer): Promise<string> {
    return this.#queue.run(async () => {
      await this.#sync.readNew();
      return stateMessages(this.#ledger.playing)(viewer);
    });
  }

  /** All that has happened, for one viewer. */
  async history(viewer: Viewer): Promise<string> {
    const make = await this.#queue.run(async () => historyUpToNow(this.#ledger.playing));
    // Outside the queue of the match, which goes on meanwhile.
    return make(viewer);
  }

  /** The people who watch. */
  listeners(): string[] {
    return this.#broadcaster.people();
  }

  tellChat(line: ChatLine, isMutedBy: (listener: string) => boolean): void {
    this.#broadcaster.tellChat(line, isMutedBy);
  }

  /** Reads what others have changed, and tells it. Says whether there was anything. */
  refresh(): Promise<boolean> {
    return this.#sync.refresh();
  }

  catchUpTo(seq: number): Promise<void> {
    return this.#sync.catchUpTo(seq);
  }

  reconcile(head: MatchVersion): Promise<void> {
    return this.#sync.reconcile(head);
  }

  autoplay(job: AutoplayJob): Promise<void> {
    return this.#driver.autoplay(job);
  }

  /** The timer of the match has fired. */
  due(): Promise<void> {
    return this.#deadlines.due();
  }

  failed(error: unknown): void {
    this.#driver.failed(error);
  }
}

/** Tells watchers what is new in a ledger. */
const listenerFor = (broadcaster: Broadcaster): LedgerListener => ({
  entry: broadcaster.tellEntry.bind(broadcaster),
  begun: broadcaster.tellState.bind(broadcaster),
  table: (changed) => {
    broadcaster.reseat((person) => viewerFor(changed, person));
    broadcaster.tellTable(changed);
    if (isDone(changed)) broadcaster.finish();
  },
});
