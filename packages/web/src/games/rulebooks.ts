import type { Language } from '@souk/i18n';
import { InputError } from '@souk/kernel';
import type { GalleryProps } from '@souk/table-kit/components/GalleryItem';
import type { Catalogue } from '@souk/table-kit/i18n/language';
import type { ReactNode } from 'react';
import { faceOf } from './faces.js';
import { GAME_IDS } from './games.js';
import { GALLERIES, RULES_TEXTS } from './parts.js';

/** A game to be read about: its rules as they are written, and a gallery of all that lies on its table. */
export interface Rulebook {
  readonly rules: string;
  readonly texts: Catalogue;
  /** Undefined if the game shows none. */
  readonly Gallery: ((props: GalleryProps) => ReactNode) | undefined;
}

export async function rulebookOf(game: string, language: Language): Promise<Rulebook> {
  // English rules always are there, and decide.
  const text = RULES_TEXTS[language].get(game) ?? RULES_TEXTS.en.get(game);
  if (text === undefined) throw new InputError('game', GAME_IDS.join(', '), game);
  const [rules, { texts }, gallery] = await Promise.all([text(), faceOf(game), GALLERIES.get(game)?.()]);
  await gallery?.load?.();
  return { rules, texts, Gallery: gallery?.Gallery };
}
