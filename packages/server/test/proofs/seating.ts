import type { AnyGame } from '@souk/kernel';
import { API, type NewTable, type SignedIn, type Table } from '@souk/protocol';
import { ask, got, Refused } from './raw-http.js';

/** Where the host is at the moment. */
export type PortOf = () => Promise<number>;

/** The host could not answer, or had to wait too long for the question. */
const RETRIED = new Set([503, 408]);

/** Asks until there is an answer: a host that dies on the way is asked again when it is back. */
export async function persist<T>(portOf: PortOf, attempt: (port: number) => Promise<T>): Promise<T> {
  for (;;) {
    const port = await portOf();
    try {
      return await attempt(port);
    } catch (error) {
      if (error instanceof Refused && !RETRIED.has(error.status)) throw error;
    }
  }
}

export const enter = (portOf: PortOf, name: string): Promise<SignedIn> =>
  persist(portOf, (port) => got(ask(port, `${API}/guests`, { body: { name } })));

export const tableOf = (portOf: PortOf, id: string): Promise<Table> =>
  persist(portOf, (port) => got(ask(port, `${API}/tables/${id}`)));

/** Does something that may have been done already before the host died. */
async function ensure(
  portOf: PortOf,
  path: string,
  token: string,
  isDone: (table: Table) => boolean,
  id: string,
): Promise<void> {
  try {
    await persist(portOf, (port) => got(ask(port, `${API}/tables/${id}/${path}`, { body: {}, token })));
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
  const seats = people.map((person) =>
    person === undefined ? { kind: 'bot', level: 1 } : { kind: person === host ? 'you' : 'open' },
  );
  const body = { game: game.id, seats, ...settings };
  const { id } = await persist(portOf, (port) => got<Table>(ask(port, `${API}/tables`, { body, token: host.token })));
  for (const [i, person] of people.entries()) {
    if (person === undefined || person === host) continue;
    const sits = ({ seats: all }: Table): boolean => all.some((each) => each.person?.id === person.person.id);
    const join = { body: { seat: i }, token: person.token };
    try {
      await persist(portOf, (port) => got(ask(port, `${API}/tables/${id}/join`, join)));
    } catch (error) {
      if (!sits(await tableOf(portOf, id))) throw error;
    }
  }
  await ensure(portOf, 'start', host.token, ({ phase }) => phase !== 'open', id);
  return { match: id, tokens: people.map((person) => person?.token) };
}
