import type { Table } from '@souk/protocol';

/** A table in a list that is looked at while it changes. */
export interface Row {
  readonly table: Table;
  /** Why it is no longer in the list of the host: it stays in sight for a moment. */
  readonly left: 'begun' | 'gone' | undefined;
}

/**
 * The rows after news from the host. Those that have left keep their place until they are dropped; new ones take theirs,
 * unless the list is held because a hand is over it: nothing moves under a pointer.
 */
export function nextRows(
  shown: readonly Row[],
  tables: readonly Table[],
  begun: ReadonlySet<string>,
  isHeld: boolean,
): readonly Row[] {
  const now = new Map(tables.map((table) => [table.id, table]));
  const known = new Set(shown.map(({ table }) => table.id));
  const kept = shown.map(({ table }): Row => {
    const fresh = now.get(table.id);
    if (fresh !== undefined) return { table: fresh, left: undefined };
    return { table, left: begun.has(table.id) ? 'begun' : 'gone' };
  });
  if (isHeld) return kept;
  const rows = [...kept];
  // The newest are first: a new one stands before the next older one that is shown.
  for (const [i, table] of tables.entries()) {
    if (known.has(table.id)) continue;
    const older = new Set(tables.slice(i + 1).map(({ id }) => id));
    const place = rows.findIndex((row) => older.has(row.table.id));
    rows.splice(place === -1 ? rows.length : place, 0, { table, left: undefined });
  }
  return rows;
}

export const withoutLeft = (rows: readonly Row[]): readonly Row[] => rows.filter(({ left }) => left === undefined);

/** The code of a table that was typed, if it may be one. */
export const codeIn = (searched: string): string | undefined =>
  /^\s*([A-HJ-NP-Z2-9]{6})\s*$/.exec(searched.toUpperCase())?.[1];

/** Whether a table is what was searched for: all words are in its names or in its game's. */
export function isFound(names: readonly string[], searched: string): boolean {
  const text = names.join(' ').toLowerCase();
  return searched
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
