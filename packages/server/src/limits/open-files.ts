import { existsSync, readFileSync } from 'node:fs';

const LIMITS = '/proc/self/limits';
/** Files that a host has open beside its connections and those to the database: its own, its threads', its queues'. */
const RESERVE = 128;
const FEWEST = 16;

/** How many files this process may have open at once. */
export function openFileLimit(): number {
  if (existsSync(LIMITS)) {
    const soft = /^Max open files\s+(\S+)/m.exec(readFileSync(LIMITS, 'utf8'))?.[1];
    return soft === undefined || soft === 'unlimited' ? Number.POSITIVE_INFINITY : Number(soft);
  }
  // Other systems have it in Node's report on the process; Windows has no such limit.
  const report: { readonly userLimits?: { readonly open_files?: { readonly soft?: unknown } } } =
    process.report.getReport();
  const soft = report.userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : Number.POSITIVE_INFINITY;
}

/** How many connections leave enough files for everything else. */
export const connectionsWithin = (files: number, databaseConnections: number): number =>
  Math.max(FEWEST, files - RESERVE - databaseConnections);
