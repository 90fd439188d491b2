import { createStore } from '@souk/table-kit/store';
import { KNOWN_AS } from '../../online/known.js';
import type { Ongoing } from './ongoing.js';
import type { Pictured } from './Portraits.js';

const KEY = 'souk.ongoing';

const isPictured = (value: unknown): value is Pictured =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  (!('id' in value) || typeof value.id === 'string');

const isOngoing = (value: unknown): value is Ongoing =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'game' in value &&
  typeof value.game === 'string' &&
  'sitters' in value &&
  Array.isArray(value.sitters) &&
  value.sitters.every(isPictured) &&
  'path' in value &&
  typeof value.path === 'string' &&
  'waitsFor' in value &&
  'time' in value &&
  typeof value.time === 'number';

/** What was known when the square was last seen, by the same person: nothing jumps while the host is asked again. */
function read(): readonly Ongoing[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('who' in kept) || !('matches' in kept)) return [];
    if (kept.who !== localStorage.getItem(KNOWN_AS) || !Array.isArray(kept.matches)) return [];
    return kept.matches.filter(isOngoing);
  } catch {
    return [];
  }
}

/** The matches at the host that the player is in the middle of, and the tables at which they wait. */
export const onlineOngoing = createStore<readonly Ongoing[]>(read());

export function noteOnline(matches: readonly Ongoing[]): void {
  localStorage.setItem(KEY, JSON.stringify({ who: localStorage.getItem(KNOWN_AS), matches }));
  onlineOngoing.set(matches);
}
