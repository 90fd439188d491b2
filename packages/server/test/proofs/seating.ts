import { RefusedError } from '@souk/client';
import type { AnyGame } from '@souk/kernel';
import type { NewTable, SeatWish, SignedIn, Table } from '@souk/protocol';
import { clientAt } from './raw-http.js';

/** Where the host is at the moment. */
export type PortOf = () => Promise<number>;

/** Asks until there is an answer: a host that dies on the way, or cannot answer, is asked again when it is back. */
export async function persist<T>(portOf: PortOf, attempt: (port: number) => Promise<T>): Promise<T> {
  for (;;) {
    const port = await portOf();
    try {
      return await attempt(port);
    } catch (error) {
      if (error instanceof RefusedError && error.code !== 'unavailable') throw error;
    }
  }
}

export const enter = (portOf: PortOf, name: string): Promise<SignedIn> =>
  persist(portOf, (port) => clientAt(port).request('enter', { body: { name } }));

export const tableOf = (portOf: PortOf, id: string): Promise<Table> =>
  persist(portOf, (port) => clientAt(port).request('table', { params: { id } }));

/** Does something that may have been done already before the host died. */
async function ensure(
  portOf: PortOf,
  act: (port: number) => Promise<Table>,
  isDone: (table: Table) => boolean,
  id: string,
): Promise<void> {
  try {
    await persist(portOf, act);
  } catch (error) {
    if (!isDone(await tableOf(portOf, id))) throw error;
  }
}

/** People with their tokens, by seat; no token: a bot. */
export interface Seated {
  readonly match: string;
  readonly tokens: readonly (string | undefined)[];
}

/** A table where people and bots sit as wished, and the match begun. */
export async function seat(
  portOf: PortOf,
  game: AnyGame,
  kinds: readonly ('person' | 'bot')[],
  settings: Partial<NewTable> = {},
): Promise<Seated> {
  const people = await Promise.all(
    kinds.map((kind, i) => (kind === 'person' ? enter(portOf, `Seat ${i}`) : undefined)),
  );
  const host = people.find((person) => person !== undefined);
  if (host === undefined) throw new Error('expected a person at the table');
  const seats = people.map(
    (person): SeatWish =>
      person === undefined ? { kind: 'bot', level: 1 } : { kind: person === host ? 'you' : 'open' },
  );
  const body = { game: game.id, seats, ...settings };
  const { id } = await persist(portOf, (port) => clientAt(port, host.token).request('newTable', { body }));
  for (const [i, person] of people.entries()) {
    if (person === undefined || person === host) continue;
    const sits = ({ seats: all }: Table): boolean => all.some((each) => each.person?.id === person.person.id);
    const join = { params: { id }, body: { seat: i } };
    await ensure(portOf, (port) => clientAt(port, person.token).request('join', join), sits, id);
  }
  const start = (port: number): Promise<Table> => clientAt(port, host.token).request('start', { params: { id } });
  await ensure(portOf, start, ({ phase }) => phase !== 'open', id);
  return { match: id, tokens: people.map((person) => person?.token) };
}
