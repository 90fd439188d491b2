import type { BusMessages } from '../bus/bus.js';
import type { HostContext } from '../host-context.js';

/** Milliseconds in which people who come and go are told of together: who only changes the page has not gone. */
const PAUSE = 1000;
/** How often hosts announce again who is there, and for how long an announcement holds. */
const ANNOUNCE_INTERVAL = 30_000;
const EXPIRY = 75_000;
/** People in one message, at most. */
const MAX_TOLD = 1000;

/**
 * Who is there: the people with a live connection, here or at another host. What others may know of that is not decided
 * here.
 */
export class Online {
  readonly #context: Pick<HostContext, 'runtime' | 'bus' | 'name'>;
  /** By person: how many connections there are here. */
  readonly #here = new Map<string, number>();
  /** By host and person: until when the announcement holds. */
  readonly #elsewhere = new Map<string, Map<string, number>>();
  readonly #listeners: ((people: ReadonlySet<string>) => void)[] = [];
  /** Who has come or gone here since it was last told. */
  readonly #changed = new Set<string>();
  readonly #announced = new Set<string>();
  #stop: () => void = () => {};

  constructor(context: Pick<HostContext, 'runtime' | 'bus' | 'name'>) {
    this.#context = context;
    context.bus.on('online', (message) => this.#receive(message));
    context.bus.on('onlineAsked', () => this.#announceAll());
    context.bus.onReconnect(() => this.#meet());
  }

  /** Begins to tell other hosts, and to ask them. */
  open(): void {
    if (this.#context.bus.state === 'local') return;
    this.#meet();
    this.#lookAfter();
  }

  close(): void {
    this.#stop();
  }

  /** Calls the listener with the people who have come or gone. */
  onChange(listener: (people: ReadonlySet<string>) => void): void {
    this.#listeners.push(listener);
  }

  came(person: string): void {
    const before = this.#here.get(person) ?? 0;
    this.#here.set(person, before + 1);
    if (before === 0) this.#note(person);
  }

  left(person: string): void {
    const before = this.#here.get(person) ?? 0;
    if (before > 1) {
      this.#here.set(person, before - 1);
      return;
    }
    this.#here.delete(person);
    this.#note(person);
  }

  isOn(person: string): boolean {
    if (this.#here.has(person)) return true;
    const now = this.#context.runtime.monotonic();
    return [...this.#elsewhere.values()].some((people) => (people.get(person) ?? 0) > now);
  }

  #note(person: string): void {
    this.#changed.add(person);
    if (this.#changed.size > 1) return;
    this.#context.runtime.after(PAUSE, () => {
      const changed = [...this.#changed].filter((each) => this.#here.has(each) !== this.#announced.has(each));
      this.#changed.clear();
      this.#announce(changed);
      this.#tell(changed);
    });
  }

  #announce(people: readonly string[]): void {
    const { bus, name } = this.#context;
    for (const person of people) {
      if (this.#here.has(person)) this.#announced.add(person);
      else this.#announced.delete(person);
    }
    if (bus.state === 'local') return;
    for (let i = 0; i < people.length; i += MAX_TOLD) {
      const some = people.slice(i, i + MAX_TOLD);
      const on = some.filter((person) => this.#here.has(person));
      const off = some.filter((person) => !this.#here.has(person));
      bus.publish('online', { host: name, on, off });
    }
  }

  #announceAll(): void {
    this.#announce([...this.#here.keys()]);
  }

  /** Another host may have come or gone while nothing was heard. */
  #meet(): void {
    this.#announceAll();
    this.#context.bus.publish('onlineAsked', { host: this.#context.name });
  }

  #receive({ host, on, off }: BusMessages['online']): void {
    const now = this.#context.runtime.monotonic();
    const people = this.#elsewhere.get(host) ?? new Map<string, number>();
    this.#elsewhere.set(host, people);
    const changed = [...on.filter((person) => (people.get(person) ?? 0) <= now), ...off];
    for (const person of on) people.set(person, now + EXPIRY);
    for (const person of off) people.delete(person);
    this.#tell(changed);
  }

  /** Announces again, and forgets who was at a host that is no longer heard of. */
  #lookAfter(): void {
    const { runtime } = this.#context;
    this.#stop = runtime.after(ANNOUNCE_INTERVAL, () => {
      this.#announceAll();
      const now = runtime.monotonic();
      for (const [host, people] of this.#elsewhere) {
        const gone = [...people].flatMap(([person, until]) => (until <= now ? [person] : []));
        for (const person of gone) people.delete(person);
        if (people.size === 0) this.#elsewhere.delete(host);
        this.#tell(gone);
      }
      this.#lookAfter();
    });
  }

  #tell(people: readonly string[]): void {
    if (people.length === 0) return;
    const changed = new Set(people);
    for (const listener of this.#listeners) listener(changed);
  }
}
