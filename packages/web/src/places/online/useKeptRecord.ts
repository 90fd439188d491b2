import type { Table } from '@souk/protocol';
import { useEffect, useState } from 'react';
import { host } from '../../online/host.js';
import { keepRecord } from '../../online/keep-record.js';
import { savedMatch } from '../../session/saved-match.js';

const pathOf = (id: string): string | null => (savedMatch(id) === undefined ? null : `/records/${id}`);

/** Where the record of a finished match is, once this browser has it; it is fetched for those who have played. */
export function useKeptRecord(table: Table, you: number | undefined): string | null {
  const { id, phase, deal, outcome } = table;
  const [path, setPath] = useState(() => pathOf(id));
  useEffect(() => {
    // Tables with the same deal tell nothing until the last of them is over, and then their results.
    if (path !== null || you === undefined || phase !== 'over' || (deal !== null && outcome === null)) return;
    let left = false;
    host
      .request('record', { params: { id } })
      .then((record) => keepRecord(table, record))
      .then(
        () => !left && setPath(pathOf(id)),
        // It can still be opened from the records later.
        () => {},
      );
    return () => {
      left = true;
    };
  }, [path, you, phase, deal, outcome, id, table]);
  return path;
}
