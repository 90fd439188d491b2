import type { AnyGame } from '@souk/kernel';
import type { SnapshotRow, Store, TableRow } from '@souk/server';
import { EntryLog } from '../../src/store/entry-log.js';
import { NO_CHANGE } from './advance.js';
import { begunTable, randomLog } from './random-log.js';

export interface MatchWithSnapshots {
  readonly table: TableRow;
  readonly log: EntryLog;
  readonly snapshots: readonly SnapshotRow[];
}

/** A match and how it stood after each of its entries. */
export function played(game: AnyGame, seed: string, most: number): MatchWithSnapshots {
  const table = begunTable(game, seed);
  const snapshots: SnapshotRow[] = [];
  const entries = randomLog(game, table, most, (progress) => snapshots.push(progress.snapshot()));
  return { table, log: EntryLog.of(entries), snapshots };
}

/** Stores such a match as a host does that makes no snapshots. */
export async function storeMatch(store: Store, { table, log }: MatchWithSnapshots): Promise<void> {
  await store.tables.add([table]);
  // One after the other: hosts never add two entries to a match at once.
  for (const entry of log.entries()) await store.matches.append(table.id, entry, NO_CHANGE);
}

/** A long match of this game. */
export const longMatch = (game: AnyGame, most: number): MatchWithSnapshots => played(game, 'archived', most);
