import type { Language, Messages } from '@souk/i18n';
import { createStore } from '../store.js';
import { en } from './en.js';

/** A catalogue of messages, loaded language by language. */
export type Catalogue = { readonly [L in Language]: () => Promise<Messages> };

const loaded = new Map<string, Messages>([['en', en]]);
const parts: Catalogue[] = [{ en: async () => en, de: async () => (await import('./de.js')).de }];

interface Spoken {
  readonly language: Language;
  readonly messages: Messages;
}

/** The language that is shown now. It changes only when all its messages are there. */
export const spoken = createStore<Spoken>({ language: 'en', messages: en });

async function messagesIn(language: Language): Promise<Messages> {
  const all = await Promise.all(parts.map((part) => part[language]()));
  const messages: Messages = Object.assign({}, ...all);
  loaded.set(language, messages);
  return messages;
}

export async function loadLanguage(language: Language): Promise<void> {
  const messages = await messagesIn(language);
  spoken.set({ language, messages });
}

/** Adds the messages of a game, once its table is needed. */
export async function addCatalogue(catalogue: Catalogue): Promise<void> {
  if (parts.includes(catalogue)) return;
  parts.push(catalogue);
  await loadLanguage(spoken.get().language);
}
