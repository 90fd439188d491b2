import type { Seat, Viewer } from '@souk/kernel';
import type { ChatLine } from '@souk/protocol';
import { errorFields } from '../logs/log.js';
import { Refusal } from '../refusal.js';
import type { StoredMatch, TableRow } from '../store/rows.js';
import { Audience, tableFrame } from './audience.js';
import { Autopilot } from './autopilot.js';
import { deadlineOf } from './deadline.js';
import {
  abandonedEntry,
  followingEntry,
  leaveEntry,
  movedFor,
  moveEntry,
  type Send,
  toBotEntry,
  toPersonEntry,
  undoAnswerEntry,
  undoEntry,
} from './entries.js';
import { stateFrames, updateFrames } from './frames.js';
import { historyText } from './history.js';
import { Ledger, type MakeEntry } from './ledger.js';
import { isPersons, type Progress } from './progress.js';
import type { RoomKeeper, Surroundings } from './surroundings.js';
import type { Watcher } from './watchers.js';

/** Missed updates are sent one by one up to this many; a longer absence gets a fresh picture. */
const MOST_MISSED = 400;

const isDone = ({ phase }: TableRow): boolean => phase !== 'open' && phase !== 'playing';

/** One table with its match: who follows it, and what happens in it, one thing after the other. */
export class Room {
  readonly id: string;
  readonly #around: Surroundings;
  readonly #ledger: Ledger;
  readonly #audience: Audience;
  readonly #autopilot: Autopilot;
  #tail: Promise<unknown> = Promise.resolve();
  #pending = 0;
  #lastUse: number;
  #broken = false;

  constructor(around: Surroundings, keeper: RoomKeeper, stored: StoredMatch) {
    this.id = stored.table.id;
    this.#around = around;
    this.#lastUse = around.outside.now();
    this.#audience = new Audience(this.id, around.outside);
    this.#autopilot = new Autopilot(around, this);
    const listener = {
      entry: this.#audience.tellEntry.bind(this.#audience),
      begun: this.#audience.tellState.bind(this.#audience),
      table: (changed: TableRow) => {
        this.#audience.reseat((person) => this.viewerFor(person));
        this.#audience.tellTable(changed);
        if (isDone(changed)) this.#audience.finish();
      },
    };
    this.#ledger = new Ledger(around, keeper, listener, stored);
    this.#settle();
  }

  get table(): TableRow {
    return this.#ledger.table;
  }
  get progress(): Progress | undefined {
    return this.#ledger.progress;
  }
  get watched(): boolean {
    return this.#audience.size > 0;
  }
  /** Whether nothing would be lost if the memory forgot this room. */
  isIdle(since: number): boolean {
    const isUsed = this.watched || this.#pending > 0 || this.#autopilot.busy;
    // Whoever plays is waited for; who looks at a match of the past may wait a moment.
    return !isUsed && (isDone(this.table) || this.#lastUse <= since);
  }

  seatOf(person: string | undefined): Seat | undefined {
    const seat = this.table.seats.findIndex((each) => each.person !== null && each.person.id === person);
    return seat < 0 ? undefined : seat;
  }

  /** The seat of a person who must have one. */
  ownSeat(person: string): Seat {
    const seat = this.seatOf(person);
    if (seat === undefined) throw new Refusal('forbidden', 'you have no seat at this table');
    return seat;
  }

  /** What somebody may see here; refuses if it is nothing. */
  viewerFor(person: string | undefined): Viewer {
    const seat = this.seatOf(person);
    if (seat !== undefined) return seat;
    const { settings, host, phase } = this.table;
    if (settings.spectators || (phase === 'open' && host.id === person)) return 'spectator';
    throw new Refusal('forbidden', 'this match may not be watched');
  }

  standingOf(seat: Seat): readonly string[] {
    return this.#ledger.standingOf(seat);
  }

  /** Follows the match: everything after `since`, or a fresh picture, and from then on whatever happens. */
  watch(watcher: Watcher, since: number | undefined): Promise<void> {
    return this.#enqueue(async () => {
      const viewer = this.viewerFor(watcher.person);
      watcher.send(Buffer.from(tableFrame(this.table)));
      if (this.progress !== undefined) await this.#tellMissed(this.progress, watcher, viewer, since);
      this.#audience.add(watcher, viewer);
      if (isDone(this.table)) watcher.finished();
      this.#settle();
    });
  }

  unwatch(watcher: Watcher): void {
    this.#audience.remove(watcher);
    this.#lastUse = this.#around.outside.now();
  }

  dismiss(reason: string): void {
    this.#broken = true;
    this.#audience.dismiss(reason);
  }

  /** How the match stands, for one viewer. */
  picture(viewer: Viewer): Promise<string> {
    return this.#enqueue(async () => stateFrames(this.#ledger.playing)(viewer));
  }

  /** All that has happened, for one viewer. */
  history(viewer: Viewer): Promise<string> {
    return this.#enqueue(async () => historyText(this.#ledger.playing, viewer));
  }

  move(seat: Seat, send: Send, move: unknown): Promise<number> {
    return this.#send(seat, send, (progress, now) => moveEntry(progress, seat, send, move, now));
  }

  undo(seat: Seat, send: Send): Promise<number> {
    return this.#send(seat, send, (progress, now) => undoEntry(progress, seat, send, now));
  }

  answerUndo(seat: Seat, send: Send, agree: boolean): Promise<number> {
    return this.#send(seat, send, (progress, now) => undoAnswerEntry(progress, seat, send, agree, now));
  }

  /** A bot or a standing answer decides, unless that is no longer what is asked. */
  moveFor(seat: Seat, asked: number, code: number): Promise<unknown> {
    return this.#add((progress, now) => movedFor(progress, seat, asked, code, now));
  }

  /** A bot plays for the person from now on. */
  handOver(seat: Seat): Promise<unknown> {
    return this.#add((progress, now) => toBotEntry(progress, seat, this.table.settings.substitute, 'left', now));
  }

  comeBack(seat: Seat): Promise<unknown> {
    return this.#add((progress, now) => toPersonEntry(progress, seat, now));
  }

  resign(seat: Seat): Promise<void> {
    return this.#enqueue(() => this.#resign(seat));
  }

  setStanding(seat: Seat, answers: readonly string[]): Promise<void> {
    return this.#enqueue(async () => {
      const known = this.#ledger.playing.game.standingAnswers.map(({ id }) => id);
      const unknown = answers.find((id) => !known.includes(id));
      if (unknown !== undefined) {
        throw new Refusal('bad-request', `answers: expected some of: ${known.join(', ') || 'none'}; got "${unknown}"`);
      }
      await this.#ledger.setStanding(seat, answers);
      this.#settle();
    });
  }

  /** The people who follow. */
  listeners(): string[] {
    return this.#audience.people();
  }

  /** Tells those who may hear it what somebody has said. */
  tellChat(line: ChatLine, isMutedBy: (listener: string) => boolean): void {
    this.#audience.tellChat(line, isMutedBy);
  }

  /** Reads what others have changed, and tells it. */
  refresh(): Promise<void> {
    return this.#enqueue(async () => {
      await this.#ledger.catchUp();
      this.#settle();
    });
  }

  /** The log has grown elsewhere to this number. */
  async heardOf(seq: number): Promise<void> {
    if (seq > (this.progress?.seq ?? -1)) await this.refresh();
  }

  /** The time that was waited for has come. */
  due(): Promise<void> {
    return this.#enqueue(() => this.#timeIsUp());
  }

  #enqueue<R>(task: () => Promise<R>): Promise<R> {
    if (this.#broken) return Promise.reject(new Refusal('unavailable', 'the match could not be stored; try again'));
    this.#pending++;
    this.#lastUse = this.#around.outside.now();
    const run = this.#tail.then(task);
    const done = (): void => {
      this.#pending--;
    };
    this.#tail = run.then(done, done);
    return run;
  }

  #add(make: MakeEntry): Promise<number | undefined> {
    return this.#enqueue(() => this.#commit(make));
  }

  async #commit(make: MakeEntry): Promise<number | undefined> {
    const seq = await this.#ledger.commit(make);
    if (seq !== undefined) this.#settle();
    return seq;
  }

  /** A send that has been done before, here or at another host, is answered as it was then. */
  #send(seat: Seat, { id }: Send, make: MakeEntry): Promise<number> {
    const once: MakeEntry = (progress, now) =>
      progress.sent(seat, id) === undefined ? make(progress, now) : undefined;
    return this.#enqueue(async () => {
      const seq = await this.#commit(once);
      const { playing } = this.#ledger;
      return seq ?? playing.sent(seat, id) ?? playing.seq;
    });
  }

  /** What happens by itself now: what follows from the last entry, the clock, standing answers, bots. */
  #settle(): void {
    const { progress } = this;
    if (progress === undefined || this.#broken) return;
    if (followingEntry(progress, 0) !== undefined) {
      this.#add(followingEntry).catch((error) => this.failed(error));
      return;
    }
    const deadline = deadlineOf(progress, this.#around.config);
    if (deadline === undefined || deadline.kind === 'idle') this.#around.timers.clear(this.id);
    else this.#around.timers.set(this.id, this.#withGrace(deadline.at));
    this.#autopilot.settle(progress);
  }

  #withGrace(at: number): number {
    const { openedAt, config } = this.#around;
    return Math.max(at, openedAt + config.graceSeconds * 1000);
  }

  async #timeIsUp(): Promise<void> {
    const { progress } = this;
    const deadline = progress === undefined ? undefined : deadlineOf(progress, this.#around.config);
    if (progress === undefined || deadline === undefined) return;
    if (this.#around.outside.now() < this.#withGrace(deadline.at)) {
      await this.#ledger.setDeadline(deadline.at);
      this.#settle();
    } else if (deadline.kind === 'clock') await this.#timeOut(progress, deadline.at);
    else await this.#commit(abandonedEntry);
  }

  async #timeOut(progress: Progress, at: number): Promise<void> {
    const seat = progress.seats.findIndex((each, i) => isPersons(each) && progress.clock.deadlineOf(i) === at);
    const { onTimeout, substitute } = this.table.settings;
    if (onTimeout === 'resign') await this.#resign(seat);
    else await this.#commit((then, now) => toBotEntry(then, seat, substitute, 'time', now));
  }

  /** A bot plays on for who has resigned, except where the rules let a seat leave. */
  async #resign(seat: Seat): Promise<void> {
    const { substitute } = this.table.settings;
    await this.#commit((progress, now) => toBotEntry(progress, seat, substitute, 'resigned', now));
    const { phase, game } = this.#ledger.playing;
    if (phase === 'playing' && game.leave !== undefined) {
      await this.#commit((progress, now) => leaveEntry(progress, seat, now));
    }
  }

  async #tellMissed(progress: Progress, watcher: Watcher, viewer: Viewer, since: number | undefined): Promise<void> {
    if (since === undefined || since > progress.seq || progress.seq - since > MOST_MISSED) {
      watcher.send(Buffer.from(stateFrames(progress)(viewer)));
    } else if (since < progress.seq) {
      await this.#ledger.retellTo(since, (then, entry, told) =>
        watcher.send(Buffer.from(updateFrames(then, entry, told)(viewer))),
      );
    }
  }

  failed(error: unknown): void {
    this.#around.log.error({ match: this.id, ...errorFields(error) }, 'a match could not go on');
  }
}
