import type { AnswerOf, RouteName } from '@souk/protocol';
import { isFailure, RefusedError, UnreachableError } from '../errors.js';
import { type Given, requestLine } from './request-line.js';
import { type Answer, fetchTransport, type OutgoingRequest, type Transport } from './transport.js';

/** A route that answers once; the stream of a match has no end. */
export type RequestName = Exclude<RouteName, 'stream'>;

export interface HttpOptions {
  /** Such as `http://127.0.0.1:8080`; left out in a page, which was served by its host. */
  readonly address?: string;
  /** Who asks; left out in a page, whose cookie says it. */
  readonly token?: string | undefined;
}

/** Asks the host for its resources, with the types of the protocol. */
export interface HttpClient<A extends Answer = Response> {
  /** What the host answers; rejects with a `RefusedError` or an `UnreachableError`. */
  request<K extends RequestName>(route: K, ...given: Given<K>): Promise<AnswerOf<K>>;
  /** The answer as it comes, refusals as well. */
  send<K extends RouteName>(route: K, ...given: Given<K>): Promise<A>;
}

/** A client that uses `fetch`. */
export const httpClient = (options: HttpOptions = {}): HttpClient => httpClientOver(fetchTransport, options);

/** A client with a transport of its own. */
export function httpClientOver<A extends Answer>(
  transport: Transport<A>,
  { address = '', token }: HttpOptions,
): HttpClient<A> {
  const send: HttpClient<A>['send'] = (route, ...given) => {
    const line = requestLine(route, ...given);
    return transport({ ...line, address, headers: headersOf(line, token) });
  };
  return {
    send,
    async request<K extends RequestName>(route: K, ...given: Given<K>) {
      const document = await documentOf(await send(route, ...given));
      // What the host answers has the form that the route describes: both are made from the same definition.
      return document as AnswerOf<K>;
    },
  };
}

const headersOf = ({ body }: Pick<OutgoingRequest, 'body'>, token: string | undefined): OutgoingRequest['headers'] => ({
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
});

/** The document that an answer consists of; undefined if it is empty. */
export async function documentOf(answer: Answer): Promise<unknown> {
  const text = await answer.text().catch((cause: unknown) => {
    throw Object.assign(new UnreachableError('the answer has broken off'), { cause });
  });
  let document: unknown;
  try {
    document = text === '' ? undefined : JSON.parse(text);
  } catch {
    throw new UnreachableError('what answers is no host of Souk');
  }
  if (answer.ok) return document;
  throw isFailure(document)
    ? new RefusedError(document)
    : new UnreachableError(`the host answers with ${answer.status}`);
}
