import { addCatalogue, type Catalogue } from '@souk/table-kit/i18n/language';

const texts: Catalogue = {
  en: async () => (await import('./text/en.js')).en,
  de: async () => (await import('./text/de.js')).de,
};

/** Adds everything that is said of records, of replays and of their analysis. */
export const speakOfRecords = (): Promise<void> => addCatalogue(texts);
