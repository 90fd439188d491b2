import type { de } from './de.js';
import type { en } from './en.js';

type OnlineEnglish = typeof en;
type OnlineGerman = typeof de;

declare module '@souk/table-kit/i18n/keys' {
  interface English extends OnlineEnglish {}
  interface German extends OnlineGerman {}
}
