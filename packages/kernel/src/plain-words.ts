import type { Seat } from './seats.js';

/** "older-wand" or "olderWand" as words. */
const words = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();

/** Any value that JSON can hold, in a few words. */
export function valueInWords(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(valueInWords).join(', ');
  if (typeof value === 'object') return Object.entries(value).map(fieldInWords).join(', ');
  return typeof value === 'string' ? words(value) : String(value);
}

const fieldInWords = ([name, value]: readonly [string, unknown]): string => {
  if (typeof value === 'boolean') return value ? words(name) : `not ${words(name)}`;
  return `${words(name)} ${valueInWords(value)}`;
};

/**
 * A move or an event as a reader can say it who knows nothing of the game: its kind, then what else it names, "play item older
 * wand, slot 4". What is null is left out, and so are the fields of these names.
 */
export function inPlainWords(said: { readonly kind: string }, leftOut: readonly string[] = []): string {
  const fields = Object.entries(said).filter(
    ([name, value]) => name !== 'kind' && value !== null && value !== undefined && !leftOut.includes(name),
  );
  return [words(said.kind), fields.map(fieldInWords).join(', ')].filter((part) => part !== '').join(' ');
}

/** A view as lines of a name and a value each, what is inside something else indented by two. */
export function viewInLines(
  view: object,
  depth = 0,
): readonly (readonly [depth: number, name: string, value: string])[] {
  return Object.entries(view).flatMap(([name, value]) => {
    const isNested =
      typeof value === 'object' &&
      value !== null &&
      (!Array.isArray(value) || value.some((each) => typeof each === 'object'));
    if (!isNested) return [[depth, words(name), valueInWords(value)] as const];
    const inner = Array.isArray(value)
      ? value.flatMap((each, i) =>
          typeof each === 'object' && each !== null
            ? [[depth + 1, String(i), ''] as const, ...viewInLines(each, depth + 2)]
            : [[depth + 1, String(i), valueInWords(each)] as const],
        )
      : viewInLines(value, depth + 1);
    return [[depth, words(name), ''] as const, ...inner];
  });
}

/** What every view has, and a default face shows elsewhere: who looks, who decides, by which options. */
const SHOWN_ELSEWHERE = ['game', 'viewer', 'seats', 'options', 'decision', 'toAct'];

/** The lines of a view that make up the table. */
export const tableInLines = (view: object): ReturnType<typeof viewInLines> =>
  viewInLines(Object.fromEntries(Object.entries(view).filter(([name]) => !SHOWN_ELSEWHERE.includes(name))));

/** An event in plain words, told of the seat that it names, if it names one. */
export function eventInWords(event: { readonly kind: string }, nameOf: (seat: Seat) => string): string {
  const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : undefined;
  return seat === undefined ? inPlainWords(event) : `${nameOf(seat)}: ${inPlainWords(event, ['seat'])}`;
}
