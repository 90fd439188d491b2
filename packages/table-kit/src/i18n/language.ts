import type { Language, Messages } from '@souk/i18n';
import { createStore } from '../store.js';
import { en } from './en.js';

/** A catalogue of messages, loaded language by language. */
export type Catalogue = { readonly [L in Language]: () => Promise<Messages> };

const parts: Catalogue[] = [{ en: async () => en, de: async () => (await import('./de.js')).de }];

interface Spoken {
  readonly language: Language;
  readonly messages: Messages;
}

/** The language that is shown now. It changes only when all its messages are there. */
export const spoken = createStore<Spoken>({ language: 'en', messages: en });

async function messagesIn(language: Language): Promise<Messages> {
  const all = await Promise.all(parts.map((part) => part[language]()));
  return Object.assign({}, ...all);
}

let wanted: Language = 'en';
let calls = 0;
let latest: Promise<void> = Promise.resolve();

async function load(language: Language): Promise<void> {
  const call = ++calls;
  const messages = await messagesIn(language);
  if (call === calls) spoken.set({ language, messages });
  else await latest;
}

/** Shows a language once all its messages are there. What a later call has overtaken waits for that one, which knows more of them. */
export function loadLanguage(language: Language): Promise<void> {
  wanted = language;
  latest = load(language);
  return latest;
}

/** Adds the messages of a part of the page, once it is needed: they are there when this is done, also for a second part that needs them. */
export async function addCatalogue(catalogue: Catalogue): Promise<void> {
  if (parts.includes(catalogue)) return latest.catch(() => loadLanguage(wanted));
  parts.push(catalogue);
  return loadLanguage(wanted);
}
