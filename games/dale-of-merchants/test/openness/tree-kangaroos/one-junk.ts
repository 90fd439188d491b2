import type { Seat } from '@souk/kernel';
import type { Kind } from '../../../src/rules/cards/card.js';
import { JUNK_SET } from '../../../src/rules/cards/permissions.js';
import type { State } from '../../../src/rules/state.js';

/** A stack with a card that permits this may hold one junk card. */
export const ONE_JUNK = 'one-junk';

/** The rule of the permission: as many junk cards as cards that permit one, and all others of one set. */
export function oneJunk({ rules }: State, _seat: Seat, faces: readonly Kind[]): boolean {
  const junk = faces.filter((face) => face === rules.junk).length;
  const permitted = faces.filter((face) => rules.cards[face].permits?.includes(ONE_JUNK)).length;
  const sets = new Set(faces.map((face) => rules.sets[face]).filter((set) => set !== JUNK_SET));
  return junk <= permitted && sets.size === 1;
}
