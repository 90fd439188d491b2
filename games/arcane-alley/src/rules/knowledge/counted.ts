import { type Seat, seedRandom } from '@souk/kernel';
import { infamyAt } from '../round/inspection.js';
import { stateWith } from '../storehouse/public-part.js';
import { SPECTATOR } from '../storehouse/slots.js';
import type { View } from './view.js';

/** AA-INSP-2: what each slot of a storehouse counts at an inspection, as far as its items can be seen; null: there is none. */
export function countedIn(view: View, seat: Seat): readonly (number | null)[] {
  const { slots } = view.players[seat].storehouse;
  const state = stateWith({ ...view, stack: [] }, seedRandom('nothing is drawn'), SPECTATOR);
  return slots.map(({ face }, slot) => (face === 'up' ? infamyAt(state, seat, slot) : null));
}
