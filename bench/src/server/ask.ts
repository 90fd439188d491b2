import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** A JSON document sent to a server on this machine; its answer. Throws on a refusal. */
export function ask(port: number, method: string, path: string, body?: object, token?: string): Promise<unknown> {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    ...(sent === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  return new Promise((resolve, reject) => {
    const sending = request({ host: '127.0.0.1', port, method, path, agent, headers }, (response) => {
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
