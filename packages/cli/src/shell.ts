import { randomBytes } from 'node:crypto';
import type { Readable, Writable } from 'node:stream';
import { GAMES, type GameEntry } from './games.js';
import type { Translator } from './text/index.js';

export type Input = Readable & { readonly isTTY?: boolean };
export type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number; readonly rows?: number };

/** The outside world, handed to `souk`, so that tests can hand in another one. */
export interface Shell {
  readonly stdin: Input;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: { readonly [name: string]: string | undefined };
  readonly games: readonly GameEntry[];
  /** Milliseconds since the epoch. */
  now(): number;
  /** 128 fresh random bits, as text. */
  entropy(): string;
  /** Calls the listener, once, when the user presses Ctrl-C, instead of ending at once. Returns how to undo that. */
  onInterrupt(listener: () => void): () => void;
}

/** What every command is handed: the outside world, and the language to speak to people. */
export interface Context extends Shell, Translator {}

const ENTROPY_BYTES = 16;

export const realShell = (): Shell => ({
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  games: GAMES,
  now: Date.now,
  entropy: () => randomBytes(ENTROPY_BYTES).toString('hex'),
  onInterrupt(listener) {
    process.once('SIGINT', listener);
    return () => process.off('SIGINT', listener);
  },
});
