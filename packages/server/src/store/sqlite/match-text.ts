import { EntryLog, type EntryLogText } from '../entry-log.js';
import type { StoredMatch } from '../rows.js';

/** A match on its way out of the thread that reads it. */
export interface MatchAsText extends Omit<StoredMatch, 'log'> {
  readonly text: EntryLogText;
}

export const matchFrom = ({ text, ...match }: MatchAsText): StoredMatch => ({ ...match, log: new EntryLog(text) });
