import type { SharedQueue } from '../redis/queue.js';
import type { AutoplayJob, AutoplayJobs } from './jobs.js';

/** Jobs that hosts share. Without Redis each host does what it has asked for: the store lets one of them succeed. */
export function sharedAutoplay(queue: SharedQueue<AutoplayJob>): AutoplayJobs {
  let listener: (job: AutoplayJob) => Promise<void> = async () => {};
  queue.work((job) => listener(job));
  return {
    add(job) {
      queue.add(`${job.match}.${job.seq}`, job).catch(() => listener(job).catch(() => {}));
    },
    onJob(next) {
      listener = next;
    },
    close: () => queue.close(),
  };
}
