import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { BufferPool } from '../src/live/buffer-pool.js';
import { TextFrames } from '../src/live/text-frames.js';
import { pauseFactor, SpectatorFeed } from '../src/matches/spectator-feed.js';
import { Watchers } from '../src/matches/watchers.js';
import { BackgroundQueue } from '../src/queues/background-queue.js';
import { ManualClock } from './support/clock.js';

const PAUSE = 100;

/** A watcher that keeps what it was sent, and in how many writes. */
function listener() {
  const writes: string[][] = [];
  return {
    writes,
    person: undefined,
    send: (message: string) => void writes.push([message]),
    sendAll: (frames: TextFrames) => void writes.push([...frames.texts()]),
    mayReplay: () => true,
    tooSlow() {},
    finished() {},
  };
}

const atOnce = (run: () => void): void => run();

/** A host that does in the background what it has to when `soon` lets it. */
const contextWith = (runtime: ManualClock, spectatorPause = PAUSE, soon = atOnce) => ({
  runtime,
  load: { utilization: 0.1 },
  config: { spectatorPause },
  background: new BackgroundQueue(runtime, soon),
});

describe('Spectators', () => {
  test('are told the first move at once, and those of the pause together when it ends', () => {
    const clock = new ManualClock();
    const writes: string[][] = [];
    const feed = new SpectatorFeed(contextWith(clock), (frames) => writes.push([...frames.texts()]));
    feed.push('1');
    expect(writes).toEqual([['1']]);
    feed.push('2');
    feed.push('3');
    clock.advance(PAUSE - 1);
    expect(writes).toEqual([['1']]);
    clock.advance(1);
    expect(writes).toEqual([['1'], ['2', '3']]);
    feed.push('4');
    clock.advance(PAUSE);
    expect(writes).toEqual([['1'], ['2', '3'], ['4']]);
    clock.advance(PAUSE);
    feed.push('5');
    expect(writes.at(-1)).toEqual(['5']);
  });

  test('of a busy host are told less often, and as often as before once it is not', () => {
    const clock = new ManualClock();
    const load = { utilization: 0.1 };
    let writes = 0;
    const feed = new SpectatorFeed({ ...contextWith(clock), load }, () => writes++);
    const play = (milliseconds: number): number => {
      writes = 0;
      for (let passed = 0; passed < milliseconds; passed += 20) {
        feed.push('move');
        clock.advance(20);
      }
      return writes;
    };
    expect(play(10 * PAUSE)).toBe(11);
    load.utilization = 1;
    play(20 * PAUSE);
    expect(play(160 * PAUSE)).toBe(10);
    load.utilization = 0.1;
    play(20 * PAUSE);
    expect(play(10 * PAUSE)).toBe(10);
  });

  test('are told the less often the busier the host is, and never less often than sixteen times', () => {
    expect([0, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1].map((share) => Math.round(10 * pauseFactor(share)) / 10)).toEqual([
      1, 1, 3.5, 6, 8.5, 11, 13.5, 16, 16,
    ]);
  });

  test('are told before the pause ends where more comes than people can play', () => {
    const clock = new ManualClock();
    const writes: number[] = [];
    const feed = new SpectatorFeed(contextWith(clock), (frames) => writes.push(frames.count));
    for (let move = 0; move < 300; move++) feed.push('move');
    expect(writes).toEqual([1, 128, 128]);
    clock.advance(PAUSE);
    expect(writes).toEqual([1, 128, 128, 43]);
    clock.advance(PAUSE);
    feed.push('move');
    expect(writes.at(-1)).toBe(1);
  });

  test('of a busy host wait until it has time, and are told everything then', () => {
    const clock = new ManualClock();
    const turns: (() => void)[] = [];
    const writes: string[][] = [];
    const context = contextWith(clock, PAUSE, (run) => turns.push(run));
    const feed = new SpectatorFeed(context, (frames) => writes.push([...frames.texts()]));
    for (const move of ['1', '2', '3']) {
      feed.push(move);
      clock.advance(PAUSE);
    }
    expect(writes).toEqual([]);
    expect(turns).toHaveLength(1);
    turns.shift()?.();
    expect(writes).toEqual([['1', '2', '3']]);
  });

  test('of one match are not told twice what was flushed while it was due', () => {
    const clock = new ManualClock();
    const turns: (() => void)[] = [];
    const writes: string[][] = [];
    const feed = new SpectatorFeed(
      contextWith(clock, PAUSE, (run) => turns.push(run)),
      (frames) => writes.push([...frames.texts()]),
    );
    feed.push('1');
    feed.flush();
    turns.shift()?.();
    expect(writes).toEqual([['1']]);
    feed.push('2');
    turns.shift()?.();
    expect(writes).toEqual([['1'], ['2']]);
  });

  test('are told each move by itself where there is no pause', () => {
    const clock = new ManualClock();
    const writes: string[][] = [];
    const feed = new SpectatorFeed(contextWith(clock, 0), (frames) => writes.push([...frames.texts()]));
    for (const move of ['1', '2', '3']) feed.push(move);
    expect(writes).toEqual([['1'], ['2'], ['3']]);
  });

  test('hear everything in its order, and seats hear their moves at once', () => {
    const clock = new ManualClock();
    const watchers = new Watchers(contextWith(clock));
    const [spectator, seat] = [listener(), listener()];
    watchers.add(spectator, 'spectator');
    watchers.add(seat, 0);
    const move = (name: string): void => watchers.send((viewer) => `${name} for ${viewer}`);
    move('1');
    move('2');
    expect(seat.writes.flat()).toEqual(['1 for 0', '2 for 0']);
    watchers.sendToAll('table');
    expect(spectator.writes.flat()).toEqual(['1 for spectator', '2 for spectator', 'table']);
    move('3');
    const late = listener();
    watchers.add(late, 'spectator');
    clock.advance(PAUSE);
    expect(spectator.writes.flat().at(-1)).toBe('3 for spectator');
    expect(late.writes).toEqual([]);
    move('4');
    clock.advance(PAUSE);
    expect(late.writes.flat()).toEqual(['4 for spectator']);
  });
});

const framesOf = (texts: readonly string[]): TextFrames => {
  const frames = new TextFrames();
  for (const text of texts) frames.add(text);
  return frames;
};

describe('Shared frames', () => {
  const TEXTS = [
    '',
    'a',
    'ü'.repeat(62),
    'x'.repeat(125),
    'x'.repeat(126),
    'y'.repeat(65_535),
    'z'.repeat(65_536),
    'größer als ein Byte: 🏺',
    'ü'.repeat(32_768),
    'ü'.repeat(32_769),
    '{}',
  ];

  test('are what a WebSocket reads as the same messages, short and long', async () => {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    server.on('connection', (_socket, { socket: stream }) => framesOf(TEXTS).writeTo(stream));
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const heard = await new Promise<string[]>((resolve) => {
      const read: string[] = [];
      const client = new WebSocket(`ws://127.0.0.1:${port}`);
      client.onmessage = ({ data }) => {
        read.push(String(data));
        if (read.length < TEXTS.length) return;
        client.close();
        resolve(read);
      };
    });
    server.close();
    expect(heard).toEqual(TEXTS);
  });

  test('can be read as texts as well, until they are forgotten', () => {
    const frames = framesOf(TEXTS);
    expect([frames.count, frames.texts()]).toEqual([TEXTS.length, TEXTS]);
    frames.clear();
    expect([frames.count, frames.texts()]).toEqual([0, []]);
    frames.add('next');
    expect(frames.texts()).toEqual(['next']);
  });

  /** A socket that takes each write at once, and keeps the very bytes that it was handed. */
  function quickSocket() {
    const written: Buffer[] = [];
    return { written, writableLength: 0, write: (bytes: Buffer) => written.push(bytes) > 0 };
  }

  test('are written to the same memory again when all sockets have taken them', () => {
    const socket = quickSocket();
    const frames = framesOf(['first']);
    frames.writeTo(socket);
    frames.clear();
    frames.add('other');
    frames.writeTo(socket);
    expect(socket.written.map(String)).toEqual([String(socket.written[1]), String(socket.written[1])]);
    expect(String(socket.written[1])).toContain('other');
  });

  test('stay as they are for a socket that has not taken them, whatever comes next', () => {
    const slow = new PassThrough({ highWaterMark: 1 });
    slow.cork();
    const frames = framesOf(['first']);
    frames.writeTo(slow);
    frames.writeTo(quickSocket());
    frames.clear();
    frames.add('other');
    framesOf(['third']).clear();
    slow.uncork();
    expect(String(slow.read())).toContain('first');
  });

  test('that grow are the same frames in a larger buffer', () => {
    const texts = Array.from({ length: 200 }, (_, i) => `${i}: ${'x'.repeat(100)}`);
    expect(framesOf(texts).texts()).toEqual(texts);
  });
});

describe('The pool of buffers', () => {
  test('hands out again what was given back, as large as was asked for and no larger than twice that', () => {
    const pool = new BufferPool();
    const sizes = [1, 4096, 4097, 8192, 100_000];
    const buffers = sizes.map((size) => pool.take(size));
    expect(buffers.map(({ length }) => length)).toEqual([4096, 4096, 8192, 8192, 131_072]);
    for (const buffer of buffers) pool.give(buffer);
    const again = sizes.map((size) => pool.take(size));
    expect(new Set(again)).toEqual(new Set(buffers));
    expect(buffers).not.toContain(pool.take(1));
  });

  test('keeps no more than it may', () => {
    const pool = new BufferPool(10_000);
    const buffers = [pool.take(4096), pool.take(4096), pool.take(4096)];
    for (const buffer of buffers) pool.give(buffer);
    const again = [pool.take(1), pool.take(1), pool.take(1)];
    expect(again.map((buffer) => buffers.includes(buffer))).toEqual([true, true, false]);
  });
});
