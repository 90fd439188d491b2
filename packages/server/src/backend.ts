import type { HostContext } from './host-context.js';

/** What a host has of its own or shares with others. */
export type Backend = Pick<HostContext, 'name' | 'runtime' | 'store' | 'bus' | 'timers' | 'autoplayJobs'> & {
  /** Whether Redis answers; undefined: there is none. */
  readonly redisIsUp: (() => boolean) | undefined;
  /** Ends what everything else has been built on. */
  disconnect(): void;
  /** The host listens at this address now. */
  announce(address: string): void;
  /** Everything is closed: another host may have what this one had for itself. */
  release(): void;
};
