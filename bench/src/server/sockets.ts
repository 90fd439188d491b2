import { type Load, median } from '../benchmark.js';
import { SEATS } from '../works.js';
import { inFolder } from './folder.js';
import { startSouk } from './servers.js';
import { openLive } from './souk-client.js';
import type { Wire } from './wire.js';

/**
 * How many connect before anything is weighed, one in so many: what the host makes only once is made for them. With a tenth
 * of them the young generation had not grown to its full size, and its megabytes were taken for a fifth of every socket.
 */
const FIRST_SHARE = 2;
/** How many come in at a time. */
const AT_ONCE = 50;

/**
 * Kilobytes of resident memory that one more live connection costs the host: as many as the whole load has, opened
 * and at rest. How many pages the system leaves to a process after a collection of garbage differs by a fifth from one
 * host to the next: it is the median of some.
 */
export async function measureSocketMemory({ matches, watchers, slices }: Load): Promise<number> {
  const weighed: number[] = [];
  for (let i = 0; i < slices; i++) weighed.push(await weighSockets(matches * SEATS + watchers));
  return median(weighed);
}

/** Weighed after a collection of garbage, before and after. */
const weighSockets = (sockets: number): Promise<number> =>
  inFolder(async (data) => {
    const server = await startSouk(data, undefined, 'usage');
    const wires: Wire[] = [];
    let isClosing = false;
    const listener = {
      message: () => {},
      closed: (reason: string) => {
        if (!isClosing) throw new Error(reason);
      },
    };
    const openUpTo = async (count: number): Promise<void> => {
      while (wires.length < count) {
        const some = Math.min(AT_ONCE, count - wires.length);
        const { port } = server;
        wires.push(...(await Promise.all(Array.from({ length: some }, () => openLive({ port }, listener)))));
      }
    };
    const residentKb = async (): Promise<number> => {
      await server.usage();
      return server.memory() * 1024;
    };
    const first = Math.ceil(sockets / FIRST_SHARE);
    await openUpTo(first);
    const before = await residentKb();
    await openUpTo(first + sockets);
    const after = await residentKb();
    isClosing = true;
    for (const wire of wires) wire.close();
    await server.stop();
    return (after - before) / sockets;
  });
