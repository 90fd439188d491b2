import { type Language, type Translator as TranslatorOf, translatorOf } from '@souk/i18n';
import { de } from './de.js';
import { en } from './en.js';

export const TEXTS = { en, de } as const;

/** Says what `souk` has to say in the language that was asked for. */
export type Translator = TranslatorOf<typeof TEXTS>;

export const translatorIn = (language: Language): Translator => translatorOf(TEXTS, language);

/** Something to be said in whichever language is spoken then. What comes from below is text already. */
export type Phrase = string | ((translator: Translator) => string);

export const said = (phrase: Phrase, translator: Translator): string =>
  typeof phrase === 'string' ? phrase : phrase(translator);
