/** The languages that everything can be said in. */
export const LANGUAGES = ['en', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language that a tag or a locale means: `de`, `de-AT`, `de_DE.UTF-8`; undefined where it is none of ours. */
export function languageOf(tag: string | undefined): Language | undefined {
  const [primary] = (tag ?? '').toLowerCase().split(/[-_.@]/);
  return LANGUAGES.find((language) => language === primary);
}
