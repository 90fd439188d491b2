import type { HostContext } from '../host-context.js';
import { Tally } from '../limits/tally.js';

/** For so many milliseconds a maker of whom nothing is heard may be on the way back. */
export const MAKER_GRACE_MS = 120_000;

type MakersContext = Pick<HostContext, 'runtime' | 'bus'>;

/**
 * Which of those who have made a table that waits are there: connected to this host or to another one, or gone for no
 * longer than the grace. Goes by the monotonic clock. Who was never looked for counts as there until a grace has passed, so
 * that a host that was just opened takes nobody for gone; while other hosts cannot be heard of, nobody is.
 */
export class Makers {
  readonly #context: MakersContext;
  readonly #changed: () => void;
  /** Connections at this host, by person. */
  readonly #here = new Tally();
  /** The makers of tables that wait, and when each was last known to be there. */
  #seen = new Map<string, number>();
  /** Who was gone when that was last looked at. */
  #gone: ReadonlySet<string> = new Set();

  /** `changed` is called when a maker who was gone is back, or one has been away for too long. */
  constructor(context: MakersContext, changed: () => void) {
    this.#context = context;
    this.#changed = changed;
    context.bus.on('makers', ({ people }) => {
      for (const person of people) this.active(person);
    });
    // What others have said meanwhile was lost.
    context.bus.onReconnect(() => {
      for (const person of this.#seen.keys()) this.active(person);
    });
  }

  came(person: string): void {
    this.#here.add(person);
    if (this.active(person)) this.#announce([person]);
  }

  went(person: string): void {
    this.#here.remove(person);
    this.active(person);
  }

  /** A person has given a sign of life. Says whether that matters to anybody. */
  active(person: string): boolean {
    if (!this.#seen.has(person)) return false;
    this.#seen.set(person, this.#context.runtime.monotonic());
    if (this.#gone.has(person)) this.#look();
    return true;
  }

  isThere(person: string): boolean {
    if (this.#context.bus.state === 'disconnected' || this.#here.of(person) > 0) return true;
    const seen = this.#seen.get(person);
    return seen === undefined || this.#context.runtime.monotonic() - seen < MAKER_GRACE_MS;
  }

  /** These are the makers of the tables that wait now. Those who are here are told to the other hosts. */
  follow(makers: readonly string[]): void {
    const now = this.#context.runtime.monotonic();
    const isHere = (person: string): boolean => this.#here.of(person) > 0;
    this.#seen = new Map(makers.map((person) => [person, isHere(person) ? now : (this.#seen.get(person) ?? now)]));
    this.#announce([...this.#seen.keys()].filter(isHere));
    this.#look();
  }

  #announce(people: readonly string[]): void {
    if (people.length > 0 && this.#context.bus.state === 'connected') this.#context.bus.publish('makers', { people });
  }

  #look(): void {
    const gone = new Set([...this.#seen.keys()].filter((person) => !this.isThere(person)));
    const isSame = gone.size === this.#gone.size && [...gone].every((person) => this.#gone.has(person));
    this.#gone = gone;
    if (!isSame) this.#changed();
  }
}
