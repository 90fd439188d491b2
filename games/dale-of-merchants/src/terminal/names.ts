import { nameOf, type Thing } from '@souk/games/dale-of-merchants/telling';
import { de } from '@souk/games/dale-of-merchants/telling/de';
import { namesIn, TOLD_DECKS } from '@souk/games/dale-of-merchants/telling/decks';
import { en } from '@souk/games/dale-of-merchants/telling/en';
import type { Language, Messages } from '@souk/i18n';

const namesOfAll = (language: Language): Messages =>
  Object.assign({}, ...TOLD_DECKS.map((deck) => namesIn(deck, language)));

/** The names of things and the words of events, by language. */
export const TOLD = { en, de: { ...de, ...namesOfAll('de') } } as const;

/** The words under a key; undefined where a language has none. */
export function toldIn(language: Language, key: string): string | undefined {
  const messages: Messages = TOLD[language];
  return messages[key];
}

export const nameIn = (language: Language, thing: Thing, asObject = false): string =>
  nameOf(thing, TOLD[language], asObject);
