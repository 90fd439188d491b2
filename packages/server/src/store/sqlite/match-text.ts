import type { EntryData, EntryRow, StoredMatch } from '../rows.js';

/** An entry as its columns. */
type Columns = readonly [
  seq: number,
  kind: EntryRow['kind'],
  seat: number,
  code: number,
  time: number,
  send: string | null,
  data: string | null,
];

const entryFrom = ([seq, kind, seat, code, time, send, data]: Columns): EntryRow => ({
  ...{ seq, kind, seat, code, time, send },
  data: data === null ? null : (JSON.parse(data) as EntryData),
});

/** A match on its way out of the thread: a long log is far cheaper to hand over as one text than as its rows. */
export interface MatchAsText extends Omit<StoredMatch, 'entries'> {
  readonly log: string;
}

export const matchFrom = ({ log, ...match }: MatchAsText): StoredMatch => ({
  ...match,
  entries: (JSON.parse(log) as Columns[]).map(entryFrom),
});
