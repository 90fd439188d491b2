import type { Laid, Table } from './table.js';

/** What chance did in a move, as it was announced: the oracle checks that it could. */
export interface Chance {
  readonly deals: readonly (readonly Readonly<Laid>[])[];
  readonly replacements: readonly Readonly<Laid>[];
}

export interface Expected {
  readonly table: Table;
  /** The unused deck was shuffled: which cards it holds is sure, their order is not. */
  readonly deckShuffled: boolean;
  readonly chanceUsed: boolean;
}

/** A match in the oracle's hands: the table, what chance is announced to do, and what it did. */
export interface Course {
  table: Table;
  deals: Readonly<Laid>[][];
  replacements: Readonly<Laid>[];
  deckShuffled: boolean;
  chanceUsed: boolean;
}
