import { Agent, request } from 'node:http';
import { type Answer, type Transport, UnreachableError } from '@souk/client';
import { comingFrom } from './wire.js';

const agents = new Map<string | undefined, Agent>();

/** Connections are kept, and shared by all who come from the same address. */
function agentFor(from: string | undefined): Agent {
  const agent = agents.get(from) ?? new Agent({ keepAlive: true, maxSockets: 16, ...comingFrom(from) });
  agents.set(from, agent);
  return agent;
}

/** Brings requests to a server on this machine from one of its addresses: all of 127.0.0.0/8 are. */
export const transportFrom =
  (from: string | undefined): Transport<Answer> =>
  ({ address, method, path, body, headers }) => {
    const { hostname, port } = new URL(address);
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const options = { hostname, port, method, path, agent: agentFor(from), headers: { ...headers, ...length } };
    return new Promise((resolve, reject) => {
      const fail = (error: Error): void => reject(new UnreachableError(`${method} ${path}: ${error.message}`));
      const sending = request(options, (response) => {
        const parts: Buffer[] = [];
        const { statusCode: status = 500 } = response;
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', fail);
        response.on('end', () => {
          resolve({ ok: status < 300, status, text: async () => Buffer.concat(parts).toString() });
        });
      });
      sending.on('error', fail);
      sending.end(body);
    });
  };
