import type { StoredMatch } from '../store/rows.js';
import type { Problem } from './problems.js';

/** A match by its key, which says where to go on. */
export interface MatchKey {
  readonly key: number;
  readonly id: string;
}

/** A store while it is checked: read, and never written. */
export interface CheckedStore {
  /** What the database itself finds wrong. */
  structure(): Promise<readonly Problem[]>;
  /** The tables whose rows belong to a match. */
  readonly ofMatches: readonly string[];
  rows<Row>(statement: string): Promise<readonly Row[]>;
  /** Matches after a key, in their order. */
  matchesAfter(key: number, limit: number): Promise<readonly MatchKey[]>;
  /** Rejects if what is there cannot be read. */
  open(id: string): Promise<StoredMatch | undefined>;
  /** What an error says of damage to the database; undefined if it says something else. */
  damageIn(error: unknown): string | undefined;
  close(): Promise<void>;
}
