import { InputError } from '@souk/kernel';
import type { ReactNode } from 'react';
import type { Catalogue } from '../i18n/language.js';
import type { Language } from '../settings/settings.js';
import type { GalleryProps } from './GalleryItem.js';

/** Rules as they are written, language by language. */
type RulesByLanguage = { readonly [L in Language]: () => Promise<{ readonly default: string }> };

interface Shelf {
  readonly rules: RulesByLanguage;
  readonly open: () => Promise<Omit<Book, 'rules'>>;
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
      en: () => import('@souk/arcane-alley/rules.md?raw'),
      de: () => import('@souk/arcane-alley/rules.de.md?raw'),
    },
    open: async () => {
      const [{ face }, { Gallery }] = await Promise.all([
        import('./arcane-alley/face.js'),
        import('./arcane-alley/Gallery.js'),
      ]);
      return { texts: face.texts, Gallery };
    },
  },
  'dwarven-traders': {
    rules: {
      en: () => import('@souk/dwarven-traders/rules.md?raw'),
      de: () => import('@souk/dwarven-traders/rules.de.md?raw'),
    },
    open: async () => {
      const [{ face }, { Gallery }] = await Promise.all([
        import('./dwarven-traders/face.js'),
        import('./dwarven-traders/Gallery.js'),
      ]);
      return { texts: face.texts, Gallery };
    },
  },
  'dale-of-merchants': {
    rules: {
      en: () => import('@souk/dale-of-merchants/rules.md?raw'),
      de: () => import('@souk/dale-of-merchants/rules.de.md?raw'),
    },
    open: async () => {
      const [{ face }, { Gallery }] = await Promise.all([
        import('./dale-of-merchants/face.js'),
        import('./dale-of-merchants/Gallery.js'),
      ]);
      return { texts: face.texts, Gallery };
    },
  },
};

export async function bookOf(game: string, language: Language): Promise<Book> {
  if (!Object.hasOwn(SHELVES, game)) throw new InputError('game', Object.keys(SHELVES).join(', '), game);
  const { rules, open } = SHELVES[game];
  const [written, opened] = await Promise.all([rules[language](), open()]);
  return { rules: written.default, ...opened };
}
