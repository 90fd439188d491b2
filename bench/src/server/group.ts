import type { Pace } from './pace.js';

/** What a group of clients is made of. */
export interface GroupPlan {
  readonly port: number;
  /** The address that all of them come from. */
  readonly from: string | undefined;
  readonly seats: number;
  readonly watchers: number;
  readonly pace: Pace;
  /** Something that must not happen. */
  failed(error: unknown): void;
}

/** Some players and watchers, each with a connection, who play one match after another. */
export interface Group {
  /** Makes the next match and tells all clients. */
  nextMatch(): Promise<void>;
  close(): void;
}

export type NewGroup = (plan: GroupPlan) => Promise<Group>;

/** Any of several, by a generator that costs nothing. */
let bits = 1;
export const any = (count: number): number => {
  bits = (Math.imul(bits, 1664525) + 1013904223) >>> 0;
  return bits % count;
};
