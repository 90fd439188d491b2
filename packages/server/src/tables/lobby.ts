import type { Table } from '@souk/protocol';
import type { HostContext } from '../host-context.js';
import { errorFields } from '../logging/logger.js';
import type { TableRow } from '../store/rows.js';
import { tableResource } from './resource.js';

/** Changes are told together: the list goes out at most this often, in milliseconds. */
const PAUSE_MS = 500;
const MOST = 100;

/** A connection that watches the list of public tables. */
export interface LobbyWatcher {
  /** Messages that others are sent as well. */
  sendAll(messages: readonly string[]): void;
}

/** The public tables that wait for people, and the connections that watch the list of them. */
export class Lobby {
  readonly #context: Pick<HostContext, 'store' | 'runtime' | 'logger' | 'bus'>;
  readonly #watchers = new Set<LobbyWatcher>();
  #due = false;

  constructor(context: Pick<HostContext, 'store' | 'runtime' | 'logger' | 'bus'>) {
    this.#context = context;
    context.bus.on('lobby', () => this.#changed());
    context.bus.onReconnect(() => this.#changed());
  }

  async enter(watcher: LobbyWatcher): Promise<void> {
    // First of all, so that nothing is missed that changes while the list is read.
    this.#watchers.add(watcher);
    watcher.sendAll(await this.#messages());
  }

  leave(watcher: LobbyWatcher): void {
    this.#watchers.delete(watcher);
  }

  changed({ settings }: TableRow): void {
    if (settings.visibility !== 'public') return;
    this.#context.bus.publish('lobby', {});
    this.#changed();
  }

  #changed(): void {
    if (this.#due || this.#watchers.size === 0) return;
    this.#due = true;
    this.#context.runtime.after(PAUSE_MS, () => {
      this.#due = false;
      this.#tell().catch((error) => this.#context.logger.error(errorFields(error), 'the lobby could not be told'));
    });
  }

  async #tell(): Promise<void> {
    const messages = await this.#messages();
    for (const watcher of this.#watchers) watcher.sendAll(messages);
  }

  async #messages(): Promise<readonly string[]> {
    const { rows } = await this.#context.store.tables.list('open', undefined, undefined, MOST);
    const tables: Table[] = rows.map(tableResource);
    return [JSON.stringify({ type: 'lobby', tables })];
  }
}
