import type { Table } from '@souk/protocol';
import { useEffect, useState } from 'react';
import { nextRows, type Row, withoutLeft } from './rows.js';

/** Milliseconds for which a table that has left the list is still seen. */
const FAREWELL = 2000;

interface Rows {
  readonly rows: readonly Row[];
  /** A hand is over the list, or the focus is in it: from now on nothing moves in it, until it is let go. */
  hold(isHeld: boolean): void;
}

/** Tables as they come and go, in a list that is calm enough to be pressed. */
export function useRows(tables: readonly Table[], begun: readonly Table[] = []): Rows {
  const [isHeld, hold] = useState(false);
  const [rows, setRows] = useState<readonly Row[]>(() => nextRows([], tables, new Set(), false));
  useEffect(() => {
    setRows((shown) => nextRows(shown, tables, new Set(begun.map(({ id }) => id)), isHeld));
  }, [tables, begun, isHeld]);
  const isParting = !isHeld && rows.some(({ left }) => left !== undefined);
  useEffect(() => {
    if (!isParting) return;
    const timer = setTimeout(() => setRows(withoutLeft), FAREWELL);
    return () => clearTimeout(timer);
  }, [isParting]);
  return { rows, hold };
}
