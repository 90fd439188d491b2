import type { Seat } from '@souk/kernel';
import type { HostContext } from '../host-context.js';
import type { MatchDriver } from './driver.js';
import { abandonedEntry, toBotEntry } from './entries.js';
import type { Ledger } from './ledger.js';
import type { MatchQueue } from './match-queue.js';
import { deadlineOf, withGrace } from './next-deadline.js';
import { isPlayedByPerson, type Progress } from './progress.js';
import type { SeatActions } from './seat-actions.js';

/** What happens in a match when a deadline has passed. */
export class Deadlines {
  readonly #context: HostContext;
  readonly #ledger: Ledger;
  readonly #queue: MatchQueue;
  readonly #driver: MatchDriver;
  readonly #actions: SeatActions;

  constructor(context: HostContext, ledger: Ledger, queue: MatchQueue, driver: MatchDriver, actions: SeatActions) {
    this.#context = context;
    this.#ledger = ledger;
    this.#queue = queue;
    this.#driver = driver;
    this.#actions = actions;
  }

  /** The timer of the match has fired: the deadline may have passed, or have been put off meanwhile. */
  due(): Promise<void> {
    return this.#queue.run(() => this.#check());
  }

  async #check(): Promise<void> {
    const { progress } = this.#ledger;
    const deadline = progress === undefined ? undefined : deadlineOf(progress, this.#context.config);
    if (progress === undefined || deadline === undefined) return;
    if (this.#context.runtime.hostTime() < withGrace(this.#context, this.#ledger.hostTimeOf(deadline.at))) {
      await this.#ledger.setDeadline(deadline.at);
      this.#driver.scheduleNext();
    } else if (deadline.kind === 'clock') await this.#timeOut(progress, deadline.at);
    else {
      const isDue = (then: Progress): boolean => deadlineOf(then, this.#context.config)?.at === deadline.at;
      await this.#driver.commit((then, now) => (isDue(then) ? abandonedEntry(then, now) : undefined));
    }
  }

  /** The seat may have moved at another host in the last moment: what is due is asked of the match as it then stands. */
  async #timeOut(progress: Progress, at: number): Promise<void> {
    const isOut = (then: Progress, seat: Seat): boolean =>
      isPlayedByPerson(then.seatAt(seat)) && then.clock.deadlineOf(seat) === at;
    const seat = progress.seats.findIndex((_, i) => isOut(progress, i));
    const { onTimeout, substitute } = this.#ledger.table.settings;
    if (onTimeout === 'resign') await this.#actions.resignNow(seat, isOut);
    else {
      await this.#driver.commit((then, now) =>
        isOut(then, seat) ? toBotEntry(then, seat, substitute, 'time', now) : undefined,
      );
    }
  }
}
