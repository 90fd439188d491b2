import type { about } from '@souk/games/dale-of-merchants/about';
import type { de as lessonDe } from './lesson/de.js';
import type { en as lessonEn } from './lesson/en.js';
import type { de } from './text/de.js';
import type { en } from './text/en.js';

type TableEnglish = typeof en;
type TableGerman = typeof de;
type AboutEnglish = (typeof about)['en'];
type AboutGerman = (typeof about)['de'];
type LessonEnglish = typeof lessonEn;
type LessonGerman = typeof lessonDe;

declare module '@souk/table-kit/i18n/keys' {
  interface English extends AboutEnglish, TableEnglish, LessonEnglish {}
  interface German extends AboutGerman, TableGerman, LessonGerman {}
}
