import { inject, onTestFinished } from 'vitest';
import { RedisLink } from '../../src/redis/link.js';
import { SharedQueue } from '../../src/redis/queue.js';

/** A line to the Redis of this run, closed when the test is over. Lines with the same prefix belong together. */
export async function newLink(prefix: string, url = inject('redis')): Promise<RedisLink> {
  const link = new RedisLink(url, prefix);
  onTestFinished(() => link.close());
  await link.reach();
  return link;
}

export const newQueue = <Data extends object>(link: RedisLink, name: string): SharedQueue<Data> =>
  new SharedQueue<Data>(link, name, { done() {}, failed() {} });
