import { Agent, request } from 'node:http';

const agents = new Map<string, Agent>();

/** Connections are kept, and shared by all who come from the same address. */
function agentFor(from: string): Agent {
  const agent = agents.get(from) ?? new Agent({ keepAlive: true, maxSockets: 16, localAddress: from });
  agents.set(from, agent);
  return agent;
}

export interface Asking {
  readonly body?: object;
  readonly token?: string | undefined;
  /** The address to come from: all of 127.0.0.0/8 is this machine. */
  readonly from?: string;
}

/** A JSON document sent to a server on this machine; its answer. Throws on a refusal. */
export function ask(port: number, method: string, path: string, asking: Asking = {}): Promise<unknown> {
  const { body, token, from = '127.0.0.1' } = asking;
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    ...(sent === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  return new Promise((resolve, reject) => {
    const sending = request({ host: '127.0.0.1', port, method, path, agent: agentFor(from), headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(parts).toString();
        if ((response.statusCode ?? 500) < 300) resolve(text === '' ? undefined : JSON.parse(text));
        else reject(new Error(`${method} ${path}: ${response.statusCode} ${text}`));
      });
    });
    sending.on('error', reject);
    sending.end(sent);
  });
}
