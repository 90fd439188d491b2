import { randomBytes } from 'node:crypto';

/** What the host takes from outside: time and chance. Tests hand in their own. */
export interface Runtime {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Calls `run` once, `delay` milliseconds from now; the answer calls it off. */
  after(delay: number, run: () => void): () => void;
  /** Fresh bytes that cannot be guessed. */
  entropy(bytes: number): Buffer;
}

/** The longest delay that Node's timers keep: longer ones would fire at once. */
const LONGEST = 2 ** 31 - 1;

export const nodeRuntime: Runtime = {
  now: Date.now,
  after(delay, run) {
    const timer = setTimeout(run, Math.min(Math.max(0, delay), LONGEST));
    timer.unref();
    return () => clearTimeout(timer);
  },
  entropy: randomBytes,
};

const ID_BYTES = 16;

/** A new name for a person, a table or a deal: 128 bits, 22 characters. */
export const newId = ({ entropy }: Pick<Runtime, 'entropy'>): string => entropy(ID_BYTES).toString('base64url');
