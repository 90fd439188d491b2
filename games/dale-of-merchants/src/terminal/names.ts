import { nameOf, type Thing } from '@souk/games/dale-of-merchants/telling';
import { de } from '@souk/games/dale-of-merchants/telling/de';
import { en } from '@souk/games/dale-of-merchants/telling/en';
import type { Language } from '@souk/i18n';

/** The names of things and the words of events, by language. */
export const TOLD = { en, de } as const;

export const nameIn = (language: Language, thing: Thing): string => nameOf(thing, TOLD[language]);
