import type { ReactNode } from 'react';
import type { Language } from '../settings.js';

/** What goes into the gaps of a message. */
export type Fillings = { readonly [name: string]: ReactNode };

/**
 * The names of the gaps in a message: `who` and `n` in `{who} took {n, plural, one {# gem} other {# gems}}`. What is
 * said of a number ends with the first two braces that stand together.
 */
export type GapsIn<M extends string> = M extends `${string}{${infer Gap}}${infer Rest}`
  ? Gap extends `${infer Name}, ${string}`
    ? Name | (Rest extends `${string}}}${infer After}` ? GapsIn<After> : never)
    : Gap | GapsIn<Rest>
  : never;

const GAP = /\{(\w+)(?:, (plural|select), ((?:\w+ \{[^{}]*\} ?)+))?\}/g;
const FORM = /(\w+) \{([^{}]*)\}/g;

const PLURALS: { readonly [L in Language]: Intl.PluralRules } = {
  en: new Intl.PluralRules('en'),
  de: new Intl.PluralRules('de'),
};

/** By what a gap picks its words. */
const PICKS = {
  plural: (filling: ReactNode, language: Language): string => PLURALS[language].select(Number(filling)),
  select: (filling: ReactNode): string => String(filling),
} as const;

const isKind = (kind: string | undefined): kind is keyof typeof PICKS => kind !== undefined && kind in PICKS;

/** The words for one case; those for all others where it has none of its own. */
function wordsFor(forms: string, wanted: string): string {
  const words = new Map(Array.from(forms.matchAll(FORM), ([, name, text]) => [name, text] as const));
  return words.get(wanted) ?? words.get('other') ?? '';
}

/**
 * The parts of a message with its gaps filled: `{who} mined {gem}`, for numbers
 * `{n, plural, one {# gem} other {# gems}}` by the plurals of the language, and where the words depend on something
 * `{you, select, yes {hast} other {hat}}`.
 */
export function partsOf(message: string, fillings: Fillings, language: Language): ReactNode[] {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const match of message.matchAll(GAP)) {
    const [whole, name = '', kind, forms = ''] = match;
    if (match.index > from) parts.push(message.slice(from, match.index));
    const filling = fillings[name];
    parts.push(
      isKind(kind) ? wordsFor(forms, PICKS[kind](filling, language)).replaceAll('#', String(filling)) : filling,
    );
    from = match.index + whole.length;
  }
  if (from < message.length) parts.push(message.slice(from));
  return parts;
}

/** What a message needs to be told, for comparing translations; what it only chooses words by is its own affair. */
export const gapsOf = (message: string): string[] =>
  [
    ...new Set([...message.matchAll(GAP)].filter(([, , kind]) => kind !== 'select').map(([, name = '']) => name)),
  ].sort();
