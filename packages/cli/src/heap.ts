import { setFlagsFromString } from 'node:v8';

/**
 * How far the heap of a host may grow beyond what was in use after the last collection of all garbage, in percent, before
 * the next one. While V8 marks, its threads take processors from those who play: with what it allows by itself that
 * happened every five to nine seconds under load, and players waited for a tenth of a second each time.
 */
const GROWTH = 400;

/** Memory for time: all garbage is collected seldom. */
export const letHeapGrow = (): void => setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
