import { InputError } from '@souk/kernel';
import type { ReactNode } from 'react';
import type { Catalogue } from '../i18n/language.js';
import type { GalleryProps } from './GalleryItem.js';

/** A game to be read about: its rules as they are written, and a gallery of all that lies on its table. */
export interface Book {
  readonly rules: string;
  readonly texts: Catalogue;
  Gallery(props: GalleryProps): ReactNode;
}

const LOADERS: { readonly [game: string]: () => Promise<Book> } = {
  'arcane-alley': async () => {
    const [rules, { face }, { Gallery }] = await Promise.all([
      import('@souk/arcane-alley/rules.md?raw'),
      import('./arcane-alley/face.js'),
      import('./arcane-alley/Gallery.js'),
    ]);
    return { rules: rules.default, texts: face.texts, Gallery };
  },
  'dwarven-traders': async () => {
    const [rules, { face }, { Gallery }] = await Promise.all([
      import('@souk/dwarven-traders/rules.md?raw'),
      import('./dwarven-traders/face.js'),
      import('./dwarven-traders/Gallery.js'),
    ]);
    return { rules: rules.default, texts: face.texts, Gallery };
  },
  'dale-of-merchants': async () => {
    const [rules, { face }, { Gallery }] = await Promise.all([
      import('@souk/dale-of-merchants/rules.md?raw'),
      import('./dale-of-merchants/face.js'),
      import('./dale-of-merchants/Gallery.js'),
    ]);
    return { rules: rules.default, texts: face.texts, Gallery };
  },
};

export async function bookOf(game: string): Promise<Book> {
  if (!Object.hasOwn(LOADERS, game)) throw new InputError('game', Object.keys(LOADERS).join(', '), game);
  return LOADERS[game]();
}
