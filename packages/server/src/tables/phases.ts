import type { TableRow } from '../store/rows.js';

/** Whether a table has been closed, or its match has ended in any way. */
export const isDone = ({ phase }: TableRow): boolean => phase !== 'open' && phase !== 'playing';

/** Whether there is a match at the table, be it over or not. */
export const hasBegun = ({ phase }: TableRow): boolean => phase !== 'open' && phase !== 'closed';
