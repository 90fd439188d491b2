import type { PersonRef, Table } from '@souk/protocol';
import { isDeleted } from './shown-name.js';

/** Who of those who have played is at the table of the rematch, and who is waited for. */
export interface RematchState {
  readonly ready: readonly PersonRef[];
  readonly missing: readonly PersonRef[];
}

const peopleAt = ({ seats }: Pick<Table, 'seats'>): PersonRef[] =>
  seats.flatMap(({ person }) => (person === null ? [] : [person]));

const isAmong = (people: readonly PersonRef[], { id }: PersonRef): boolean => people.some((each) => each.id === id);

/** Seats that are taken already are waited for no longer, whoever sits there; who has deleted their data will not come. */
export function rematchState(before: Pick<Table, 'seats'>, again: Pick<Table, 'seats'>): RematchState {
  const ready = peopleAt(again);
  const isFree = again.seats.some(({ person, bot }) => person === null && bot === null);
  const missing = isFree ? peopleAt(before).filter((each) => !isDeleted(each) && !isAmong(ready, each)) : [];
  return { ready, missing };
}
