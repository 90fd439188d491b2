import type { Seat } from '@souk/kernel';

/** Reads the seat out of subjects that are players, such as `player:2`. */
export const seatAfter =
  (prefix: string) =>
  (subject: string): Seat | undefined =>
    subject.startsWith(prefix) ? Number(subject.slice(prefix.length)) : undefined;
