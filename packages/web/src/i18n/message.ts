import type { ReactNode } from 'react';

/** What goes into the gaps of a message. */
export type Fillings = { readonly [name: string]: ReactNode };

const GAP = /\{(\w+)(?:, plural, one \{([^{}]*)\} other \{([^{}]*)\})?\}/g;

/**
 * The parts of a message with its gaps filled: `{who} mines {gem}`, and for numbers
 * `{n, plural, one {# gem} other {# gems}}`.
 */
export function partsOf(message: string, fillings: Fillings): ReactNode[] {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const match of message.matchAll(GAP)) {
    const [whole, name, one, other] = match;
    if (match.index > from) parts.push(message.slice(from, match.index));
    const filling = fillings[name];
    if (one === undefined) parts.push(filling);
    else parts.push((Number(filling) === 1 ? one : other).replaceAll('#', String(filling)));
    from = match.index + whole.length;
  }
  if (from < message.length) parts.push(message.slice(from));
  return parts;
}

/** The names of a message's gaps, for comparing translations. */
export const gapsOf = (message: string): string[] =>
  [...new Set([...message.matchAll(GAP)].map(([, name]) => name))].sort();
