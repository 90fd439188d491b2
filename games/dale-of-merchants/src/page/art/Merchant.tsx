import { DECK_IDS } from '@souk/games/dale-of-merchants';
import { emblemOf } from './emblems.js';

/** A merchant's face: one of the animalfolk, by seat. */
export const Merchant = ({ seat }: { readonly seat: number }) => (
  <img src={emblemOf(DECK_IDS[(seat * 5 + 2) % DECK_IDS.length])} alt="" draggable={false} />
);
