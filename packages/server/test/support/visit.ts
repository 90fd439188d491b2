import { PassThrough } from 'node:stream';
import { openLogger } from '../../src/logging/logger.js';
import { openHost } from './host.js';
import { request } from './person.js';

/** What a client without a name is told about a match, and what is logged meanwhile, in one life of a host. */
export async function visit(data: string, id: string): Promise<{ readonly text: string; readonly log: string }> {
  const written = new PassThrough();
  let log = '';
  written.on('data', (bytes: Buffer) => {
    log += bytes;
  });
  const host = await openHost({ data }, { logger: openLogger('debug', written) });
  const { body } = await request({ address: host.address }, 'match', { params: { id } });
  await host.close();
  return { text: JSON.stringify(body), log };
}
