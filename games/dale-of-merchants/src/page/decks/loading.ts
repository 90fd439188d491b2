import type { DeckId } from '@souk/games/dale-of-merchants';
import type { Language, Messages } from '@souk/i18n';
import { type Hyphenation, hyphenation } from '@souk/table-kit/components/CardName';
import { loadLanguage, spoken } from '@souk/table-kit/i18n/language';
import { type DeckFace, textsIn } from './deck-face.js';
import { FACES } from './faces.js';

/** No deck is in the box without a face. */
const LOADERS: { readonly [D in DeckId]: () => Promise<DeckFace> } & typeof FACES = FACES;

interface Loaded {
  readonly face: DeckFace;
  readonly hyphenation: Hyphenation;
}

const loaded = new Map<string, Loaded>();

const NO_WORDS = hyphenation();

const isKnown = (deck: string): deck is keyof typeof LOADERS => Object.hasOwn(LOADERS, deck);

/** Undefined while it has not been loaded. */
export const faceOfDeck = (deck: string): DeckFace | undefined => loaded.get(deck)?.face;

export const hyphenationOf = (deck: string | undefined): Hyphenation =>
  (deck === undefined ? undefined : loaded.get(deck)?.hyphenation) ?? NO_WORDS;

/** What is said of all decks that are loaded. */
export const deckTexts = (language: Language): Messages =>
  Object.assign({}, ...Array.from(loaded.values(), ({ face }) => textsIn(face, language)));

/** Loads what is not there yet of the faces of decks; undefined if all is there. */
export function loadDecks(decks: readonly string[]): Promise<void> | undefined {
  const missing = decks.filter(isKnown).filter((deck) => !loaded.has(deck));
  return missing.length === 0 ? undefined : loadAll(missing);
}

async function loadAll(decks: readonly (keyof typeof LOADERS)[]): Promise<void> {
  const faces = await Promise.all(decks.map((deck) => LOADERS[deck]()));
  for (const face of faces) {
    loaded.set(face.told.id, { face, hyphenation: hyphenation(...(face.hyphens ?? [])) });
  }
  // Whatever speaks is drawn anew, with the words of these decks.
  await loadLanguage(spoken.get().language);
}
