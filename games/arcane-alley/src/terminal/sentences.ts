import type { Seat } from '@souk/kernel';
import type { Names, Saying } from '@souk/terminal-kit';

/** What somebody goes on to do, without naming them again if they were named on the same line. */
export function onward(seat: Seat, verb: string, what: string, names: Names): Saying {
  const alone = `${names.says(seat, verb)} ${what}`;
  return { and: alone.slice(names.of(seat).length + 1), alone };
}

/** "your stash", "Zahra’s stash". */
export const stashOf = (seat: Seat, names: Names): string =>
  names.whom(seat) === 'you' ? 'your stash' : `${names.whom(seat)}’s stash`;

/** "one of yours", "one of Zahra’s". */
export const whose = (seat: Seat, names: Names): string =>
  names.whom(seat) === 'you' ? 'yours' : `${names.whom(seat)}’s`;
