import type { View } from '@souk/games/arcane-alley';
import { elementAt } from '@souk/kernel';

/** The seat whose storehouse is looked at from here. */
export const ownSeat = ({ viewer }: View): number => (typeof viewer === 'number' ? viewer : 0);

/** Where a slot of a storehouse lies. */
export function placeOf(slot: number, view: View, seat = ownSeat(view)) {
  const columns = Math.max(elementAt(view.players, seat).storehouse.columns, 1);
  return { row: Math.floor(slot / columns) + 1, column: (slot % columns) + 1 };
}
