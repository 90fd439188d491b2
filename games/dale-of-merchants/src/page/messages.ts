import type { de as lessonDe } from './lesson/de.js';
import type { en as lessonEn } from './lesson/en.js';
import type { de as stallDe } from './stall/de.js';
import type { en as stallEn } from './stall/en.js';
import type { de } from './text/de.js';
import type { en } from './text/en.js';

type TableEnglish = typeof en;
type TableGerman = typeof de;
type StallEnglish = typeof stallEn;
type StallGerman = typeof stallDe;
type LessonEnglish = typeof lessonEn;
type LessonGerman = typeof lessonDe;

declare module '@souk/table-kit/i18n/keys' {
  interface English extends StallEnglish, TableEnglish, LessonEnglish {}
  interface German extends StallGerman, TableGerman, LessonGerman {}
}
