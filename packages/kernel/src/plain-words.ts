import type { Seat } from './seats.js';

/** "older-wand" or "olderWand" as words. */
export const nameInWords = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();

/** Any value that JSON can hold, in a few words. */
export function valueInWords(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(valueInWords).join(', ');
  if (typeof value === 'object') return Object.entries(value).map(fieldInWords).join(', ');
  return typeof value === 'string' ? nameInWords(value) : String(value);
}

const fieldInWords = ([name, value]: readonly [string, unknown]): string => {
  if (typeof value === 'boolean') return value ? nameInWords(name) : `not ${nameInWords(name)}`;
  return `${nameInWords(name)} ${valueInWords(value)}`;
};

/**
 * A move or an event as a reader can say it who knows nothing of the game: its kind, then what else it names, "play item older
 * wand, slot 4". What is null is left out, and so are the fields of these names.
 */
export function inPlainWords(said: { readonly kind: string }, leftOut: readonly string[] = []): string {
  const fields = Object.entries(said).filter(
    ([name, value]) => name !== 'kind' && value !== null && value !== undefined && !leftOut.includes(name),
  );
  return [nameInWords(said.kind), fields.map(fieldInWords).join(', ')].filter((part) => part !== '').join(' ');
}

/** A line of a table: how deep it lies in something else, its name, and its value. */
export type ViewLine = readonly [depth: number, name: string, value: string];

/** Whether a value can stand in one line: nothing lies inside something else. */
export const isFlat = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Array.isArray(value) && value.every((each) => typeof each !== 'object' || each === null));

/** Fields that say which seat it is. */
const SEAT_FIELDS: readonly string[] = ['turn', 'seat', 'player'];

/** The name of the seat that a field means; undefined if it means none. */
export const seatNamed = (field: string, value: unknown, names: readonly string[]): string | undefined =>
  SEAT_FIELDS.includes(field) && typeof value === 'number' ? names[value] : undefined;

function linesOf(name: string, value: unknown, depth: number, names: readonly string[]): readonly ViewLine[] {
  if (isFlat(value)) {
    return [[depth, nameInWords(name), seatNamed(name, value, names) ?? valueInWords(value)]];
  }
  if (Array.isArray(value)) {
    // What there is one of for every seat belongs to the seats.
    const labels = value.length === names.length ? names : value.map((_, i) => String(i + 1));
    return [
      [depth, nameInWords(name), ''],
      ...value.flatMap((each, i) =>
        linesOf('', each, depth + 1, names).map(
          ([inner, label, said]): ViewLine => [inner, inner === depth + 1 ? labels[i] : label, said],
        ),
      ),
    ];
  }
  const fields = Object.entries(Object(value));
  return fields.every(([, each]) => isFlat(each))
    ? [[depth, nameInWords(name), fields.map(fieldInWords).join('; ')]]
    : [[depth, nameInWords(name), ''], ...fields.flatMap(([field, each]) => linesOf(field, each, depth + 1, names))];
}

/** What every view has, and a default face shows elsewhere: who looks, who decides, by which options. */
const SHOWN_ELSEWHERE: readonly string[] = ['game', 'viewer', 'seats', 'options', 'decision', 'toAct'];

/** The fields of a view that make up the table. */
export const shownFields = (view: object): [name: string, value: unknown][] =>
  Object.entries(view).filter(([name]) => !SHOWN_ELSEWHERE.includes(name));

/** A view as lines, for players of these names: what lies inside something else is indented, unless it fits into a line. */
export const tableInLines = (view: object, names: readonly string[] = []): readonly ViewLine[] =>
  shownFields(view).flatMap(([name, value]) => linesOf(name, value, 0, names));

/** An event in plain words, told of the seat that it names, if it names one. */
export function eventInWords(event: { readonly kind: string }, nameOf: (seat: Seat) => string): string {
  const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : undefined;
  return seat === undefined ? inPlainWords(event) : `${nameOf(seat)}: ${inPlainWords(event, ['seat'])}`;
}
