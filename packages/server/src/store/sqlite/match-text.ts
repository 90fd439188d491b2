import { Log, type LogText } from '../log.js';
import type { StoredMatch } from '../rows.js';

/** A match on its way out of the thread that reads it. */
export interface MatchAsText extends Omit<StoredMatch, 'log'> {
  readonly text: LogText;
}

export const matchFrom = ({ text, ...match }: MatchAsText): StoredMatch => ({ ...match, log: new Log(text) });
