import type { Surroundings } from './matches/surroundings.js';

/** What a host has of its own or shares with others. */
export type Shared = Pick<Surroundings, 'name' | 'store' | 'bus' | 'timers' | 'turns'> & {
  /** Whether Redis answers; undefined: there is none. */
  readonly redisIsUp: (() => boolean) | undefined;
  /** Ends what everything else has been built on. */
  disconnect(): void;
};
