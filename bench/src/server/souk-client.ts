import { type Answer, type HttpClient, httpClientOver, liveHeaders } from '@souk/client';
import { LIVE, SUBPROTOCOL } from '@souk/protocol';
import { transportFrom } from './transport.js';
import { type Listener, openWire, type Wire } from './wire.js';

/** Who asks our own server, and from which address. */
export interface Caller {
  readonly port: number;
  readonly token?: string | undefined;
  /** All of 127.0.0.0/8 is this machine. */
  readonly from?: string | undefined;
}

const THIS_MACHINE = '127.0.0.1';

export const soukClient = ({ port, token, from }: Caller): HttpClient<Answer> =>
  httpClientOver(transportFrom(from), { address: `http://${THIS_MACHINE}:${port}`, token });

/** A live connection, as light as can be. */
export const openLive = ({ port, token, from }: Caller, listener: Listener): Promise<Wire> =>
  openWire(
    { port, from, path: LIVE, headers: { 'Sec-WebSocket-Protocol': SUBPROTOCOL, ...liveHeaders(token) } },
    listener,
  );

/** The token of a new guest. */
export const enter = async (caller: Caller, name: string): Promise<string> =>
  (await soukClient(caller).request('enter', { body: { name } })).token;
