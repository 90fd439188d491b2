import type { de } from './de.js';
import type { en } from './en.js';

type PeopleEnglish = typeof en;
type PeopleGerman = typeof de;

declare module '@souk/table-kit/i18n/keys' {
  interface English extends PeopleEnglish {}
  interface German extends PeopleGerman {}
}
