import type { Seat } from '@souk/kernel';
import type { News } from '../bus/bus.js';
import type { Surroundings } from './surroundings.js';

/** Milliseconds in which those who come and go are told of together. */
const PAUSE = 1000;
/** How often hosts say again who follows with them, and when a host that says nothing is no longer believed. */
const SAID_AGAIN = 30_000;
const BELIEVED = 75_000;

/** Who follows a match here. */
export interface Present {
  readonly seats: readonly Seat[];
  readonly spectators: number;
}

/** Who follows a match, here and at other hosts. Told a little later, once for all who come and go meanwhile. */
export class Presence {
  readonly #id: string;
  readonly #around: Pick<Surroundings, 'outside' | 'bus' | 'name'>;
  readonly #here: () => Present;
  readonly #tell: (text: string) => void;
  /** By host. */
  readonly #elsewhere = new Map<string, Present & { readonly until: number }>();
  #told = '';
  #isDue = false;
  #isSaidAgain = false;

  constructor(
    id: string,
    around: Pick<Surroundings, 'outside' | 'bus' | 'name'>,
    here: () => Present,
    tell: (text: string) => void,
  ) {
    this.#id = id;
    this.#around = around;
    this.#here = here;
    this.#tell = tell;
  }

  /** Somebody has come or gone here. */
  changed(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    this.#around.outside.after(PAUSE, () => {
      this.#isDue = false;
      this.say();
      this.#tellHere();
    });
  }

  /** Tells the other hosts who follows here. */
  say(): void {
    const { bus, name, outside } = this.#around;
    if (bus.reach === 'alone') return;
    const here = this.#here();
    bus.tell('presence', { id: this.#id, host: name, ...here });
    if (this.#isSaidAgain || here.seats.length + here.spectators === 0) return;
    this.#isSaidAgain = true;
    outside.after(SAID_AGAIN, () => {
      this.#isSaidAgain = false;
      this.say();
      this.#tellHere();
    });
  }

  /** Another host has said who follows there. */
  heard({ host, seats, spectators }: News['presence']): void {
    this.#elsewhere.set(host, { seats, spectators, until: this.#around.outside.now() + BELIEVED });
    this.#tellHere();
  }

  #tellHere(): void {
    const now = this.#around.outside.now();
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
