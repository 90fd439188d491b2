import { InputError } from '@souk/kernel';
import type { ReactNode } from 'react';
import type { Catalogue } from '../i18n/language.js';
import type { Language } from '../settings/settings.js';
import type { GalleryProps } from './GalleryItem.js';

/** Rules as they are written, language by language. */
type RulesByLanguage = { readonly [L in Language]: () => Promise<{ readonly default: string }> };

/** Where the parts of a book are loaded from. */
interface Shelf {
  readonly rules: RulesByLanguage;
  face(): Promise<{ readonly face: { readonly texts: Catalogue } }>;
  gallery(): Promise<Pick<Book, 'Gallery'>>;
}

/** A game to be read about: its rules as they are written, and a gallery of all that lies on its table. */
export interface Book {
  readonly rules: string;
  readonly texts: Catalogue;
  Gallery(props: GalleryProps): ReactNode;
}

const SHELVES: { readonly [game: string]: Shelf } = {
  'arcane-alley': {
    rules: {
      en: () => import('@souk/games/arcane-alley/rules.md?raw'),
      de: () => import('@souk/games/arcane-alley/rules.de.md?raw'),
    },
    face: () => import('./arcane-alley/face.js'),
    gallery: () => import('./arcane-alley/Gallery.js'),
  },
  'dwarven-traders': {
    rules: {
      en: () => import('@souk/games/dwarven-traders/rules.md?raw'),
      de: () => import('@souk/games/dwarven-traders/rules.de.md?raw'),
    },
    face: () => import('./dwarven-traders/face.js'),
    gallery: () => import('./dwarven-traders/Gallery.js'),
  },
  'dale-of-merchants': {
    rules: {
      en: () => import('@souk/games/dale-of-merchants/rules.md?raw'),
      de: () => import('@souk/games/dale-of-merchants/rules.de.md?raw'),
    },
    face: () => import('./dale-of-merchants/face.js'),
    gallery: () => import('./dale-of-merchants/Gallery.js'),
  },
};

export async function bookOf(game: string, language: Language): Promise<Book> {
  if (!Object.hasOwn(SHELVES, game)) throw new InputError('game', Object.keys(SHELVES).join(', '), game);
  const shelf = SHELVES[game];
  const [rules, { face }, { Gallery }] = await Promise.all([shelf.rules[language](), shelf.face(), shelf.gallery()]);
  return { rules: rules.default, texts: face.texts, Gallery };
}
