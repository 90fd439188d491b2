import type { Table } from '@souk/protocol';
import { useEffect, useState } from 'react';
import { host } from '../../online/host.js';
import { keepRecord } from '../../online/keep-record.js';
import { savedMatch } from '../../session/saved-match.js';

const pathOf = (id: string): string | null => (savedMatch(id) === undefined ? null : `/records/${id}`);

/** Whether who has played will have the record when the match is over. Tables with the same deal tell nothing until the last of them is. */
export const isKeptSoon = ({ deal, outcome }: Table, you: number | undefined): boolean =>
  you !== undefined && (deal === null || outcome !== null);

/** Where the record of a finished match is, once this browser has it; it is fetched for those who have played. */
export function useKeptRecord(table: Table, you: number | undefined): string | null {
  const { id, phase } = table;
  const [path, setPath] = useState(() => pathOf(id));
  useEffect(() => {
    if (path !== null || phase !== 'over' || !isKeptSoon(table, you)) return;
    let left = false;
    host
      .request('record', { params: { id } })
      .then((record) => keepRecord(table, record, you))
      .then(
        () => !left && setPath(pathOf(id)),
        // It can still be opened from the records later.
        () => {},
      );
    return () => {
      left = true;
    };
  }, [path, you, phase, id, table]);
  return path;
}
