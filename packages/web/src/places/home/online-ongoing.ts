import { createStore } from '@souk/table-kit/store';
import { KNOWN_AS } from '../../online/known.js';
import { hasFields, stored } from '../../session/stored.js';
import type { Ongoing } from './ongoing.js';
import type { Pictured } from './Portraits.js';

const KEY = 'souk.ongoing';

/** What is kept there: whose matches they are, and how they stood. */
interface Kept {
  readonly who: string | null;
  readonly matches: readonly unknown[];
}

const isKept = (value: unknown): value is Kept => hasFields(value, { matches: 'list' });

const isPictured = (value: unknown): value is Pictured => hasFields(value, { name: 'string', id: 'string?' });

const isOngoing = (value: unknown): value is Ongoing =>
  hasFields(value, {
    id: 'string',
    game: 'string',
    sitters: 'list',
    path: 'string',
    waitsFor: 'string',
    time: 'number',
  }) && (value as Ongoing).sitters.every(isPictured);

/** What was known when the square was last seen, by the same person: nothing jumps while the host is asked again. */
function read(): readonly Ongoing[] {
  const kept = stored(KEY);
  return isKept(kept) && kept.who === localStorage.getItem(KNOWN_AS) ? kept.matches.filter(isOngoing) : [];
}

/** The matches at the host that the player is in the middle of, and the tables at which they wait. */
export const onlineOngoing = createStore<readonly Ongoing[]>(read());

export function noteOnline(matches: readonly Ongoing[]): void {
  localStorage.setItem(KEY, JSON.stringify({ who: localStorage.getItem(KNOWN_AS), matches }));
  onlineOngoing.set(matches);
}
