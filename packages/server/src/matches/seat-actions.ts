import type { Seat } from '@souk/kernel';
import type { Level } from '@souk/protocol';
import { Refusal } from '../refusal.js';
import type { MatchDriver } from './driver.js';
import {
  followingEntry,
  moveEntry,
  type Send,
  toBotEntry,
  toPersonEntry,
  undoAnswerEntry,
  undoEntry,
} from './entries.js';
import type { Ledger, MakeEntry } from './ledger.js';
import type { MatchQueue } from './match-queue.js';
import type { Progress } from './progress.js';

/** What the person in a seat does in a match. */
export class SeatActions {
  readonly #ledger: Ledger;
  readonly #queue: MatchQueue;
  readonly #driver: MatchDriver;

  constructor(ledger: Ledger, queue: MatchQueue, driver: MatchDriver) {
    this.#ledger = ledger;
    this.#queue = queue;
    this.#driver = driver;
  }

  move(seat: Seat, send: Send, move: unknown): Promise<number> {
    return this.#once(seat, send, (progress, now) => moveEntry(progress, seat, send, move, now));
  }

  undo(seat: Seat, send: Send): Promise<number> {
    return this.#once(seat, send, (progress, now) => undoEntry(progress, seat, send, now));
  }

  answerUndo(seat: Seat, send: Send, agree: boolean): Promise<number> {
    return this.#once(seat, send, (progress, now) => undoAnswerEntry(progress, seat, send, agree, now));
  }

  /** A bot plays for the person from now on. */
  handOver(seat: Seat): Promise<unknown> {
    return this.#driver.add((progress, now) => toBotEntry(progress, seat, this.#substitute, 'left', now));
  }

  comeBack(seat: Seat): Promise<unknown> {
    return this.#driver.add((progress, now) => toPersonEntry(progress, seat, now));
  }

  resign(seat: Seat): Promise<void> {
    return this.#queue.run(() => this.resignNow(seat));
  }

  /**
   * Resigns from within a task of the queue, if that is due as the match then stands; done twice, it is done once. A
   * bot plays on for the seat, except where the rules let a seat leave: that follows from the one entry, now or later.
   */
  async resignNow(seat: Seat, isDue: (then: Progress, seat: Seat) => boolean = () => true): Promise<void> {
    await this.#driver.commit((then, now) =>
      !then.seatAt(seat).resigned && isDue(then, seat)
        ? toBotEntry(then, seat, this.#substitute, 'resigned', now)
        : undefined,
    );
    try {
      await this.#driver.commit(followingEntry);
    } catch (error) {
      // The seat has resigned, and that is stored. What follows from it is done as soon as the store can be asked.
      if (!(error instanceof Refusal) || error.code !== 'unavailable') throw error;
      this.#driver.failed(error);
    }
  }

  setStandingAnswers(seat: Seat, answers: readonly string[]): Promise<void> {
    return this.#queue.run(async () => {
      const known = this.#ledger.playing.game.standingAnswers.map(({ id }) => id);
      const unknown = answers.find((id) => !known.includes(id));
      if (unknown !== undefined) {
        throw new Refusal('bad-request', `answers: expected some of: ${known.join(', ') || 'none'}; got "${unknown}"`);
      }
      await this.#ledger.setStandingAnswers(seat, answers);
      this.#driver.scheduleNext();
    });
  }

  /** The level of the bot that plays for a person who has gone. */
  get #substitute(): Level {
    return this.#ledger.table.settings.substitute;
  }

  /** A send that has been done before, here or at another host, is answered as it was then. */
  #once(seat: Seat, { id }: Send, make: MakeEntry): Promise<number> {
    const once: MakeEntry = (progress, now) =>
      progress.sent(seat, id) === undefined ? make(progress, now) : undefined;
    return this.#queue.run(async () => {
      const seq = await this.#driver.commit(once);
      const { playing } = this.#ledger;
      return seq ?? playing.sent(seat, id) ?? playing.seq;
    });
  }
}
