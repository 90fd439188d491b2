import type { FastifyReply } from 'fastify';
import type { HostParts } from '../host-parts.js';
import type { Watcher } from '../matches/watchers.js';
import type { Identity } from '../people/people.js';
import { Refusal, refusalFor } from '../refusal.js';
import { SECURITY_HEADERS } from './headers.js';

const NEW_LINE = Buffer.from('\n');
/** An empty line tells a program, and every proxy in between, that the host is still there. */
const SIGN_OF_LIFE = 15_000;

/** A stream that is being read. */
export interface OpenStream {
  readonly address: string;
  /** Who reads it, and by which token; undefined: anybody. */
  readonly identity: Identity | undefined;
  end(): void;
}

/**
 * Sends what happens in a match line by line, until it is over or the reader goes. The same messages as over
 * the WebSocket; empty lines mean nothing.
 */
export async function streamMatch(
  { around, rooms }: HostParts,
  id: string,
  identity: Identity | undefined,
  since: number | undefined,
  reply: FastifyReply,
  address: string,
  openStreams: Set<OpenStream>,
): Promise<void> {
  const fromThere = [...openStreams].filter((stream) => stream.address === address).length;
  if (fromThere >= around.config.maxConnectionsPerAddress) {
    throw new Refusal('too-many', 'too many streams at once: expected you to end some');
  }
  const room = await rooms.get(id);
  room.viewerFor(identity?.person.id);
  const { raw } = reply;
  let callOff = (): void => {};
  const end = (): void => {
    callOff();
    openStreams.delete(stream);
    room.unwatch(watcher);
    raw.end();
  };
  const stream: OpenStream = { address, identity, end };
  const watcher: Watcher = {
    person: identity?.person.id,
    send(frame, written) {
      raw.write(frame);
      raw.write(NEW_LINE, written);
      if (raw.writableLength > around.config.maxBuffered) watcher.tooSlow();
    },
    tooSlow() {
      around.metrics.cutOff('slow');
      raw.destroy();
      end();
    },
    finished: end,
  };
  const signOfLife = (): void => {
    callOff = around.outside.after(SIGN_OF_LIFE, () => {
      raw.write(NEW_LINE);
      signOfLife();
    });
  };
  reply.hijack();
  openStreams.add(stream);
  raw.writeHead(200, {
    ...SECURITY_HEADERS,
    'content-type': 'application/x-ndjson; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.on('close', end);
  signOfLife();
  try {
    await room.watch(watcher, since);
    // The reader may have gone before there was anything to read.
    if (!openStreams.has(stream)) room.unwatch(watcher);
  } catch (error) {
    const refusal = refusalFor(error);
    if (refusal !== undefined) {
      raw.write(`${JSON.stringify({ type: 'error', code: refusal.code, message: refusal.message, match: id })}\n`);
    }
    end();
  }
}
