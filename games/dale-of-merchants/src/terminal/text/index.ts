import { type Language, type Speaker as SpeakerOf, speakerOf } from '@souk/i18n';
import { de } from './de.js';
import { en } from './en.js';

const TEXTS = { en, de } as const;

export type Speaker = SpeakerOf<typeof TEXTS>;

const SPEAKERS = { en: speakerOf(TEXTS, 'en'), de: speakerOf(TEXTS, 'de') } as const;

/** Says what the terminal has to say of the game, in the language of the scene. */
export const speakerIn = ({ language }: { readonly language: Language }): Speaker => SPEAKERS[language];
