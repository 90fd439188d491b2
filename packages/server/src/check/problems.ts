/** Something in a store that is not as a host has written it. Nothing in it tells what is hidden. */
export type Problem =
  /** The pages of the file do not hang together. */
  | { readonly kind: 'structure'; readonly detail: string }
  /** The write-ahead log is damaged in front of what was acknowledged; frame 0 is its header. */
  | { readonly kind: 'log'; readonly frame: number; readonly frames: number }
  /** Rows that belong to nothing. */
  | { readonly kind: 'orphans'; readonly table: string; readonly rows: number }
  /** Entries or lines of a match are not numbered from 1 on without a gap. */
  | {
      readonly kind: 'gap';
      readonly match: string;
      readonly table: string;
      readonly rows: number;
      readonly last: number;
    }
  /** A rating is not what its history ends with; 0 seats: over matches of every number of players. */
  | { readonly kind: 'rating'; readonly person: string; readonly game: string; readonly seats: number }
  /** The row of a match, or its log, cannot be read. */
  | { readonly kind: 'row'; readonly match: string }
  /** An entry cannot have come after the ones before it. */
  | { readonly kind: 'replay'; readonly match: string; readonly entry: number }
  | { readonly kind: 'time'; readonly match: string; readonly entry: number }
  | { readonly kind: 'send'; readonly match: string; readonly entry: number }
  /** The row of a match says something else than its log leads to. */
  | {
      readonly kind: 'differs';
      readonly match: string;
      readonly field: 'phase' | 'outcome' | 'seats' | 'finished' | 'deadline';
    }
  /** The snapshot of a match leads elsewhere than its log. */
  | { readonly kind: 'snapshot'; readonly match: string };

/** What was looked at, and what was found. */
export interface CheckReport {
  readonly matches: number;
  readonly entries: number;
  /** Matches of rules that are not there any more: they are read, and not replayed. */
  readonly unknown: number;
  readonly problems: number;
}

/** Nothing can be checked; one line says why. */
export class CheckError extends Error {
  override readonly name = 'CheckError';
}
