import type { Seat } from '@souk/kernel';
import type { BusMessages } from '../bus/bus.js';
import type { HostContext } from '../host-context.js';

/** Milliseconds in which watchers that come and go are told of together. */
const PAUSE = 1000;
/** How often hosts announce again who watches there, and for how long an announcement holds. */
const ANNOUNCE_INTERVAL = 30_000;
const EXPIRY = 75_000;

/** Who watches a match at a host. */
export interface Attendance {
  readonly seats: readonly Seat[];
  readonly spectators: number;
}

/** Who watches a match, here and at other hosts. Told a little later, once for all that come and go meanwhile. */
export class Presence {
  readonly #id: string;
  readonly #context: Pick<HostContext, 'runtime' | 'bus' | 'name' | 'audiences'>;
  readonly #here: () => Attendance;
  readonly #tell: (text: string) => void;
  /** By host. */
  readonly #elsewhere = new Map<string, Attendance & { readonly until: number }>();
  #told = '';
  #isDue = false;
  #isAnnouncementScheduled = false;

  constructor(
    id: string,
    context: Pick<HostContext, 'runtime' | 'bus' | 'name' | 'audiences'>,
    here: () => Attendance,
    tell: (text: string) => void,
  ) {
    this.#id = id;
    this.#context = context;
    this.#here = here;
    this.#tell = tell;
  }

  /** A watcher has come or gone here. */
  changed(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    this.#context.runtime.after(PAUSE, () => {
      this.#isDue = false;
      this.#context.audiences.note(this.#id, this.#here().spectators);
      this.announce();
      this.#tellHere();
    });
  }

  /** Tells the other hosts who watches here. */
  announce(): void {
    const { bus, name, runtime } = this.#context;
    if (bus.state === 'local') return;
    const here = this.#here();
    bus.publish('presence', { id: this.#id, host: name, ...here });
    if (this.#isAnnouncementScheduled || here.seats.length + here.spectators === 0) return;
    this.#isAnnouncementScheduled = true;
    runtime.after(ANNOUNCE_INTERVAL, () => {
      this.#isAnnouncementScheduled = false;
      this.announce();
      this.#tellHere();
    });
  }

  /** Another host has announced who watches there. */
  receive({ host, seats, spectators }: BusMessages['presence']): void {
    this.#elsewhere.set(host, { seats, spectators, until: this.#context.runtime.monotonic() + EXPIRY });
    this.#tellHere();
  }

  #tellHere(): void {
    const now = this.#context.runtime.monotonic();
    for (const [host, { until }] of this.#elsewhere) if (until < now) this.#elsewhere.delete(host);
    const all = [this.#here(), ...this.#elsewhere.values()];
    const seats = [...new Set(all.flatMap((each) => each.seats))].sort((one, other) => one - other);
    const spectators = all.reduce((sum, each) => sum + each.spectators, 0);
    const text = JSON.stringify({ type: 'presence', match: this.#id, seats, spectators });
    if (text === this.#told) return;
    this.#told = text;
    this.#tell(text);
  }
}
