import { type Given, httpClient, type RequestName } from '@souk/client';
import { elementAt } from '@souk/kernel';
import { type AnswerOf, API, type Failure, type NewTable, type SignedIn, type Table } from '@souk/protocol';
import { Client } from './client.js';
import { all, type Each } from './tuples.js';

/** What came back from a request. */
export interface Answer<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

/** Where a request goes, and as whom; without a token as an anonymous client. */
export interface Caller {
  readonly address: string;
  readonly token?: string | undefined;
}

/** A person with a token, and what they can do over HTTP. */
export class TestPerson {
  readonly address: string;
  readonly token: string;
  readonly id: string;
  readonly name: string;

  constructor(address: string, { token, person }: SignedIn) {
    this.address = address;
    this.token = token;
    this.id = person.id;
    this.name = person.name;
  }

  /** The same person at a host that was opened anew. */
  at(address: string): TestPerson {
    const { token, id, name } = this;
    return new TestPerson(address, {
      token,
      person: { id, name, account: false, since: 0, avatar: null, ratings: [] },
    });
  }

  request<K extends RequestName>(route: K, ...given: Given<K>): Promise<Answer<AnswerOf<K>>> {
    return request(this, route, ...given);
  }

  /** A request that must succeed. */
  do<K extends RequestName>(route: K, ...given: Given<K>): Promise<AnswerOf<K>> {
    return httpClient(this).request(route, ...given);
  }

  /** A request that must be refused: why it was. */
  async refused<K extends RequestName>(route: K, ...given: Given<K>): Promise<Failure & { status: number }> {
    const { status, document } = await answerTo(await httpClient(this).send(route, ...given));
    if (status < 400) throw new Error(`${route}: expected a refusal, got ${status}`);
    // What is refused is refused with a failure.
    return { ...(document as Failure), status };
  }

  newTable(wish: Partial<NewTable> & Pick<NewTable, 'seats'>): Promise<Table> {
    return this.do('newTable', { body: { game: 'dwarven-traders', ...wish } });
  }

  connect(): Promise<Client> {
    return Client.open(this.address, this.token);
  }
}

async function answerTo(response: Response) {
  const text = await response.text();
  const document: unknown = text === '' ? undefined : JSON.parse(text);
  return { status: response.status, document, headers: response.headers };
}

/** A request, whatever comes back. If it is refused, the body is the failure. */
export async function request<K extends RequestName>(
  caller: Caller,
  route: K,
  ...given: Given<K>
): Promise<Answer<AnswerOf<K>>> {
  const { status, document, headers } = await answerTo(await httpClient(caller).send(route, ...given));
  return { status, body: document as AnswerOf<K>, headers };
}

/** A request that no client would make: any method, path and body. */
export async function rawRequest(
  { address, token }: Caller,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer<unknown>> {
  const isBodiless = method === 'GET' || (method === 'DELETE' && body === undefined);
  const { status, document, headers } = await answerTo(
    await fetch(`${address}${API}${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(isBodiless ? {} : { 'content-type': 'application/json' }),
      },
      ...(isBodiless ? {} : { body: JSON.stringify(body ?? {}) }),
    }),
  );
  return { status, body: document, headers };
}

/** A new guest. */
export const guest = async (address: string, name: string): Promise<TestPerson> =>
  new TestPerson(address, await httpClient({ address }).request('enter', { body: { name } }));

/** New guests, as many as there are names. */
export const guests = <N extends readonly string[]>(address: string, ...names: N): Promise<Each<N, TestPerson>> =>
  all(names, (name) => guest(address, name));

/** A match that these people have just begun, each in the seat of their place in the list. */
export async function beginMatch(people: readonly TestPerson[], wish: Partial<NewTable> = {}): Promise<Table> {
  const host = elementAt(people, 0);
  const seats = people.map((_, i) => ({ kind: i === 0 ? ('you' as const) : ('open' as const) }));
  const table = await host.newTable({ seats, ...wish });
  for (const [i, other] of people.slice(1).entries()) {
    await other.do('join', { params: { id: table.id }, body: { seat: i + 1 } });
  }
  return host.do('start', { params: { id: table.id } });
}
