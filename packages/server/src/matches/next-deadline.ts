import type { Config } from '../config/spec.js';
import type { HostContext } from '../host-context.js';
import type { Progress } from './progress.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** When something happens by itself unless a seat acts before. */
export interface Deadline {
  readonly at: number;
  /** A clock runs out, all people have gone, or no seat has done anything for long. */
  readonly kind: 'clock' | 'gone' | 'idle';
}

/** Every seat has at least a little time after a host was opened. */
export const withGrace = ({ openedAt, config }: Pick<HostContext, 'openedAt' | 'config'>, at: number): number =>
  Math.max(at, openedAt + config.graceSeconds * 1000);

/** Whether people have played here and all of them have left, without having given up. */
export const isDeserted = ({ seats, people }: Progress): boolean =>
  people.length === 0 && seats.some(({ person, resigned }) => person !== null && !resigned);

export function deadlineOf(
  progress: Progress,
  { abandonHours, idleDays }: Pick<Config, 'abandonHours' | 'idleDays'>,
): Deadline | undefined {
  if (progress.phase !== 'playing') return undefined;
  if (isDeserted(progress)) return { at: progress.time + abandonHours * HOUR, kind: 'gone' };
  const clock = progress.clock.deadline;
  if (clock !== undefined) return { at: clock, kind: 'clock' };
  return { at: progress.time + idleDays * DAY, kind: 'idle' };
}
