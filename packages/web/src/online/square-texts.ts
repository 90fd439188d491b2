import { addCatalogue, type Catalogue } from '@souk/table-kit/i18n/language';

const texts: Catalogue = {
  en: async () => (await import('./text/square/en.js')).en,
  de: async () => (await import('./text/square/de.js')).de,
};

/** Adds what is said about tables on the market square, and no more. */
export const speakOfTables = (): Promise<void> => addCatalogue(texts);
