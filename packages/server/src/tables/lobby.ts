import type { Table } from '@souk/protocol';
import { errorFields } from '../logs/log.js';
import type { Surroundings } from '../matches/surroundings.js';
import type { TableRow } from '../store/rows.js';
import { tableResource } from './resource.js';

/** Changes are told together: the list goes out at most this often, in milliseconds. */
const PAUSE = 500;
const MOST = 100;

/** A connection that follows the list of public tables. */
export interface Visitor {
  send(frame: Buffer): void;
}

/** The public tables that wait for people, and those who look at them. */
export class Lobby {
  readonly #around: Pick<Surroundings, 'store' | 'outside' | 'log' | 'bus'>;
  readonly #visitors = new Set<Visitor>();
  #due = false;

  constructor(around: Pick<Surroundings, 'store' | 'outside' | 'log' | 'bus'>) {
    this.#around = around;
    around.bus.hear('lobby', () => this.#changed());
    around.bus.onReturn(() => this.#changed());
  }

  async enter(visitor: Visitor): Promise<void> {
    // First of all, so that nothing is missed that changes while the list is read.
    this.#visitors.add(visitor);
    visitor.send(await this.#frame());
  }

  leave(visitor: Visitor): void {
    this.#visitors.delete(visitor);
  }

  changed({ settings }: TableRow): void {
    if (settings.visibility !== 'public') return;
    this.#around.bus.tell('lobby', {});
    this.#changed();
  }

  #changed(): void {
    if (this.#due || this.#visitors.size === 0) return;
    this.#due = true;
    this.#around.outside.after(PAUSE, () => {
      this.#due = false;
      this.#tell().catch((error) => this.#around.log.error(errorFields(error), 'the lobby could not be told'));
    });
  }

  async #tell(): Promise<void> {
    const frame = await this.#frame();
    for (const visitor of this.#visitors) visitor.send(frame);
  }

  async #frame(): Promise<Buffer> {
    const { rows } = await this.#around.store.tables.list('open', undefined, undefined, MOST);
    const tables: Table[] = rows.map(tableResource);
    return Buffer.from(JSON.stringify({ type: 'lobby', tables }));
  }
}
