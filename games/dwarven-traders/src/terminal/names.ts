import { nameOf, type Thing } from '@souk/games/dwarven-traders/telling';
import { de } from '@souk/games/dwarven-traders/telling/de';
import { en } from '@souk/games/dwarven-traders/telling/en';
import type { Language } from '@souk/i18n';

/** The names of things and the words of events, by language. */
export const TOLD = { en, de } as const;

export const nameIn = (language: Language, thing: Thing): string => nameOf(thing, TOLD[language]);
