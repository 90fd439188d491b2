import { elementAt } from '@souk/kernel';
import { MERCHANTS } from './merchants.js';
import { asPicture } from './picture.js';

const FACES = Object.values(MERCHANTS).map(asPicture);

/** A merchant's face: one of the animalfolk, by seat. */
export const Merchant = ({ seat }: { readonly seat: number }) => (
  <img src={elementAt(FACES, seat)} alt="" draggable={false} />
);
