import type { HostRuntime } from '../runtime.js';
import type { Timers } from './timers.js';

/** How long after a failure, in milliseconds, the call is made again. */
const RETRY_MS = 1000;

/** Timers of this process. */
export function localTimers({ hostTime, after }: Pick<HostRuntime, 'hostTime' | 'after'>): Timers {
  const pending = new Map<string, () => void>();
  let listener: (name: string) => Promise<void> = async () => {};
  const clear = (name: string): void => {
    pending.get(name)?.();
    pending.delete(name);
  };
  /** What is due already does not wait for a clock to go on. */
  const soon = (delay: number, run: () => void): (() => void) => {
    if (delay > 0) return after(delay, run);
    const immediate = setImmediate(run);
    return () => clearImmediate(immediate);
  };
  const set = (name: string, at: number): void => {
    clear(name);
    const cancel = soon(at - hostTime(), () => {
      pending.delete(name);
      listener(name).catch(() => {
        if (!pending.has(name)) set(name, hostTime() + RETRY_MS);
      });
    });
    pending.set(name, cancel);
  };
  return {
    set,
    clear,
    onDue(next) {
      listener = next;
    },
    async close() {
      for (const name of [...pending.keys()]) clear(name);
    },
  };
}
