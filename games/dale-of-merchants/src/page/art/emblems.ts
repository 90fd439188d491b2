import { faceOfDeck } from '../decks/loading.js';
import { asPicture, INK } from './picture.js';

/** For folk whose face has not been loaded. */
const STRANGER = asPicture(`<circle cx="50" cy="50" r="36" fill="#c9b58e" ${INK}/>`);

const pictures = new Map<string, string>();

/** The head of an animalfolk. */
export function emblemOf(deck: string): string {
  const known = pictures.get(deck);
  if (known !== undefined) return known;
  const face = faceOfDeck(deck);
  if (face === undefined) return STRANGER;
  const picture = asPicture(face.emblem);
  pictures.set(deck, picture);
  return picture;
}
