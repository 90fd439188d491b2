import type { AddressedEvent, AnyGame, GameTypes, Seat } from '@souk/kernel';
import type { HostContext } from '../host-context.js';
import { errorFields } from '../logging/logger.js';
import { isOutage, notFound, Refusal, refusalFor } from '../refusal.js';
import { EntryLog } from '../store/entry-log.js';
import type { EntryRow, RowChange, StoredMatch, TableRow } from '../store/rows.js';
import { StoreUnavailable } from '../store/unavailable.js';
import { hasBegun } from '../tables/phases.js';
import { type Deadline, deadlineOf } from './next-deadline.js';
import type { Progress } from './progress.js';
import { type EntryListener, replaySince, restoreProgress } from './replay.js';
import type { RoomOwner } from './room-owner.js';

type Event = GameTypes['Event'];

/** Opening a match replays at most about so many moves; then a snapshot is made. */
const MAX_REPLAYED = 100;

/** Is told what is new in a ledger. By then it is stored. */
export interface LedgerListener {
  readonly entry: EntryListener;
  table(table: TableRow): void;
  /** The match has begun, or is no longer what was told of it. */
  begun(progress: Progress): void;
}

/** Makes the next entry from how a match stands; undefined: there is nothing to add after all. */
export type MakeEntry = (progress: Progress, now: number) => EntryRow | undefined;

/** What tells an entry from another one with its number. */
type EntryIdentity = Pick<EntryRow, 'seq' | 'kind' | 'seat' | 'code' | 'time'>;

const lastOf = ({ log }: StoredMatch, progress: Progress | undefined): EntryIdentity | undefined =>
  progress === undefined || progress.seq === 0 ? undefined : log.entry(progress.seq);

/** Whether what was told last is still what the log says at its number. */
const isSameEntry = (told: EntryIdentity | undefined, stored: EntryIdentity | undefined): boolean =>
  told === undefined ||
  (stored !== undefined &&
    told.kind === stored.kind &&
    told.seat === stored.seat &&
    told.code === stored.code &&
    told.time === stored.time);

/** A table and its match in memory, kept in step with the store. Not to be used for two things at once. */
export class Ledger {
  readonly id: string;
  readonly #context: HostContext;
  readonly #owner: RoomOwner;
  readonly #listener: LedgerListener;
  #table: TableRow;
  #progress: Progress | undefined;
  #standingAnswers: readonly (readonly string[])[] = [];
  #storedDeadline: number | null = null;
  /** The last entry that was told. Unless the ledger is stale, it is the last of the match. */
  #lastTold: EntryIdentity | undefined;
  /** Whether an entry was played that another host's has come before, or of which it is unknown whether it is stored. */
  #isStale = false;

  constructor(context: HostContext, owner: RoomOwner, listener: LedgerListener, stored: StoredMatch) {
    this.id = stored.table.id;
    this.#context = context;
    this.#owner = owner;
    this.#listener = listener;
    this.#table = stored.table;
    this.#load(stored);
    this.#lastTold = lastOf(stored, this.#progress);
  }

  get table(): TableRow {
    return this.#table;
  }
  get progress(): Progress | undefined {
    return this.#progress;
  }
  /** Whether what is in memory may not be true: it has to be read anew. */
  get isStale(): boolean {
    return this.#isStale;
  }
  standingAnswersOf(seat: Seat): readonly string[] {
    return this.#standingAnswers[seat] ?? [];
  }

  /** The match; refuses if it has not begun. */
  get playing(): Progress {
    if (this.#progress === undefined) throw new Refusal('conflict', 'the match has not begun');
    return this.#progress;
  }

  /**
   * Adds an entry: played, stored, and only then told. If another host was faster, it is made anew from how
   * the match stands then. Says which number it has.
   */
  async commit(make: MakeEntry): Promise<number | undefined> {
    for (;;) {
      const now = this.#context.runtime.now();
      const entry = await this.#made(make, now);
      if (entry === undefined) return undefined;
      const progress = this.playing;
      const told = progress.apply(entry);
      const advance = this.#advance(progress, entry);
      if (await this.#append(entry, advance)) {
        this.#context.metrics.entry(entry.kind, (this.#context.runtime.now() - now) / 1000);
        this.#committed(progress, entry, told, advance);
        return entry.seq;
      }
      this.#context.metrics.conflict();
      this.#isStale = true;
      await this.catchUp();
    }
  }

  /** The entry. What is refused may be right as others know the match already: then it is looked up before. */
  async #made(make: MakeEntry, now: number): Promise<EntryRow | undefined> {
    try {
      return make(this.playing, now);
    } catch (error) {
      if (this.#context.bus.state === 'local' || !(await this.catchUp())) throw error;
      return make(this.playing, now);
    }
  }

  async setStandingAnswers(seat: Seat, answers: readonly string[]): Promise<void> {
    await this.#context.store.matches.setStandingAnswers(this.id, seat, answers);
    this.#standingAnswers = this.#standingAnswers.map((each, i) => (i === seat ? answers : each));
    this.#context.bus.publish('table', { id: this.id });
  }

  async setDeadline(at: number): Promise<void> {
    if (this.#storedDeadline === at) return;
    await this.#context.store.matches.setDeadline(this.id, at);
    this.#storedDeadline = at;
  }

  /** Reads what is new in the store, and tells it. Says whether there was anything. */
  async catchUp(): Promise<boolean> {
    const progress = this.#progress;
    if (progress === undefined || this.#isStale) return this.#reload();
    const last = this.#lastTold;
    const changes = await this.#context.store.matches.changesSince(this.id, last === undefined ? 0 : last.seq - 1);
    if (changes === undefined) throw notFound('table');
    // What the table says about its people goes into the match from the beginning on.
    if (changes.table.version !== this.#table.version || !isSameEntry(last, changes.entries[0])) return this.#reload();
    const wasPlaying = this.#table.phase === 'playing';
    this.#note(changes.table);
    const entries = last === undefined ? changes.entries : changes.entries.slice(1);
    for (const entry of entries) {
      const told = progress.apply(entry);
      this.#lastTold = entry;
      this.#listener.entry(progress, entry, told);
    }
    if (wasPlaying && changes.table.phase !== 'playing') this.#listener.table(changes.table);
    return entries.length > 0;
  }

  /** Reads everything, and tells what has not been told here. */
  async #reload(): Promise<boolean> {
    const stored = await this.#read();
    const { table } = stored;
    const before = this.#table;
    const had = this.#progress;
    this.#load(stored);
    this.#isStale = false;
    const isChanged = table.version !== before.version || table.phase !== before.phase;
    if (isChanged) this.#listener.table(table);
    const progress = this.#progress;
    if (progress === undefined) return isChanged;
    const last = this.#lastTold;
    const since = last?.seq ?? 0;
    this.#lastTold = lastOf(stored, progress);
    const goesOn = isSameEntry(last, since > progress.seq || since === 0 ? undefined : stored.log.entry(since));
    // A store that was put back to an earlier moment lacks what was told: the state is another one.
    if (had === undefined || !goesOn) this.#listener.begun(progress);
    else for (const step of replaySince(progress.game, stored, since)) this.#listener.entry(...step);
    return isChanged || !goesOn || progress.seq > since;
  }

  /** The entries after `since` once more, up to now. They can be gone through later, whatever the ledger does meanwhile. */
  async replaySince(since: number): Promise<Iterable<Parameters<EntryListener>>> {
    const { game, seq } = this.playing;
    const stored = await this.#read();
    return replaySince(game, { ...stored, log: EntryLog.of(stored.log.entries(0, seq)) }, since);
  }

  async #read(): Promise<StoredMatch> {
    const stored = await this.#context.store.matches.open(this.id);
    if (stored === undefined) throw notFound('table');
    return stored;
  }

  #note(table: TableRow): void {
    this.#table = table;
    this.#storedDeadline = table.deadline;
    this.#standingAnswers = table.seats.map(({ standing }) => standing);
  }

  #load(stored: StoredMatch): void {
    const { table } = stored;
    this.#note(table);
    this.#progress = hasBegun(table) ? this.#restored(this.#owner.gameOf(table), stored) : undefined;
    this.#keepSnapshot();
  }

  /** What was played once can be played again: a log that cannot is not the one that was written. */
  #restored(game: AnyGame, stored: StoredMatch): Progress {
    try {
      return restoreProgress(game, stored);
    } catch (error) {
      const { logger } = this.#context;
      logger.error({ match: stored.table.id, fault: 'damaged', ...errorFields(error) }, 'a match cannot be replayed');
      throw new StoreUnavailable('the log of a match cannot be replayed', 'damaged');
    }
  }

  /** Nothing waits for it, and nothing depends on it: without it, opening the match replays more. */
  #keepSnapshot(): void {
    const progress = this.#progress;
    if (progress === undefined || progress.toReplay <= MAX_REPLAYED) return;
    this.#context.store.matches.setSnapshot(this.id, progress.snapshot()).catch((error) => {
      if (!isOutage(error))
        this.#context.logger.warn({ match: this.id, ...errorFields(error) }, 'a snapshot was not kept');
    });
  }

  async #append(entry: EntryRow, advance: RowChange): Promise<boolean> {
    try {
      return await this.#context.store.matches.append(this.id, entry, advance);
    } catch (error) {
      // It may have been written or not, so the memory is worth nothing: the next task reads it anew.
      this.#isStale = true;
      this.#context.metrics.storeFailed();
      if (isOutage(error)) throw refusalFor(error);
      this.#context.logger.error({ match: this.id, ...errorFields(error) }, 'an entry could not be stored');
      throw new Refusal('unavailable', 'the match could not be stored; try again');
    }
  }

  #advance(progress: Progress, { kind, seat, time }: EntryRow): RowChange {
    const { phase, outcome } = progress;
    const changed = kind === 'to-bot' || kind === 'to-person' ? progress.seatAt(seat) : undefined;
    return {
      phase,
      deadline: this.#deadlineToStore(deadlineOf(progress, this.#context.config)),
      outcome: outcome ?? null,
      finished: phase === 'playing' ? null : time,
      seat: changed === undefined ? null : { seat, bot: changed.bot, resigned: changed.resigned },
      rated: phase === 'over' && this.#table.settings.rated,
    };
  }

  /** Idle matches are looked at again when the stored time has come: they need not be written with every move. */
  #deadlineToStore(deadline: Deadline | undefined): number | undefined | null {
    if (deadline === undefined) return null;
    const stored = this.#storedDeadline;
    const stands = deadline.kind === 'idle' ? stored !== null && stored <= deadline.at : stored === deadline.at;
    return stands ? undefined : deadline.at;
  }

  #committed(progress: Progress, entry: EntryRow, told: readonly AddressedEvent<Event>[], advance: RowChange): void {
    const { phase, deadline, outcome, finished, seat: changed } = advance;
    if (deadline !== undefined) this.#storedDeadline = deadline;
    if (changed !== null) {
      const { seat, bot, resigned } = changed;
      const seats = this.#table.seats.map((each, i) => (i === seat ? { ...each, bot, resigned } : each));
      this.#table = { ...this.#table, seats };
    }
    if (phase !== 'playing') this.#table = { ...this.#table, phase, outcome, finished, deadline: null };
    this.#lastTold = entry;
    this.#listener.entry(progress, entry, told);
    this.#keepSnapshot();
    this.#context.bus.publish('match', { id: this.id, seq: entry.seq });
    if (phase === 'playing') return;
    this.#listener.table(this.#table);
    this.#owner.finished(this.#table);
  }
}
