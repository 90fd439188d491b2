/** What the browser has kept under a key; undefined if that is nothing, or nothing that can be read. */
export function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}

type Kind = 'string' | 'string?' | 'number' | 'list';

function isOf(kind: Kind, value: unknown): boolean {
  if (kind === 'list') return Array.isArray(value);
  if (kind === 'string?') return value === undefined || typeof value === 'string';
  return typeof value === kind;
}

/** Whether it has these fields, each of its kind: an earlier page, or another one, may have kept something else. */
export const hasFields = (value: unknown, fields: { readonly [name: string]: Kind }): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(fields).every(([name, kind]) => isOf(kind, Reflect.get(value, name)));
