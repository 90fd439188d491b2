import { type Language, type Translator as TranslatorOf, translatorOf } from '@souk/i18n';
import { de } from './de.js';
import { en } from './en.js';

const TEXTS = { en, de } as const;

export type Translator = TranslatorOf<typeof TEXTS>;

const TRANSLATORS = { en: translatorOf(TEXTS, 'en'), de: translatorOf(TEXTS, 'de') } as const;

/** Says what the terminal has to say of the game, in the language of the scene. */
export const translatorIn = ({ language }: { readonly language: Language }): Translator => TRANSLATORS[language];
