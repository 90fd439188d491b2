import { cardNamed } from '../cards.js';
import { faceOfDeck } from '../decks/loading.js';
import { emblemOf } from './emblems.js';
import { JUNK_DRAWING } from './junk.js';
import { asPicture } from './picture.js';

const JUNK_PICTURE = asPicture(JUNK_DRAWING);

const pictures = new Map<string, string>();

/** What a card shows. */
export function pictureOf(id: string): string {
  const known = pictures.get(id);
  if (known !== undefined) return known;
  const { deck } = cardNamed(id);
  if (deck === undefined) return JUNK_PICTURE;
  const drawing = faceOfDeck(deck)?.cards[id]?.drawing;
  if (drawing === undefined) return emblemOf(deck);
  const picture = asPicture(drawing);
  pictures.set(id, picture);
  return picture;
}
