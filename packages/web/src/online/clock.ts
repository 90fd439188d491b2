import type { Clock, ClockState } from '@souk/protocol';
import type { Translate } from '@souk/table-kit/components/Text';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left to a seat: first the time for this decision, then its reserve. */
export interface TimeLeft {
  readonly decision: number;
  readonly reserve: number;
}

/** How much time a table gives for a decision, in milliseconds. */
export function timeGiven(clock: Clock): number {
  switch (clock.kind) {
    case 'none':
      return Number.POSITIVE_INFINITY;
    case 'live':
      return clock.perMove * SECOND;
    case 'correspondence':
      return clock.hours * HOUR;
  }
}

/**
 * The time of a seat that is to act, or what it has in reserve while it is not. What time it is at the host is known
 * only as well as news from there are quick: nobody is promised more for a decision than the table gives.
 */
export function timeLeft(
  clock: ClockState,
  seat: number,
  isActing: boolean,
  now: number,
  given = Number.POSITIVE_INFINITY,
): TimeLeft {
  const reserve = clock.banks[seat] ?? 0;
  if (!isActing || clock.deadline === null) return { decision: 0, reserve };
  const all = Math.max(0, clock.deadline - now);
  return { decision: Math.min(given, Math.max(0, all - reserve)), reserve: Math.min(all, reserve) };
}

/** A time in as few words as it needs. */
export function timeText(milliseconds: number, t: Translate): string {
  if (milliseconds >= 2 * DAY) return t('clock.days', { n: Math.floor(milliseconds / DAY) });
  if (milliseconds >= HOUR) {
    const hours = Math.floor(milliseconds / HOUR);
    return t('clock.hours', { h: hours, m: Math.floor((milliseconds % HOUR) / MINUTE) });
  }
  // Rounded up: it is over when it says so, and not a second before.
  const seconds = Math.ceil(milliseconds / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** How long people may think about a move, as a word or two. */
export function paceText(clock: Clock, t: Translate): string {
  const given = timeGiven(clock);
  if (given === Number.POSITIVE_INFINITY) return t('pace.none');
  if (given >= 2 * DAY) return t('pace.days', { n: Math.round(given / DAY) });
  if (given >= HOUR) return t('pace.hours', { n: Math.round(given / HOUR) });
  return given >= MINUTE
    ? t('pace.minutes', { n: Math.round(given / MINUTE) })
    : t('pace.seconds', { n: given / SECOND });
}

/** How long people may think at a table. */
export function clockText(clock: Clock, t: Translate): string {
  switch (clock.kind) {
    case 'none':
      return t('clock.none');
    case 'live':
      return t('clock.live', { each: timeText(clock.perMove * SECOND, t), reserve: timeText(clock.bank * SECOND, t) });
    case 'correspondence':
      return t('clock.correspondence', { each: timeText(clock.hours * HOUR, t) });
  }
}
