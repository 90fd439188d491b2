import type { AnyGame } from '@souk/kernel';
import type { BotPool } from '../bots/pool.js';
import type { Bus } from '../bus/bus.js';
import type { Config } from '../config/spec.js';
import type { Log } from '../logs/log.js';
import type { HostMetrics } from '../metrics/host-metrics.js';
import type { Outside } from '../outside.js';
import type { TableRow } from '../store/rows.js';
import type { Store } from '../store/store.js';
import type { Timers } from '../timers/timers.js';
import type { Turns } from '../turns/turns.js';

/** What the parts of the host share. */
export interface Surroundings {
  /** What tells this host from others that share its store. */
  readonly name: string;
  readonly config: Config;
  readonly outside: Outside;
  readonly store: Store;
  readonly bus: Bus;
  readonly timers: Timers;
  /** Null: this host does by itself whatever its matches do by themselves. */
  readonly turns: Turns | null;
  readonly bots: BotPool;
  readonly log: Log;
  readonly metrics: HostMetrics;
  /** When the host was opened. */
  readonly openedAt: number;
}

/** What a room tells whoever keeps the rooms. */
export interface RoomKeeper {
  /** The game of a table, if its rules are still those that the match was begun with; refuses otherwise. */
  gameOf(table: TableRow): AnyGame;
  finished(table: TableRow): void;
}
