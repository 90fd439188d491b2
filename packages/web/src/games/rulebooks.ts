import { InputError } from '@souk/kernel';
import type { GalleryProps } from '@souk/table-kit/components/GalleryItem';
import type { Catalogue } from '@souk/table-kit/i18n/language';
import type { Language } from '@souk/table-kit/settings';
import type { ReactNode } from 'react';
import { faceOf } from './faces.js';
import { GAME_IDS } from './games.js';
import { GALLERIES, RULES_TEXTS } from './parts.js';

/** A game to be read about: its rules as they are written, and a gallery of all that lies on its table. */
export interface Rulebook {
  readonly rules: string;
  readonly texts: Catalogue;
  Gallery(props: GalleryProps): ReactNode;
}

export async function rulebookOf(game: string, language: Language): Promise<Rulebook> {
  const [text, gallery] = [RULES_TEXTS[language].get(game), GALLERIES.get(game)];
  if (text === undefined || gallery === undefined) throw new InputError('game', GAME_IDS.join(', '), game);
  const [rules, { texts }, { Gallery }] = await Promise.all([text(), faceOf(game), gallery()]);
  return { rules, texts, Gallery };
}
