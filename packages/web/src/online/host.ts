import {
  API,
  type ChatList,
  type ErrorCode,
  type Failure,
  type History,
  type Level,
  type MutedPeople,
  type NewTable,
  type Person,
  type Phase,
  type QuickMatch,
  type SignedIn,
  type Table,
  type TableList,
} from '@souk/protocol';

/** The host has refused something; the message says why in plain English. */
export class Refused extends Error {
  readonly code: ErrorCode;

  constructor({ code, message }: Pick<Failure, 'code' | 'message'>) {
    super(message);
    this.code = code;
  }
}

/** Nobody answers, or what answers is no host of Souk. */
export class NoHost extends Error {}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const isFailure = (answer: unknown): answer is Failure =>
  typeof answer === 'object' && answer !== null && 'type' in answer && answer.type === 'error' && 'code' in answer;

async function answerOf(method: Method, path: string, body: object | undefined): Promise<Response> {
  try {
    return await fetch(`${API}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    throw new NoHost('the host does not answer');
  }
}

/** What the host answers; what form that has is between the two of them. */
async function ask<A>(method: Method, path: string, body?: object): Promise<A> {
  const response = await answerOf(method, path, body);
  const text = await response.text();
  let answer: unknown;
  try {
    answer = text === '' ? undefined : JSON.parse(text);
  } catch {
    throw new NoHost('what answers is no host of Souk');
  }
  if (response.ok) return answer as A;
  throw isFailure(answer) ? new Refused(answer) : new NoHost(`the host answers with ${response.status}`);
}

/** What can be asked of the host, each by one request. */
export const host = {
  enter: (name: string) => ask<SignedIn>('POST', '/guests', { name }),
  register: (name: string, passphrase: string) => ask<SignedIn>('POST', '/accounts', { name, passphrase }),
  signIn: (name: string, passphrase: string) => ask<SignedIn>('POST', '/sessions', { name, passphrase }),
  signOut: () => ask<void>('DELETE', '/sessions'),
  me: () => ask<Person>('GET', '/me'),
  rename: (name: string) => ask<Person>('PATCH', '/me', { name }),
  myMatches: (phase: Phase) => ask<TableList>('GET', `/me/matches?phase=${phase}`),
  mutes: () => ask<MutedPeople>('GET', '/me/mutes'),
  mute: (person: string, muted: boolean) => ask<void>('PUT', '/me/mutes', { person, muted }),

  tables: (phase: 'open' | 'playing') => ask<TableList>('GET', `/tables?phase=${phase}`),
  newTable: (wish: NewTable) => ask<Table>('POST', '/tables', wish),
  quick: (wish: QuickMatch) => ask<Table>('POST', '/quick', wish),
  table: (id: string) => ask<Table>('GET', `/tables/${id}`),
  tableByCode: (code: string) => ask<Table>('GET', `/codes/${code}`),
  join: (id: string, seat?: number) => ask<Table>('POST', `/tables/${id}/join`, seat === undefined ? {} : { seat }),
  leave: (id: string) => ask<Table>('POST', `/tables/${id}/leave`, {}),
  comeBack: (id: string) => ask<Table>('POST', `/tables/${id}/return`, {}),
  resign: (id: string) => ask<Table>('POST', `/tables/${id}/resign`, {}),
  kick: (id: string, seat: number) => ask<Table>('POST', `/tables/${id}/kick`, { seat }),
  setSeat: (id: string, seat: number, level: Level | undefined) =>
    ask<Table>('PUT', `/tables/${id}/seats/${seat}`, level === undefined ? { kind: 'open' } : { kind: 'bot', level }),
  salt: (id: string, salt: string) => ask<Table>('PUT', `/tables/${id}/salt`, { salt }),
  start: (id: string) => ask<Table>('POST', `/tables/${id}/start`, {}),
  close: (id: string) => ask<void>('DELETE', `/tables/${id}`),
  rematch: (id: string) => ask<Table>('POST', `/tables/${id}/rematch`, {}),

  history: (id: string) => ask<History>('GET', `/matches/${id}/history`),
  standing: (id: string) => ask<{ readonly answers: readonly string[] }>('GET', `/matches/${id}/standing`),
  setStanding: (id: string, answers: readonly string[]) => ask<unknown>('PUT', `/matches/${id}/standing`, { answers }),
  chat: (id: string) => ask<ChatList>('GET', `/matches/${id}/chat`),
  record: (id: string) => ask<object>('GET', `/matches/${id}/record`),
} as const;
