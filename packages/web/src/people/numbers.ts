import { spoken } from '@souk/table-kit/i18n/language';

const format = (n: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(spoken.get().language, options).format(n).replace('-', '−');

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** A strength, or what is uncertain of it: one digit behind the point, as the language writes it. */
export const decimal = (n: number): string => format(n, ONE_DIGIT);

/** A change: with its sign, and none for what would be written as nothing. */
export const signedDecimal = (n: number): string => format(n, { ...ONE_DIGIT, signDisplay: 'exceptZero' });

export const wholeNumber = (n: number): string => format(n, { maximumFractionDigits: 1 });

/** A share of a hundred, with the space that both languages have before the sign in this page. */
export const percent = (share: number): string => `${format(Math.round(share * 100), {})} %`;

const DAY = 24 * 3600 * 1000;

const startOfDay = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/** When something was, as one would say it: today, yesterday, four days ago, or the date. */
export function dayText(time: number, now: number): string {
  const { language } = spoken.get();
  const days = Math.round((startOfDay(now) - startOfDay(time)) / DAY);
  if (days < 7) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day');
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(time);
}

export const dateText = (time: number): string =>
  new Intl.DateTimeFormat(spoken.get().language, { dateStyle: 'long' }).format(time);

export const monthText = (time: number): string =>
  new Intl.DateTimeFormat(spoken.get().language, { month: 'long', year: 'numeric' }).format(time);
