import type { Seat } from '@souk/kernel';

/** How a match stands, as data: it is said where neither its rules nor its table are loaded. */
export interface Standing {
  /** How far it has come, in what the game counts by. */
  readonly by: 'round' | 'turn';
  readonly n: number;
  /** Who is ahead, rivals by their names; nobody while all are level. */
  readonly leaders: readonly (Seat | string)[];
  /** What they lead with, where the game has words for it (`leadsWith.<id>`). */
  readonly lead?: number;
}

/** The places of the highest scores; none while all are the same. */
export function leadersBy(scores: readonly number[]): readonly number[] {
  const best = Math.max(...scores);
  const leaders = scores.flatMap((score, place) => (score === best ? [place] : []));
  return leaders.length === scores.length ? [] : leaders;
}
