import type { Messages } from '@souk/i18n';
import type { Catalogue } from '@souk/table-kit/i18n/language';
import { ABOUT_TEXTS } from './parts.js';

/** The names of the games, what they are about, and their options. */
export const aboutTexts: Catalogue = {
  en: async () => merged(Object.values(ABOUT_TEXTS.en).map(({ en }) => en)),
  de: async () => merged(await Promise.all(Object.values(ABOUT_TEXTS.de).map(async (load) => (await load()).de))),
};

const merged = (texts: readonly Messages[]): Messages => Object.assign({}, ...texts);
