import type { AutoplayJobs } from './autoplay/jobs.js';
import type { BotPool } from './bots/pool.js';
import type { Bus } from './bus/bus.js';
import type { Config } from './config/spec.js';
import type { Logger } from './logging/logger.js';
import type { Audiences } from './matches/audiences.js';
import type { EventLoopLoad } from './metrics/event-loop-load.js';
import type { HostMetrics } from './metrics/host-metrics.js';
import type { BackgroundQueue } from './queues/background-queue.js';
import type { HostRuntime } from './runtime.js';
import type { Store } from './store/store.js';
import type { Timers } from './timers/timers.js';

/** What the parts of the host share. */
export interface HostContext {
  /** What tells this host from others that share its store. */
  readonly name: string;
  readonly config: Config;
  readonly runtime: HostRuntime;
  readonly store: Store;
  readonly bus: Bus;
  readonly timers: Timers;
  /** Null: this host does itself all that its matches do by themselves. */
  readonly autoplayJobs: AutoplayJobs | null;
  readonly bots: BotPool;
  /** What can wait until players have been answered. */
  readonly background: BackgroundQueue;
  /** How many watch which match. */
  readonly audiences: Audiences;
  readonly load: EventLoopLoad;
  readonly logger: Logger;
  readonly metrics: HostMetrics;
  /** When the host was opened, in its own time. */
  readonly openedAt: number;
}
