import type { Sitter } from '@souk/table-kit/session';

/** Names for bots, in the order in which they sit down. */
export const BOT_NAMES = ['Hild', 'Olo', 'Vasko', 'Mira', 'Sable'] as const;

/** What those who sat there are called where bots play their seats: a person's name and portrait are the person's. */
export function botNamesFor(sitters: readonly Sitter[]): readonly string[] {
  const taken = sitters.flatMap(({ kind, name }) => (kind === 'bot' ? [name] : []));
  const free = BOT_NAMES.filter((name) => !taken.includes(name));
  return sitters.map(({ kind, name }) => (kind === 'bot' ? name : (free.shift() ?? name)));
}
