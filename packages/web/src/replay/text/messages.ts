import type { de } from './de.js';
import type { en } from './en.js';

type RecordEnglish = typeof en;
type RecordGerman = typeof de;

declare module '@souk/table-kit/i18n/keys' {
  interface English extends RecordEnglish {}
  interface German extends RecordGerman {}
}
