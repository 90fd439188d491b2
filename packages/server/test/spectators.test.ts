import { once } from 'node:events';
import { elementAt } from '@souk/kernel';
import { describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrames } from '../src/live/text-frames.js';
import { SpectatorFeed } from '../src/matches/spectator-feed.js';
import { Watchers } from '../src/matches/watchers.js';
import { ManualClock } from './support/clock.js';

const PAUSE = 100;

/** A watcher that keeps what it was sent, and in how many writes. */
function listener() {
  const writes: string[][] = [];
  return {
    writes,
    person: undefined,
    send: (message: Buffer) => void writes.push([message.toString()]),
    sendAll: (messages: readonly Buffer[]) => void writes.push(messages.map(String)),
    mayReplay: () => true,
    tooSlow() {},
    finished() {},
  };
}

const contextWith = (runtime: ManualClock, spectatorPause = PAUSE) => ({ runtime, config: { spectatorPause } });

describe('Spectators', () => {
  test('are told the first move at once, and those of the pause together when it ends', () => {
    const clock = new ManualClock();
    const writes: string[][] = [];
    const feed = new SpectatorFeed(contextWith(clock), (messages) => writes.push(messages.map(String)));
    feed.push(Buffer.from('1'));
    expect(writes).toEqual([['1']]);
    feed.push(Buffer.from('2'));
    feed.push(Buffer.from('3'));
    clock.advance(PAUSE - 1);
    expect(writes).toEqual([['1']]);
    clock.advance(1);
    expect(writes).toEqual([['1'], ['2', '3']]);
    feed.push(Buffer.from('4'));
    clock.advance(PAUSE);
    expect(writes).toEqual([['1'], ['2', '3'], ['4']]);
    clock.advance(PAUSE);
    feed.push(Buffer.from('5'));
    expect(writes.at(-1)).toEqual(['5']);
  });

  test('of a busy host wait longer, up to a second, and no longer than before once it is not', () => {
    const clock = new ManualClock();
    let lateBy = 0;
    const runtime = {
      monotonic: clock.monotonic,
      after: (delay: number, run: () => void) => clock.after(delay + lateBy, run),
    };
    const times: number[] = [];
    const feed = new SpectatorFeed({ runtime, config: { spectatorPause: PAUSE } }, () => times.push(clock.now()));
    const play = (milliseconds: number): number => {
      times.length = 0;
      for (let passed = 0; passed < milliseconds; passed += 10) {
        feed.push(Buffer.from('move'));
        clock.advance(10);
      }
      return times.length;
    };
    expect(play(10_000)).toBe(101);
    lateBy = PAUSE;
    play(10_000);
    expect(play(11_000)).toBe(10);
    lateBy = 0;
    play(10_000);
    expect(play(10_000)).toBe(100);
  });

  test('are told each move by itself where there is no pause', () => {
    const clock = new ManualClock();
    const writes: string[][] = [];
    const feed = new SpectatorFeed(contextWith(clock, 0), (messages) => writes.push(messages.map(String)));
    for (const move of ['1', '2', '3']) feed.push(Buffer.from(move));
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

test('Shared frames are what a WebSocket reads as the same messages, short and long', async () => {
  const texts = [
    '',
    'a',
    'ü'.repeat(62),
    'x'.repeat(125),
    'x'.repeat(126),
    'y'.repeat(65_535),
    'z'.repeat(65_536),
    '{}',
  ];
  const messages = texts.map((text) => Buffer.from(text));
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (_socket, { socket: stream }) => void stream.write(textFrames(messages)));
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const heard = await new Promise<string[]>((resolve) => {
    const read: string[] = [];
    const client = new WebSocket(`ws://127.0.0.1:${port}`);
    client.onmessage = ({ data }) => {
      read.push(String(data));
      if (read.length < texts.length) return;
      client.close();
      resolve(read);
    };
  });
  server.close();
  expect(heard).toEqual(texts);
  expect(textFrames(messages)).toBe(textFrames(messages));
  expect(elementAt(messages, 1).toString()).toBe('a');
});
