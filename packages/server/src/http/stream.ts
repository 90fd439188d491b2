import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Watcher } from '../matches/watchers.js';
import type { Identity } from '../people/people.js';
import { Refusal, refusalFor } from '../refusal.js';
import type { Services } from '../services.js';
import { SECURITY_HEADERS } from './headers.js';

const NEW_LINE = Buffer.from('\n');
/** An empty line tells a program, and every proxy in between, that the host is still there. */
const SIGN_OF_LIFE = 15_000;

/** A stream that is being read. */
export interface OpenStream {
  readonly address: string;
  /** Who reads it, and by which token; undefined: a client without one. */
  readonly identity: Identity | undefined;
  end(): void;
}

/** What a client asks for with a stream. */
export interface StreamRequest {
  readonly match: string;
  readonly since: number | undefined;
  readonly identity: Identity | undefined;
  readonly address: string;
}

const HEADERS = {
  ...SECURITY_HEADERS,
  'content-type': 'application/x-ndjson; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
} as const;

/** A watcher that writes every message as a line. `end` is called when the match is over, or the reader too slow. */
const lineWriter = (
  { context: { config, metrics }, limits }: Pick<Services, 'context' | 'limits'>,
  raw: ServerResponse,
  { identity, address }: Pick<StreamRequest, 'identity' | 'address'>,
  end: () => void,
): Watcher => ({
  person: identity?.person.id,
  mayReplay: (entries) => limits.allowsMany('replay', address, entries),
  send(message, written) {
    raw.write(message);
    raw.write(NEW_LINE, written);
    if (raw.writableLength > config.maxBuffered) this.tooSlow();
  },
  sendAll(frames) {
    raw.write(
      frames
        .texts()
        .map((message) => `${message}\n`)
        .join(''),
    );
    if (raw.writableLength > config.maxBuffered) this.tooSlow();
  },
  tooSlow() {
    metrics.cutOff('slow');
    raw.destroy();
    end();
  },
  finished: end,
});

/** Writes an empty line again and again, until the answer is called. */
function keepAlive({ runtime }: Services['context'], raw: ServerResponse): () => void {
  let cancel = (): void => {};
  const next = (): void => {
    cancel = runtime.after(SIGN_OF_LIFE, () => {
      raw.write(NEW_LINE);
      next();
    });
  };
  next();
  return () => cancel();
}

/**
 * Sends what happens in a match line by line, until it is over or the reader goes. The same messages as over
 * the WebSocket; empty lines mean nothing.
 */
export async function streamMatch(
  { context, rooms, limits, lobby: { makers } }: Services,
  { match, since, identity, address }: StreamRequest,
  reply: FastifyReply,
  openStreams: Set<OpenStream>,
): Promise<void> {
  const fromThere = [...openStreams].filter((stream) => stream.address === address).length;
  if (fromThere >= context.config.maxConnectionsPerAddress) {
    throw new Refusal('too-many', 'too many streams at once: expected you to end some');
  }
  const room = await rooms.get(match);
  room.viewerFor(identity?.person.id);
  const { raw } = reply;
  reply.hijack();
  raw.writeHead(200, HEADERS);
  const stopKeepAlive = keepAlive(context, raw);
  const end = (): void => {
    stopKeepAlive();
    if (openStreams.delete(stream) && identity !== undefined) makers.went(identity.person.id);
    room.unwatch(watcher);
    raw.end();
  };
  const stream: OpenStream = { address, identity, end };
  const watcher = lineWriter({ context, limits }, raw, { identity, address }, end);
  openStreams.add(stream);
  if (identity !== undefined) makers.came(identity.person.id);
  raw.on('close', end);
  try {
    await room.watch(watcher, since);
    // The reader may have gone before there was anything to read.
    if (!openStreams.has(stream)) room.unwatch(watcher);
  } catch (error) {
    const refusal = refusalFor(error);
    if (refusal !== undefined) {
      raw.write(`${JSON.stringify({ type: 'error', code: refusal.code, message: refusal.message, match })}\n`);
    }
    end();
  }
}
