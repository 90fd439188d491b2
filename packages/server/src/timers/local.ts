import type { Outside } from '../outside.js';
import type { Timers } from './timers.js';

/** Timers of this process. */
export function localTimers({ now, after }: Pick<Outside, 'now' | 'after'>): Timers {
  const pending = new Map<string, () => void>();
  let listener: (name: string) => void = () => {};
  const clear = (name: string): void => {
    pending.get(name)?.();
    pending.delete(name);
  };
  return {
    set(name, at) {
      clear(name);
      const callOff = after(at - now(), () => {
        pending.delete(name);
        listener(name);
      });
      pending.set(name, callOff);
    },
    clear,
    onDue(next) {
      listener = next;
    },
    async close() {
      for (const name of [...pending.keys()]) clear(name);
    },
  };
}
