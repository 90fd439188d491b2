// Nothing here is run: the compiler checks it with the tests. Each line that must not compile says so, and is an error
// itself should it compile one day.
import type { HttpClient, LiveConnection } from '@souk/client';
import type { Person, SignedIn, Table } from '@souk/protocol';

export async function requests(client: HttpClient, id: string): Promise<readonly [SignedIn, Person, Table, undefined]> {
  await client.request('join', { params: { id } });
  await client.request('join', { params: { id }, body: { seat: 1 } });
  await client.request('setStanding', { params: { id }, body: { answers: [] as readonly string[] } });
  await client.request('tables', { query: { phase: 'open' } });
  // @ts-expect-error there is no such route
  await client.request('jion', { params: { id } });
  // @ts-expect-error a parameter is missing
  await client.request('join');
  // @ts-expect-error as here
  await client.request('join', { body: { seat: 1 } });
  // @ts-expect-error a seat is a number
  await client.request('join', { params: { id }, body: { seat: 'first' } });
  // @ts-expect-error there is no such field
  await client.request('join', { params: { id }, body: { chair: 1 } });
  // @ts-expect-error no table is closed and listed
  await client.request('tables', { query: { phase: 'closed' } });
  // @ts-expect-error this route has no parameters
  await client.request('me', { params: { id } });
  // @ts-expect-error a name is needed
  await client.request('enter', { body: {} });
  // @ts-expect-error a stream has no single answer
  await client.request('stream', { params: { id } });
  return [
    await client.request('enter', { body: { name: 'Ann' } }),
    await client.request('me'),
    await client.request('table', { params: { id } }),
    await client.request('signOut'),
  ];
}

export function messages(connection: LiveConnection): void {
  connection.on('state', ({ seat, view }) => [seat, view]);
  // @ts-expect-error an update has no seat of its own
  connection.on('update', ({ seat }) => seat);
  // @ts-expect-error the host says no such thing
  connection.on('hello', () => {});
}
