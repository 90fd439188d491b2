import type { DocumentOption, OptionSpec, OptionsSpec } from '@souk/kernel';

/** What the player has chosen so far, by option. */
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

/** Whether an option means anything with what is chosen so far and with so many seats. */
export function isAsked(name: string, spec: OptionsSpec, chosen: Chosen, seats: number): boolean {
  const { onlyWith: needed, mostSeats = seats } = spec[name] ?? {};
  if (seats > mostSeats) return false;
  return needed === undefined || (chosen[needed.option] ?? spec[needed.option]?.default) === needed.value;
}

const isForEachSeat = (option: OptionSpec | undefined): boolean =>
  option?.type === 'document' && shapeOf(option).kind === 'each-seat';

/** What was chosen, as far as it means something, with an entry for every seat where that is asked for. */
export function settled(spec: OptionsSpec, chosen: Chosen, seats: number): Chosen {
  // A player who leaves a list as it is shown has chosen nothing for every seat.
  const lists = Object.keys(spec).filter((name) => isForEachSeat(spec[name]));
  const names = new Set([...Object.keys(chosen), ...lists]);
  const asked = [...names].filter((name) => isAsked(name, spec, chosen, seats));
  return Object.fromEntries(
    asked.map((name) => {
      const value = chosen[name];
      if (!isForEachSeat(spec[name])) return [name, value];
      return [name, Array.from({ length: seats }, (_, seat) => (Array.isArray(value) ? (value[seat] ?? null) : null))];
    }),
  );
}
