import { randomBytes } from 'node:crypto';

/** What the host takes from outside: time and chance. Tests hand in their own. */
export interface Runtime {
  /** Milliseconds since the epoch: what the clock on the wall says, which can be set forward and back. */
  now(): number;
  /** Milliseconds since some moment: what has passed between two calls, whatever happens to the clock on the wall. */
  monotonic(): number;
  /** Calls `run` once, `delay` milliseconds from now; the answer calls it off. */
  after(delay: number, run: () => void): () => void;
  /** Fresh bytes that cannot be guessed. */
  entropy(bytes: number): Buffer;
}

/** The longest delay that Node's timers keep: longer ones would fire at once. */
const LONGEST = 2 ** 31 - 1;

export const nodeRuntime: Runtime = {
  now: Date.now,
  monotonic: () => performance.now(),
  after(delay, run) {
    const timer = setTimeout(run, Math.min(Math.max(0, delay), LONGEST));
    timer.unref();
    return () => clearTimeout(timer);
  },
  entropy: randomBytes,
};

/** What a host goes by: what it was handed, and the time by which matches are played. */
export interface HostRuntime extends Runtime {
  /**
   * Milliseconds since the epoch. On one machine the clock on the wall as it was when the host was opened, and what has passed
   * since; where hosts share a database, its clock. A clock that is set while the host runs changes nothing.
   */
  hostTime(): number;
}

/** What has passed by the monotonic clock, from what the clock on the wall says now. */
function timeFromNow({ now, monotonic }: Runtime): () => number {
  const [opened, since] = [now(), monotonic()];
  return () => opened + Math.floor(monotonic() - since);
}

export const hostRuntime = (runtime: Runtime, hostTime = timeFromNow(runtime)): HostRuntime => ({
  now: () => runtime.now(),
  monotonic: () => runtime.monotonic(),
  after: (delay, run) => runtime.after(delay, run),
  entropy: (bytes) => runtime.entropy(bytes),
  hostTime,
});

const ID_BYTES = 16;

/** A new name for a person, a table or a deal: 128 bits, 22 characters. */
export const newId = ({ entropy }: Pick<Runtime, 'entropy'>): string => entropy(ID_BYTES).toString('base64url');
