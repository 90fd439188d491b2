import type { Arguments, FlagSpec } from '../arguments.js';
import type { Context } from '../shell.js';
import type { Phrase } from '../text/index.js';

/** One of the things that `souk` does. */
export interface Command {
  readonly name: string;
  /** What stands behind the name: "<game> [options]". */
  readonly usage: Phrase;
  /** What it does, in one line. */
  readonly summary: Phrase;
  /** More about it, for its help page: lines of at most 100 columns. */
  readonly details: Phrase;
  readonly flags: readonly FlagSpec[];
  /** Whether the options of the game that is named are flags too. */
  readonly takesGameOptions: boolean;
  /** Does it, and says with which code to exit. */
  run(args: Arguments, context: Context): Promise<number>;
}

/** Exit codes. */
export const DONE = 0;
export const NOT_FAIR = 1;
export const NOT_COVERED = 1;
export const NOT_HELD = 1;
export const NOT_SOUND = 1;
export const MISUSED = 2;
/** What shells say of a program that Ctrl-C has ended. */
export const INTERRUPTED = 130;
