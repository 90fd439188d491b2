import type { Seat, Viewer } from '@souk/kernel';
import type { ChatLine } from '@souk/protocol';
import type { StoredMatch, TableRow } from '../store/rows.js';
import type { Head } from '../store/store.js';
import { isDone } from '../tables/phases.js';
import { seatOf } from '../tables/seating.js';
import type { Turn } from '../turns/turns.js';
import { ownSeat, viewerFor } from './access.js';
import { Arrivals } from './arrivals.js';
import { Audience } from './audience.js';
import { Deadlines } from './deadlines.js';
import { MatchDriver } from './driver.js';
import { stateFrames } from './frames.js';
import { historyUpToNow } from './history.js';
import { Ledger, type LedgerListener } from './ledger.js';
import { MatchQueue } from './match-queue.js';
import { MatchSync } from './match-sync.js';
import type { Presence } from './presence.js';
import type { Progress } from './progress.js';
import { SeatActions } from './seat-actions.js';
import type { RoomKeeper, Surroundings } from './surroundings.js';
import type { Watcher } from './watchers.js';

/** One table with its match: its parts, and what the rest of the host asks of it. */
export class Room {
  readonly id: string;
  readonly actions: SeatActions;
  readonly #ledger: Ledger;
  readonly #audience: Audience;
  readonly #queue: MatchQueue;
  readonly #driver: MatchDriver;
  readonly #sync: MatchSync;
  readonly #arrivals: Arrivals;
  readonly #deadlines: Deadlines;

  constructor(around: Surroundings, keeper: RoomKeeper, stored: StoredMatch) {
    this.id = stored.table.id;
    this.#audience = new Audience(this.id, around);
    const ledger = new Ledger(around, keeper, listenerFor(this.#audience), stored);
    const queue = new MatchQueue(around.outside, ledger, () => this.refresh());
    const driver = new MatchDriver(around, ledger, queue, () => this.watched);
    this.#ledger = ledger;
    this.#queue = queue;
    this.#driver = driver;
    this.#sync = new MatchSync(around, ledger, queue, driver);
    this.#arrivals = new Arrivals(around, ledger, this.#audience, queue, this.#sync, driver);
    this.actions = new SeatActions(ledger, queue, driver);
    this.#deadlines = new Deadlines(around, ledger, queue, driver, this.actions);
    driver.settle();
  }

  get table(): TableRow {
    return this.#ledger.table;
  }
  get progress(): Progress | undefined {
    return this.#ledger.progress;
  }
  /** Whether it has watchers at this host. */
  get watched(): boolean {
    return this.#audience.size > 0 || this.#arrivals.size > 0;
  }
  /** Whether nothing can have happened that is not known here. */
  get isFresh(): boolean {
    return this.#sync.isFresh;
  }
  /** Who watches, here and at other hosts. */
  get presence(): Presence {
    return this.#audience.presence;
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
    this.#audience.remove(watcher);
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
      return stateFrames(this.#ledger.playing)(viewer);
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
    return this.#audience.people();
  }

  tellChat(line: ChatLine, isMutedBy: (listener: string) => boolean): void {
    this.#audience.tellChat(line, isMutedBy);
  }

  /** Reads what others have changed, and tells it. Says whether there was anything. */
  refresh(): Promise<boolean> {
    return this.#sync.refresh();
  }

  heardOf(seq: number): Promise<void> {
    return this.#sync.heardOf(seq);
  }

  reconcile(head: Head): Promise<void> {
    return this.#sync.reconcile(head);
  }

  takeTurns(turn: Turn): Promise<void> {
    return this.#driver.takeTurns(turn);
  }

  /** The timer of the match has fired. */
  due(): Promise<void> {
    return this.#deadlines.due();
  }

  failed(error: unknown): void {
    this.#driver.failed(error);
  }
}

/** Tells the audience what is new in a ledger. */
const listenerFor = (audience: Audience): LedgerListener => ({
  entry: audience.tellEntry.bind(audience),
  begun: audience.tellState.bind(audience),
  table: (changed) => {
    audience.reseat((person) => viewerFor(changed, person));
    audience.tellTable(changed);
    if (isDone(changed)) audience.finish();
  },
});
