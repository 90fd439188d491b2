import { LANGUAGES, type Language } from './language.js';

/** A catalogue: messages by key. */
export type Messages = { readonly [key: string]: string };

/** A catalogue in another language: the same keys, no more and no fewer. */
export type Translation<C> = { readonly [K in keyof C]: string };

/** What goes into the gaps of a message: text and numbers, or what a screen draws instead. */
export type Fillings<F> = { readonly [name: string]: F };

/**
 * The names of the gaps in a message: `who` and `n` in `{who} took {n, plural, one {# gem} other {# gems}}`. What is
 * said of a number ends with the first two braces that stand together. `{gem!}` is the gap `gem` as the object of its sentence.
 */
export type GapsIn<M extends string> = M extends `${string}{${infer Gap}}${infer Rest}`
  ? Gap extends `${infer Name}, ${string}`
    ? Name | (Rest extends `${string}}}${infer After}` ? GapsIn<After> : never)
    : (Gap extends `${infer Name}!` ? Name : Gap) | GapsIn<Rest>
  : never;

const GAP = /\{(\w+)(!?)(?:, (plural|select), ((?:\w+ \{[^{}]*\} ?)+))?\}/g;
const FORM = /(\w+) \{([^{}]*)\}/g;

const PLURALS = new Map(LANGUAGES.map((language) => [language, new Intl.PluralRules(language)]));

const formIn = (language: Language, filling: unknown): string =>
  PLURALS.get(language)?.select(Number(filling)) ?? 'other';

/** The words for one case; those for all others where it has none of its own. */
function wordsFor(forms: string, wanted: string): string {
  const words = new Map(Array.from(forms.matchAll(FORM), ([, name, text]) => [name, text]));
  return words.get(wanted) ?? words.get('other') ?? '';
}

/** A number below zero has a minus, as everywhere, and no hyphen. */
const written = <F>(filling: F): string | F =>
  typeof filling === 'number' && filling < 0 ? `\u2212${-filling}` : filling;

/** Words with the filling where they say `#`. */
const filledIn = <F>(words: string, filling: F | undefined): (string | F)[] =>
  words
    .split('#')
    .flatMap((text, i) => [
      ...(i === 0 || filling === undefined ? [] : [written(filling)]),
      ...(text === '' ? [] : [text]),
    ]);

/**
 * The parts of a message with its gaps filled: `{who} mined {gem}`, for numbers
 * `{n, plural, one {# gem} other {# gems}}` by the plurals of the language, and where the words depend on something
 * `{who, select, you {your hand} other {the hand of #}}`. `cases` says by what a gap selects, if not by its filling.
 */
export function partsOf<F>(
  message: string,
  fillings: Fillings<F>,
  language: Language,
  cases: Fillings<string> = {},
): (string | F)[] {
  const parts: (string | F)[] = [];
  let from = 0;
  for (const match of message.matchAll(GAP)) {
    const [whole, name = '', object, kind, forms = ''] = match;
    if (match.index > from) parts.push(message.slice(from, match.index));
    const filling = (object === '!' ? fillings[`${name}!`] : undefined) ?? fillings[name];
    if (kind === 'plural') parts.push(...filledIn(wordsFor(forms, formIn(language, filling)), filling));
    else if (kind === 'select') parts.push(...filledIn(wordsFor(forms, cases[name] ?? String(filling)), filling));
    else if (filling !== undefined) parts.push(written(filling));
    from = match.index + whole.length;
  }
  if (from < message.length) parts.push(message.slice(from));
  return parts;
}

/** A message with its gaps filled, as text. */
export const textOf = (
  message: string,
  fillings: Fillings<string | number>,
  language: Language,
  cases?: Fillings<string>,
): string => partsOf(message, fillings, language, cases).join('');

/** What a message needs to be told, for comparing translations; what it only chooses words by is its own affair. */
export const gapsOf = (message: string): string[] =>
  [...message.matchAll(GAP)]
    .flatMap(([, name, , kind]) => (name === undefined || kind === 'select' ? [] : [name]))
    .filter((name, at, all) => all.indexOf(name) === at)
    .sort();
