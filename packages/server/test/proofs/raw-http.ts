import { request } from 'node:http';
import { type Answer as ClientAnswer, type HttpClient, httpClientOver, type Transport } from '@souk/client';

/** An answer over HTTP, byte for byte. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: { readonly [name: string]: string | string[] | undefined };
  readonly text: string;
}

export interface RawRequest {
  readonly method?: string;
  readonly body?: unknown;
  /** Sent as it stands instead of a JSON body. */
  readonly raw?: string | Buffer;
  readonly token?: string | undefined;
  readonly headers?: { readonly [name: string]: string };
  /** The address to come from: all of 127.0.0.0/8 is this machine. */
  readonly localAddress?: string;
}

/** One request on a connection of its own. Fails only if there is no answer. */
export function ask(port: number, path: string, rawRequest: RawRequest = {}): Promise<RawAnswer> {
  const { method, body, raw, token, headers, localAddress } = rawRequest;
  const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  return new Promise((resolve, reject) => {
    const sending = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: method ?? (sent === undefined ? 'GET' : 'POST'),
        agent: false,
        ...(localAddress === undefined ? {} : { localAddress }),
        headers: {
          ...(sent === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    sending.on('error', reject);
    sending.end(sent);
  });
}

/** A connection for every request: none is kept that a host which dies could break. */
const ownConnection: Transport<ClientAnswer> = async ({ address, method, path, body, headers }) => {
  const sent = body === undefined ? {} : { raw: body };
  const { status, text } = await ask(Number(new URL(address).port), path, { method, headers, ...sent });
  return { ok: status < 300, status, text: async () => text };
};

/** A client of the host at this port. */
export const clientAt = (port: number, token?: string): HttpClient<ClientAnswer> =>
  httpClientOver(ownConnection, { address: `http://127.0.0.1:${port}`, token });
