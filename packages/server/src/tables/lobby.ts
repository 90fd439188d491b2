import type { ServerMessageOf, Table } from '@souk/protocol';
import type { HostContext } from '../host-context.js';
import { TextFrames } from '../live/text-frames.js';
import { errorFields } from '../logging/logger.js';
import { pauseFactor } from '../matches/spectator-feed.js';
import { isOutage } from '../refusal.js';
import type { TableRow } from '../store/rows.js';
import { Makers } from './makers.js';
import { tableResource } from './resource.js';

/** Changes are told together: the lists go out at most this often, in milliseconds, and less often from a busy host. */
const PAUSE_MS = 500;
/** How often it is looked who of the makers is there, and told to the other hosts; and how many watch which match. */
const ROUND_MS = 20_000;
/** Tables of each kind that are told, at most. */
const MOST_OPEN = 100;
const MOST_PLAYED = 30;
/** Tables whose makers are gone stand between the others: so many pages are read to find those that are not. */
const MOST_PAGES = 5;

type LobbyContext = Pick<HostContext, 'store' | 'runtime' | 'logger' | 'bus' | 'load' | 'audiences'>;

type Watched = ServerMessageOf<'lobby'>['watched'][number];

/** A connection that watches the lists of public tables. */
export interface LobbyWatcher {
  /** Messages that others are sent as well: they are there only until the call returns. */
  sendAll(frames: TextFrames): void;
}

/** The public tables that wait for people, the matches that may be watched, and the connections that follow both lists. */
export class Lobby {
  readonly makers: Makers;
  readonly #context: LobbyContext;
  readonly #watchers = new Set<LobbyWatcher>();
  /** The matches of which was told last, and how many watched them. */
  #told: readonly Watched[] = [];
  #isDue = false;
  #isLooking = false;
  #stop: () => void = () => {};

  constructor(context: LobbyContext) {
    this.#context = context;
    this.makers = new Makers(context, () => this.#changed());
    context.bus.on('lobby', () => this.#changed());
    context.bus.onReconnect(() => this.#changed());
  }

  /** Begins to look who of the makers is there. */
  open(): void {
    this.#stop = this.#context.runtime.after(ROUND_MS, () => {
      void this.#look();
      this.#lookWhoWatches();
      this.open();
    });
  }

  close(): void {
    this.#stop();
  }

  async enter(watcher: LobbyWatcher): Promise<void> {
    // First of all, so that nothing is missed that changes while the lists are read.
    this.#watchers.add(watcher);
    await this.#tell([watcher]);
  }

  leave(watcher: LobbyWatcher): void {
    this.#watchers.delete(watcher);
  }

  changed({ settings }: TableRow): void {
    if (settings.visibility !== 'public') return;
    this.#context.bus.publish('lobby', {});
    this.#changed();
  }

  /** Whether a table is in the list of those that wait: one whose maker is gone would be waited at in vain. */
  isListed({ phase, host }: TableRow): boolean {
    return phase !== 'open' || this.makers.isThere(host.id);
  }

  #changed(): void {
    if (this.#isDue || this.#watchers.size === 0) return;
    this.#isDue = true;
    const { runtime, load, logger } = this.#context;
    runtime.after(PAUSE_MS * pauseFactor(load.utilization), () => {
      this.#isDue = false;
      this.#tell(this.#watchers).catch((error) => logger.error(errorFields(error), 'the lobby could not be told'));
    });
  }

  async #tell(watchers: Iterable<LobbyWatcher>): Promise<void> {
    const frames = new TextFrames();
    frames.add(await this.#message());
    for (const watcher of watchers) watcher.sendAll(frames);
    frames.clear();
  }

  async #message(): Promise<string> {
    const [open, played] = await Promise.all([
      this.#openTables(),
      this.#context.store.tables.list('playing', undefined, undefined, MOST_PLAYED),
    ]);
    const tables: Table[] = open
      .filter((table) => this.isListed(table))
      .slice(0, MOST_OPEN)
      .map(tableResource);
    const playing: Table[] = played.rows.filter(mayBeWatched).map(tableResource);
    this.#told = playing.map(({ id }) => ({ match: id, spectators: this.#context.audiences.of(id) }));
    const watched = this.#told.filter(({ spectators }) => spectators > 0);
    return JSON.stringify({ type: 'lobby', tables, playing, watched });
  }

  /** The public tables that wait, whoever has made them, until as many as are told have a maker who is there. */
  async #openTables(): Promise<readonly TableRow[]> {
    const found: TableRow[] = [];
    let after: string | undefined;
    for (let page = 0; page < MOST_PAGES; page++) {
      const { rows, next } = await this.#context.store.tables.list('open', undefined, after, MOST_OPEN);
      found.push(...rows);
      if (next === null || found.filter((table) => this.isListed(table)).length >= MOST_OPEN) break;
      after = next;
    }
    return found;
  }

  /** Watchers come and go all the time: they are told of now and then, not each by itself. */
  #lookWhoWatches(): void {
    const { audiences } = this.#context;
    audiences.announce();
    if (this.#told.some(({ match, spectators }) => audiences.of(match) !== spectators)) this.#changed();
  }

  async #look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      this.makers.follow((await this.#openTables()).map(({ host }) => host.id));
    } catch (error) {
      if (!isOutage(error))
        this.#context.logger.error(errorFields(error), 'the makers of tables could not be looked for');
    } finally {
      this.#isLooking = false;
    }
  }
}

/** Tables with the same deal are watched when all of them are finished: none of these is. */
const mayBeWatched = ({ deal, settings }: TableRow): boolean => deal === null && settings.spectators;
