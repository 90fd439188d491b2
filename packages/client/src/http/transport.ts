import { UnreachableError } from '../errors.js';
import type { RequestLine } from './request-line.js';

/** What a transport is handed: a request, where to, and as whom. */
export interface OutgoingRequest extends RequestLine {
  /** Such as `http://127.0.0.1:8080`; empty in a page, which was served by its host. */
  readonly address: string;
  readonly headers: { readonly [name: string]: string };
}

/** As much of an answer as is needed; what `fetch` answers has all of it. */
export interface Answer {
  readonly ok: boolean;
  readonly status: number;
  text(): Promise<string>;
}

/** Brings a request to the host and its answer back; rejects with an `UnreachableError` if that cannot be done. */
export type Transport<A extends Answer> = (request: OutgoingRequest) => Promise<A>;

export const fetchTransport: Transport<Response> = async ({ address, method, path, body, headers }) => {
  try {
    return await fetch(`${address}${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
  } catch (cause) {
    throw Object.assign(new UnreachableError('the host does not answer'), { cause });
  }
};
