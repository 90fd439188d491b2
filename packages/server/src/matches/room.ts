import type { Seat, Viewer } from '@souk/kernel';
import type { ChatLine } from '@souk/protocol';
import { errorFields } from '../logs/log.js';
import { Refusal } from '../refusal.js';
import type { StoredMatch, TableRow } from '../store/rows.js';
import type { Head } from '../store/store.js';
import type { Turn } from '../turns/turns.js';
import { Arrival } from './arrival.js';
import { Audience, tableFrame } from './audience.js';
import { Autopilot } from './autopilot.js';
import { deadlineOf, withGrace } from './deadline.js';
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
import { historyUpToNow } from './history.js';
import { Ledger, type MakeEntry } from './ledger.js';
import type { Presence } from './presence.js';
import { isPersons, type Progress } from './progress.js';
import type { Seen } from './replay.js';
import type { RoomKeeper, Surroundings } from './surroundings.js';
import type { Watcher } from './watchers.js';

/** Missed updates are sent all at once up to this many; more of them while the match goes on, one by one. */
const MOST_AT_ONCE = 8;

/** Milliseconds until a store that could not be asked is asked again. */
const HEALING_PAUSE = 1000;

const isDone = ({ phase }: TableRow): boolean => phase !== 'open' && phase !== 'playing';

/** One table with its match: who follows it, and what happens in it, one thing after the other. */
export class Room {
  readonly id: string;
  readonly #around: Surroundings;
  readonly #ledger: Ledger;
  readonly #audience: Audience;
  readonly #autopilot: Autopilot;
  /** Those who are still being told what they have missed. */
  readonly #arrivals = new Map<Watcher, Arrival>();
  #tail: Promise<unknown> = Promise.resolve();
  #pending = 0;
  #lastUse: number;
  #isHealing = false;
  /** Whether news of other hosts are heard. */
  #isFollowing = false;
  /** How often this host has been asked to do what the match does by itself, and has not done yet. */
  #turnsHere = 0;
  #seqLookedAt = -1;
  #isFollowedElsewhere = false;

  constructor(around: Surroundings, keeper: RoomKeeper, stored: StoredMatch) {
    this.id = stored.table.id;
    this.#around = around;
    this.#lastUse = around.outside.now();
    this.#audience = new Audience(this.id, around);
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
    return this.#audience.size > 0 || this.#arrivals.size > 0;
  }
  /** Whether somebody follows, here or at another host. */
  get followed(): boolean {
    return this.watched || this.#isFollowedElsewhere;
  }
  /** Whether nothing can have happened that is not known here. */
  get isFresh(): boolean {
    const { reach } = this.#around.bus;
    return reach === 'alone' || (reach === 'together' && this.#isFollowing);
  }
  /** Whether nothing would be lost if the memory forgot this room. */
  isIdle(since: number): boolean {
    const isUsed = this.watched || this.#pending > 0 || this.#turnsHere > 0 || this.#autopilot.busy;
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
  async watch(watcher: Watcher, since: number | undefined): Promise<void> {
    const { outside, config } = this.#around;
    const arrival = new Arrival(watcher, since, outside, config.pingSeconds * 1000);
    try {
      // The match does not wait for those who have much to read: they are told outside its turns, until little is left.
      for (;;) {
        const missed = await this.#enqueue(() => this.#admit(arrival));
        if (missed === undefined) return;
        await arrival.tell(missed);
      }
    } finally {
      if (this.#arrivals.get(watcher) === arrival) this.#arrivals.delete(watcher);
    }
  }

  /** Lets somebody in who knows almost everything; if it is not so, answers what they have to be told before. */
  async #admit(arrival: Arrival): Promise<Iterable<string> | undefined> {
    if (arrival.hasLeft) return undefined;
    const { watcher, since } = arrival;
    // Who asks once more wants to be told from there, and not twice at the same time.
    if (this.#arrivals.get(watcher) !== arrival) this.#arrivals.get(watcher)?.leave();
    this.#arrivals.set(watcher, arrival);
    await this.#beginToFollow();
    // Who comes from another host may have seen more there than has been heard of here.
    if (since !== undefined && since > (this.progress?.seq ?? -1)) await this.#lookUp();
    const viewer = this.viewerFor(watcher.person);
    if (arrival.table !== this.table) watcher.send(Buffer.from(tableFrame(this.table)));
    arrival.table = this.table;
    const missed = this.progress === undefined ? [] : await this.#missed(this.progress, viewer, since);
    if (since !== undefined && this.progress !== undefined && this.progress.seq - since > MOST_AT_ONCE) {
      // What happens meanwhile must not come before what is older.
      this.#audience.remove(watcher);
      arrival.since = this.progress.seq;
      return missed;
    }
    for (const frame of missed) watcher.send(Buffer.from(frame));
    if (arrival.hasLeft) return undefined;
    this.#audience.add(watcher, viewer);
    if (isDone(this.table)) watcher.finished();
    this.#settle();
    return undefined;
  }

  unwatch(watcher: Watcher): void {
    this.#arrivals.get(watcher)?.leave();
    this.#arrivals.delete(watcher);
    this.#audience.remove(watcher);
    this.#lastUse = this.#around.outside.now();
    if (this.watched || !this.#isFollowing) return;
    this.#inTurn(async () => this.#stopFollowing()).catch(() => {});
  }

  /** News are heard first and what is there is read afterwards, so that nothing falls in between. */
  async #beginToFollow(): Promise<void> {
    const { bus } = this.#around;
    if (this.#isFollowing || bus.reach === 'alone') return;
    this.#isFollowing = true;
    await bus.follow(this.id);
    bus.tell('presenceAsked', { id: this.id });
    await this.#ledger.catchUp();
  }

  /** Reads what is new, unless nobody else can have added anything. */
  async #lookUp(): Promise<void> {
    if (this.#around.bus.reach !== 'alone') await this.#ledger.catchUp();
  }

  #stopFollowing(): void {
    if (this.watched || !this.#isFollowing) return;
    this.#isFollowing = false;
    this.#around.bus.unfollow(this.id);
  }

  /** How the match stands, for one viewer. */
  picture(viewer: Viewer): Promise<string> {
    return this.#enqueue(async () => {
      await this.#lookUp();
      return stateFrames(this.#ledger.playing)(viewer);
    });
  }

  /** All that has happened, for one viewer. */
  async history(viewer: Viewer): Promise<string> {
    const make = await this.#enqueue(async () => historyUpToNow(this.#ledger.playing));
    // Outside the turns of the match, which goes on meanwhile.
    return make(viewer);
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

  /** What follows by itself from what was decided, unless that has happened. */
  follow(): Promise<unknown> {
    return this.#add(followingEntry);
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

  /** Who follows, here and elsewhere. */
  get presence(): Presence {
    return this.#audience.presence;
  }

  /** The people who follow. */
  listeners(): string[] {
    return this.#audience.people();
  }

  /** Tells those who may hear it what somebody has said. */
  tellChat(line: ChatLine, isMutedBy: (listener: string) => boolean): void {
    this.#audience.tellChat(line, isMutedBy);
  }

  /** Reads what others have changed, and tells it. Says whether there was anything. */
  refresh(): Promise<boolean> {
    return this.#enqueue(async () => {
      const isNew = await this.#ledger.catchUp();
      // Whoever has changed it has asked for what follows from that.
      this.#settle(false);
      return isNew;
    });
  }

  /** The log has grown elsewhere to this number. */
  async heardOf(seq: number): Promise<void> {
    if (seq > (this.progress?.seq ?? -1)) await this.refresh();
  }

  /** The store was looked at: whether everything there is known here, and asked for if nothing happens. */
  async lookedAt(head: Head): Promise<void> {
    const { progress, table } = this;
    // A log that is shorter was put back, or has grown here while the store was looked at: reading it tells.
    const isOther = this.#ledger.isAstray || head.seq !== (progress?.seq ?? 0) || head.version !== table.version;
    const hasStoodStill = head.seq === this.#seqLookedAt;
    this.#seqLookedAt = head.seq;
    if (isOther) {
      if (await this.refresh()) this.#around.metrics.missedNews();
    } else if (hasStoodStill && this.#pending === 0) this.#settle();
  }

  /** Does what the match does by itself until somebody has to be waited for. */
  async takeTurns({ seq, followed }: Turn): Promise<void> {
    this.#turnsHere++;
    this.#isFollowedElsewhere = followed;
    try {
      await this.#enqueue(async () => {
        if (seq > (this.progress?.seq ?? -1)) await this.#ledger.catchUp();
        this.#settle();
      });
      await this.#autopilot.done();
    } finally {
      this.#turnsHere--;
    }
  }

  /** The time that was waited for has come. */
  due(): Promise<void> {
    return this.#enqueue(() => this.#timeIsUp());
  }

  /** Does something with the match when its turn comes, from what is true then. */
  #enqueue<R>(task: () => Promise<R>): Promise<R> {
    return this.#inTurn(async () => {
      try {
        if (this.#ledger.isAstray) await this.#ledger.catchUp();
        return await task();
      } finally {
        if (this.#ledger.isAstray) this.#heal();
      }
    });
  }

  /** The store could not be asked: as soon as it can, those who follow hear what is true. */
  #heal(): void {
    if (this.#isHealing) return;
    this.#isHealing = true;
    this.#around.outside.after(HEALING_PAUSE, () => {
      this.#isHealing = false;
      this.refresh().catch(() => {});
    });
  }

  #inTurn<R>(task: () => Promise<R>): Promise<R> {
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

  /** Sees to what happens by itself: the clock, and what follows, standing answers, bots, unless that is seen to already. */
  #settle(isMine = true): void {
    const { progress } = this;
    if (progress === undefined || this.#ledger.isAstray) return;
    this.#setTimer(progress);
    if (!this.#autopilot.isOwed(progress)) return;
    const { turns } = this.#around;
    if (turns === null || this.#turnsHere > 0) this.#autopilot.settle(progress);
    else if (isMine) turns.ask({ match: this.id, seq: progress.seq, followed: this.watched });
  }

  #setTimer(progress: Progress): void {
    const deadline = deadlineOf(progress, this.#around.config);
    if (deadline === undefined || deadline.kind === 'idle') this.#around.timers.clear(this.id);
    else this.#around.timers.set(this.id, withGrace(this.#around, deadline.at));
  }

  async #timeIsUp(): Promise<void> {
    const { progress } = this;
    const deadline = progress === undefined ? undefined : deadlineOf(progress, this.#around.config);
    if (progress === undefined || deadline === undefined) return;
    if (this.#around.outside.now() < withGrace(this.#around, deadline.at)) {
      await this.#ledger.setDeadline(deadline.at);
      this.#settle();
    } else if (deadline.kind === 'clock') await this.#timeOut(progress, deadline.at);
    else {
      const isDue = (then: Progress): boolean => deadlineOf(then, this.#around.config)?.at === deadline.at;
      await this.#commit((then, now) => (isDue(then) ? abandonedEntry(then, now) : undefined));
    }
  }

  /** Somebody may have moved at another host in the last moment: what is due is asked of the match as it then stands. */
  async #timeOut(progress: Progress, at: number): Promise<void> {
    const isOut = (then: Progress, seat: Seat): boolean =>
      isPersons(then.seats[seat]) && then.clock.deadlineOf(seat) === at;
    const seat = progress.seats.findIndex((_, i) => isOut(progress, i));
    const { onTimeout, substitute } = this.table.settings;
    if (onTimeout === 'resign') await this.#resign(seat, isOut);
    else {
      await this.#commit((then, now) =>
        isOut(then, seat) ? toBotEntry(then, seat, substitute, 'time', now) : undefined,
      );
    }
  }

  /** A bot plays on for who has resigned, except where the rules let a seat leave. */
  async #resign(seat: Seat, isDue: (then: Progress, seat: Seat) => boolean = () => true): Promise<void> {
    const { substitute } = this.table.settings;
    const resigned = await this.#commit((then, now) =>
      isDue(then, seat) ? toBotEntry(then, seat, substitute, 'resigned', now) : undefined,
    );
    if (resigned === undefined || this.#ledger.playing.game.leave === undefined) return;
    await this.#commit((then, now) => (then.phase === 'playing' ? leaveEntry(then, seat, now) : undefined));
  }

  /** What somebody has to be told who knows everything up to `since`. */
  async #missed(progress: Progress, viewer: Viewer, since: number | undefined): Promise<Iterable<string>> {
    if (since === undefined || since > progress.seq) return [stateFrames(progress)(viewer)];
    return since < progress.seq ? updatesOf(await this.#ledger.retelling(since), viewer) : [];
  }

  failed(error: unknown): void {
    this.#around.log.error({ match: this.id, ...errorFields(error) }, 'a match could not go on');
  }
}

function* updatesOf(steps: Iterable<Parameters<Seen>>, viewer: Viewer): Generator<string> {
  for (const step of steps) yield updateFrames(...step)(viewer);
}
