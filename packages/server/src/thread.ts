import { type ResourceLimits, Worker } from 'node:worker_threads';

/**
 * Starts a thread from a compiled file. Tests run the sources, which threads cannot load by themselves: there, as
 * everywhere, a thread runs what was built, and with none of the flags that make others find the sources.
 */
export function startThread(
  name: string,
  from: string,
  workerData?: object,
  resourceLimits: ResourceLimits = {},
): Worker {
  const file = new URL(name, from.endsWith('.ts') ? from.replace('/src/', '/dist/') : from);
  return new Worker(file, { workerData, resourceLimits, execArgv: [] });
}
