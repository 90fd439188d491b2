import type { SharedQueue } from '../redis/queue.js';
import type { HostRuntime } from '../runtime.js';
import { localTimers } from './local.js';
import type { Timers } from './timers.js';

/** What a job of the queue is about. */
export interface DueJob {
  readonly name: string;
}

/**
 * Timers that hosts share. Each host that knows of a time counts it down by its own clock and then has the job
 * done at once; should it die before, the job is in the queue all the same and comes to its time there. Without
 * Redis every host calls for itself.
 */
export function sharedTimers(queue: SharedQueue<DueJob>, runtime: Pick<HostRuntime, 'hostTime' | 'after'>): Timers {
  const local = localTimers(runtime);
  /** The time that each name has been set to. */
  const times = new Map<string, number>();
  /** The earliest job of each name that waits in the queue: later times need none, since it sets them anew. */
  const queued = new Map<string, number>();
  let listener: (name: string) => Promise<void> = async () => {};
  const idOf = (name: string, at: number): string => `${name}.${at}`;

  const enqueue = (name: string, at: number): void => {
    const earliest = queued.get(name);
    if (earliest !== undefined && earliest <= at && earliest > runtime.hostTime()) return;
    queued.set(name, at);
    queue.add(idOf(name, at), { name }, at - runtime.hostTime()).catch(() => {
      if (queued.get(name) === at) queued.delete(name);
    });
  };

  local.onDue(async (name) => {
    const at = times.get(name) ?? 0;
    times.delete(name);
    queued.delete(name);
    try {
      if (!(await queue.promote(idOf(name, at)))) await queue.add(idOf(name, at), { name });
    } catch {
      await listener(name);
    }
  });
  queue.work(async ({ name }) => {
    queued.delete(name);
    await listener(name);
  });

  return {
    set(name, at) {
      if (times.get(name) === at) return;
      times.set(name, at);
      local.set(name, at);
      enqueue(name, at);
    },
    clear(name) {
      times.delete(name);
      queued.delete(name);
      local.clear(name);
    },
    onDue(next) {
      listener = next;
    },
    async close() {
      await local.close();
      await queue.close();
    },
  };
}
