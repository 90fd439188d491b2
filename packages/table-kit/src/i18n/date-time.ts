import { spoken } from './language.js';

/** A day and a time as they are written in the language that is shown. */
export const dateTimeText = (time: number): string =>
  new Intl.DateTimeFormat(spoken.get().language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
