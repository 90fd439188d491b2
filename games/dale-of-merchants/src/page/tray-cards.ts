import type { Picking } from '@souk/table-kit/picks';
import { intentOf } from './intent.js';

/** A card of the own discard pile, and any card that has no other place. */
export const isOfPile = (spot: string): boolean => spot.startsWith('pile:');
const isCard = (spot: string): boolean => spot.startsWith('card:');

/** The cards that lie on a tray to be chosen: those of the own discard pile once a stack is being built, and not before. */
export function offeredCards(picking: Picking<{ readonly kind: string }>): readonly string[] {
  const { among, lit, taken } = picking;
  const offered = new Set(among.flatMap(({ spots }) => spots));
  const isBuilding = intentOf(picking) === 'build';
  // What is picked keeps its place among the others.
  const isHere = (spot: string): boolean => lit.has(spot) || taken.has(spot);
  return [...offered].filter((spot) => (isCard(spot) || (isBuilding && isOfPile(spot))) && isHere(spot));
}
