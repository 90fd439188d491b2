import { type Language, type Speaker as SpeakerOf, speakerOf } from '@souk/i18n';
import { de } from './de.js';
import { en } from './en.js';

export const TEXTS = { en, de } as const;

/** Says what `souk` has to say in the language that was asked for. */
export type Speaker = SpeakerOf<typeof TEXTS>;

export const speakerIn = (language: Language): Speaker => speakerOf(TEXTS, language);

/** Something to be said in whichever language is spoken then. What comes from below is text already. */
export type Phrase = string | ((speaker: Speaker) => string);

export const said = (phrase: Phrase, speaker: Speaker): string =>
  typeof phrase === 'string' ? phrase : phrase(speaker);
