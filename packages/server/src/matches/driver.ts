import type { AutoplayJob } from '../autoplay/jobs.js';
import type { HostContext } from '../host-context.js';
import { errorFields } from '../logging/logger.js';
import { isOutage } from '../refusal.js';
import { Autoplay } from './autoplay.js';
import type { Ledger, MakeEntry } from './ledger.js';
import type { MatchQueue } from './match-queue.js';
import { deadlineOf, withGrace } from './next-deadline.js';
import type { Progress } from './progress.js';

/** Adds entries to a match, and sees to what the match does by itself after each of them. */
export class MatchDriver {
  readonly #context: HostContext;
  readonly #ledger: Ledger;
  readonly #queue: MatchQueue;
  /** Whether the match has watchers at this host. */
  readonly #isWatchedHere: () => boolean;
  readonly #autoplay: Autoplay;
  /** How many jobs of this match this host has taken and not finished. */
  #jobsHere = 0;
  #isWatchedElsewhere = false;

  constructor(context: HostContext, ledger: Ledger, queue: MatchQueue, isWatchedHere: () => boolean) {
    this.#context = context;
    this.#ledger = ledger;
    this.#queue = queue;
    this.#isWatchedHere = isWatchedHere;
    this.#autoplay = new Autoplay(context, {
      id: ledger.id,
      standingAnswersOf: (seat) => ledger.standingAnswersOf(seat),
      isWatched: () => isWatchedHere() || this.#isWatchedElsewhere,
      add: (make) => this.add(make),
      failed: (error) => this.failed(error),
    });
  }

  /** Whether there is something under way that the match does by itself. */
  get busy(): boolean {
    return this.#jobsHere > 0 || this.#autoplay.busy;
  }

  /** Adds an entry when its turn comes. */
  add(make: MakeEntry): Promise<number | undefined> {
    return this.#queue.run(() => this.commit(make));
  }

  /** Adds an entry, from within a task of the queue. */
  async commit(make: MakeEntry): Promise<number | undefined> {
    const seq = await this.#ledger.commit(make);
    if (seq !== undefined) this.scheduleNext();
    return seq;
  }

  /**
   * Sees to what happens by itself: the timer, and what follows, standing answers, bots, unless that is seen to already.
   * `isMine`: no other host has asked for it.
   */
  scheduleNext(isMine = true): void {
    const { progress } = this.#ledger;
    if (progress === undefined || this.#ledger.isStale) return;
    this.#setTimer(progress);
    if (!this.#autoplay.hasWork(progress)) return;
    const { autoplayJobs } = this.#context;
    if (autoplayJobs === null || this.#jobsHere > 0) this.#autoplay.act(progress);
    else if (isMine) autoplayJobs.add({ match: this.#ledger.id, seq: progress.seq, followed: this.#isWatchedHere() });
  }

  /** Does what the match does by itself until a person has to be waited for. */
  async autoplay({ seq, followed }: AutoplayJob): Promise<void> {
    this.#jobsHere++;
    this.#isWatchedElsewhere = followed;
    try {
      await this.#queue.run(async () => {
        if (seq > (this.#ledger.progress?.seq ?? -1)) await this.#ledger.catchUp();
        this.scheduleNext();
      });
      await this.#autoplay.done();
    } finally {
      this.#jobsHere--;
    }
  }

  failed(error: unknown): void {
    if (isOutage(error)) return;
    this.#context.logger.error({ match: this.#ledger.id, ...errorFields(error) }, 'a match could not go on');
  }

  #setTimer(progress: Progress): void {
    const { timers, config } = this.#context;
    const deadline = deadlineOf(progress, config);
    if (deadline === undefined || deadline.kind === 'idle') timers.clear(this.#ledger.id);
    else timers.set(this.#ledger.id, withGrace(this.#context, deadline.at));
  }
}
