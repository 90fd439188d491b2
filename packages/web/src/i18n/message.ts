import type { ReactNode } from 'react';

/** What goes into the gaps of a message. */
export type Fillings = { readonly [name: string]: ReactNode };

const GAP = /\{(\w+)(?:, (plural|select), (?:one|yes) \{([^{}]*)\} other \{([^{}]*)\})?\}/g;

const PICKS = {
  plural: (filling: ReactNode): boolean => Number(filling) === 1,
  select: (filling: ReactNode): boolean => filling === 'yes',
} as const;

/**
 * The parts of a message with its gaps filled: `{who} mined {gem}`, for numbers
 * `{n, plural, one {# gem} other {# gems}}`, and where the words depend on something
 * `{you, select, yes {hast} other {hat}}`.
 */
export function partsOf(message: string, fillings: Fillings): ReactNode[] {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const match of message.matchAll(GAP)) {
    const [whole, name, kind, one, other] = match;
    if (match.index > from) parts.push(message.slice(from, match.index));
    const filling = fillings[name];
    if (kind === 'plural' || kind === 'select') {
      parts.push((PICKS[kind](filling) ? one : other).replaceAll('#', String(filling)));
    } else parts.push(filling);
    from = match.index + whole.length;
  }
  if (from < message.length) parts.push(message.slice(from));
  return parts;
}

/** What a message needs to be told, for comparing translations; what it only chooses words by is its own affair. */
export const gapsOf = (message: string): string[] =>
  [...new Set([...message.matchAll(GAP)].filter(([, , kind]) => kind !== 'select').map(([, name]) => name))].sort();
