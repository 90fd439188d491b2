import { API, type Failure, type NewTable, type SignedIn, type Table } from '@souk/protocol';
import { Client } from './client.js';

/** What came back from a request. */
export interface Answer<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

/** Somebody with a token, and what they can do over HTTP. */
export class Someone {
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
  at(address: string): Someone {
    const { token, id, name } = this;
    return new Someone(address, { token, person: { id, name, account: false, since: 0, ratings: [] } });
  }

  request<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
    return request<T>(this.address, method, path, body, this.token);
  }

  /** A request that must succeed. */
  async do<T>(method: string, path: string, body?: unknown): Promise<T> {
    const { status, body: answer } = await this.request<T>(method, path, body);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answer)}`);
    return answer;
  }

  /** A request that must be refused: why it was. */
  async refused(method: string, path: string, body?: unknown): Promise<Failure & { status: number }> {
    const { status, body: answer } = await this.request<Failure>(method, path, body);
    if (status < 400) throw new Error(`${method} ${path}: expected a refusal, got ${status}`);
    return { ...answer, status };
  }

  newTable(wish: Partial<NewTable> & Pick<NewTable, 'seats'>): Promise<Table> {
    return this.do('POST', '/tables', { game: 'dwarven-traders', ...wish });
  }

  connect(): Promise<Client> {
    return Client.open(this.address, this.token);
  }
}

export async function request<T>(
  address: string,
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<Answer<T>> {
  const response = await fetch(`${address}${API}${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined && method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(method === 'GET' || (method === 'DELETE' && body === undefined) ? {} : { body: JSON.stringify(body ?? {}) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text), headers: response.headers };
}

/** A new guest. */
export async function guest(address: string, name: string): Promise<Someone> {
  const { status, body } = await request<SignedIn>(address, 'POST', '/guests', { name });
  if (status !== 201) throw new Error(`cannot enter: ${JSON.stringify(body)}`);
  return new Someone(address, body);
}

export const guests = (address: string, ...names: readonly string[]): Promise<Someone[]> =>
  Promise.all(names.map((name) => guest(address, name)));

/** A match that these people have just begun, each in the seat of their place in the list. */
export async function beginMatch(people: readonly Someone[], wish: Partial<NewTable> = {}): Promise<Table> {
  const [host, ...others] = people;
  const seats = people.map((_, i) => ({ kind: i === 0 ? ('you' as const) : ('open' as const) }));
  const table = await host.newTable({ seats, ...wish });
  for (const [i, other] of others.entries()) await other.do('POST', `/tables/${table.id}/join`, { seat: i + 1 });
  return host.do('POST', `/tables/${table.id}/start`, {});
}
