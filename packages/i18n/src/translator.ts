import type { Language } from './language.js';
import { type GapsIn, type Messages, textOf } from './message.js';

/** Catalogues of the same keys, one for every language. */
export type Texts = { readonly [L in Language]: Messages };

/** What can be said of these catalogues: the keys that every language has. */
export type KeyOf<T extends Texts> = keyof T[Language] & string;

/** What must be handed in to say a message: all its gaps by name; nothing where it has none. */
export type FillingsOf<M extends string> = [GapsIn<M>] extends [never]
  ? readonly []
  : readonly [fillings: { readonly [G in GapsIn<M>]: string | number }];

/** Speaks one language: a missing key, or a gap that stays open in any language, does not compile. */
export interface Translator<T extends Texts> {
  readonly language: Language;
  say<K extends KeyOf<T>>(key: K, ...fillings: FillingsOf<T[Language][K]>): string;
}

export const translatorOf = <T extends Texts>(texts: T, language: Language): Translator<T> => ({
  language,
  say: (key, ...[fillings]) => textOf(texts[language][key] ?? key, fillings ?? {}, language),
});
