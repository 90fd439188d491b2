import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Failure } from '@souk/protocol';
import { SECURITY_HEADERS } from './headers.js';

interface Answer {
  readonly status: number;
  readonly code: Failure['code'];
  readonly message: string;
}

const UNREADABLE: Answer = { status: 400, code: 'bad-request', message: 'expected a request of HTTP/1.1' };

/** Why a request could not be read, by the code of Node's error. */
const ANSWERS: { readonly [code: string]: Answer } = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'too-large', message: 'expected a shorter address and shorter headers' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'bad-request', message: 'expected the whole request sooner' },
};

const HEADERS = Object.entries({
  ...SECURITY_HEADERS,
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
  connection: 'close',
});

/** Says something on a connection on which there is no request to answer, and hangs up. */
export function hangUp(socket: Duplex & { destroySoon?(): void }, { status, code, message }: Answer): void {
  if (!socket.writable || socket.destroyed) {
    socket.destroy();
    return;
  }
  const failure: Failure = { type: 'error', code, message };
  const body = JSON.stringify(failure);
  const head = [...HEADERS, ['content-length', Buffer.byteLength(body)]].map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('\r\n')}\r\n\r\n${body}`);
  // A client that does not read, or does not hang up in turn, keeps nothing open.
  socket.destroySoon?.();
}

/** What came was no request, or not the whole of one in time. */
export function refuseUnreadable(error: { readonly code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET') socket.destroy();
  else hangUp(socket, ANSWERS[error.code ?? ''] ?? UNREADABLE);
}
