import { DECK_IDS } from '@souk/games/dale-of-merchants';
import { elementAt } from '@souk/kernel';
import { emblemOf } from './emblems.js';

/** A merchant's face: one of the animalfolk, by seat. */
export const Merchant = ({ seat }: { readonly seat: number }) => (
  <img src={emblemOf(elementAt(DECK_IDS, (seat * 5 + 2) % DECK_IDS.length))} alt="" draggable={false} />
);
