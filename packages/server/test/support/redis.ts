import { inject, onTestFinished } from 'vitest';
import { RedisLink } from '../../src/redis/link.js';
import { SharedQueue } from '../../src/redis/queue.js';

/** Milliseconds: longer than any machine is too busy to answer. */
const TIMEOUT = 60_000;

/** A link to the Redis of this run, closed when the test is over. Links with the same prefix belong together. */
export async function newLink(prefix: string, url = inject('redis'), timeout = TIMEOUT): Promise<RedisLink> {
  const link = new RedisLink(url, prefix, timeout);
  onTestFinished(() => link.close());
  await link.connect();
  return link;
}

export const newQueue = <Data extends object>(link: RedisLink, name: string, silence?: number): SharedQueue<Data> =>
  new SharedQueue<Data>(link, name, { done() {}, failed() {} }, silence);
