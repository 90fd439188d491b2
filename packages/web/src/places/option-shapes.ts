import type { DocumentOption, OptionSpec, OptionsSpec } from '@souk/kernel';

/** What somebody has chosen so far, by option. */
export type Chosen = { readonly [option: string]: unknown };

/** How a document is asked for: a seat, several of a list, one of a list for every seat, or a file with anything else. */
export type Shape =
  | { readonly kind: 'seat' | 'file' }
  | { readonly kind: 'several' | 'each-seat'; readonly values: readonly string[] };

export function shapeOf({ schema }: DocumentOption): Shape {
  if (!('type' in schema)) return { kind: 'file' };
  if (schema.type === 'integer') return { kind: 'seat' };
  if (schema.type !== 'array' || !('enum' in schema.items)) return { kind: 'file' };
  const list = schema.items.enum;
  const values = list.filter((value) => typeof value === 'string');
  return { kind: list.includes(null) ? 'each-seat' : 'several', values };
}

export const isFile = (option: OptionSpec): boolean => option.type === 'document' && shapeOf(option).kind === 'file';

/** Options that mean something only where another one has a certain value. */
const ONLY_WITH: { readonly [option: string]: readonly [other: string, value: string] } = {
  'arcane-alley.assignment': ['wizards', 'explicit'],
  'dale-of-merchants.decks': ['deckSelection', 'host'],
};

export function isAsked(game: string, name: string, spec: OptionsSpec, chosen: Chosen): boolean {
  const needed = ONLY_WITH[`${game}.${name}`];
  if (needed === undefined) return true;
  const [other, value] = needed;
  return (chosen[other] ?? spec[other]?.default) === value;
}

const isForEachSeat = (option: OptionSpec | undefined): boolean =>
  option?.type === 'document' && shapeOf(option).kind === 'each-seat';

/** What was chosen, as far as it means something, with an entry for every seat where that is asked for. */
export function settled(game: string, spec: OptionsSpec, chosen: Chosen, seats: number): Chosen {
  // Whoever leaves a list as it is shown has chosen nothing for every seat.
  const lists = Object.keys(spec).filter((name) => isForEachSeat(spec[name]));
  const names = new Set([...Object.keys(chosen), ...lists]);
  const asked = [...names].filter((name) => isAsked(game, name, spec, chosen));
  return Object.fromEntries(
    asked.map((name) => {
      const value = chosen[name];
      if (!isForEachSeat(spec[name])) return [name, value];
      return [name, Array.from({ length: seats }, (_, seat) => (Array.isArray(value) ? (value[seat] ?? null) : null))];
    }),
  );
}
