import type { Table } from '@souk/protocol';

/** Somebody who was asked to a table. */
export interface Expected {
  readonly id: string;
  readonly name: string;
}

/** Who is waited for at a table: those who were asked, or whoever looks for the same. */
export type Expectation = readonly Expected[] | 'anybody';

const PREFIX = 'souk.expected.';

/** Remembers it for as long as this tab is open: so long one waits. */
export function expectAt(table: string, whom: Expectation): void {
  try {
    sessionStorage.setItem(PREFIX + table, JSON.stringify(whom));
  } catch {
    // A browser without room waits all the same.
  }
}

const isExpected = (value: unknown): value is Expected =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value && typeof value.name === 'string';

function remembered(table: string): Expectation {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(PREFIX + table) ?? '[]');
    return value === 'anybody' ? value : Array.isArray(value) ? value.filter(isExpected) : [];
  } catch {
    return [];
  }
}

/** Who is still waited for: no more than there are free seats, and nobody who sits there or will not come. */
export function expectedAt({ id, seats }: Pick<Table, 'id' | 'seats'>, declined: readonly string[] = []): Expectation {
  const whom = remembered(id);
  if (whom === 'anybody') return whom;
  const free = seats.filter(({ person, bot }) => person === null && bot === null).length;
  const isHere = (each: Expected): boolean => seats.some(({ person }) => person?.id === each.id);
  return whom.filter((each) => !isHere(each) && !declined.includes(each.id)).slice(0, free);
}
