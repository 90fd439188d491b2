import { describe, expect, test } from 'vitest';
import { Line, type LineOutside } from '../src/online/line.js';

interface Opened {
  readonly sent: string[];
  isClosed: boolean;
  heard(message: object): void;
  closed(): void;
}

/** A world whose time passes when it is told to, and in which connections do as the test says. */
function world() {
  let now = 1000;
  let calls: { readonly at: number; run(): void }[] = [];
  let back = (): void => {};
  let gone = (): void => {};
  const opened: Opened[] = [];
  const outside: LineOutside = {
    connect(heard, closed) {
      const socket: Opened = { sent: [], isClosed: false, heard: (message) => heard(JSON.stringify(message)), closed };
      opened.push(socket);
      return {
        send: (text) => socket.sent.push(text),
        close: () => {
          socket.isClosed = true;
        },
      };
    },
    after(milliseconds, run) {
      const call = { at: now + milliseconds, run };
      calls.push(call);
      return () => {
        calls = calls.filter((each) => each !== call);
      };
    },
    now: () => now,
    chance: () => 0.5,
    onChange(whenBack, whenGone) {
      back = whenBack;
      gone = whenGone;
      return () => {};
    },
  };
  const pass = (milliseconds: number): void => {
    const end = now + milliseconds;
    for (;;) {
      const [next] = calls.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
      if (next === undefined) break;
      calls = calls.filter((each) => each !== next);
      now = Math.max(now, next.at);
      next.run();
    }
    now = end;
  };
  const told: string[] = [];
  const line = new Line({ opened: () => told.push('opened'), message: ({ type }) => told.push(type) }, outside);
  const last = (): Opened => opened[opened.length - 1];
  const welcome = (time = now): void => last().heard({ type: 'welcome', protocol: 'souk/1', person: null, time });
  return { line, opened, told, last, welcome, pass, comeBack: () => back(), goAway: () => gone() };
}

describe('A line', () => {
  test('is open when the host has said welcome, and not before', () => {
    const { line, last, welcome, told } = world();
    expect(line.tell({ type: 'lobby', on: true })).toBe(false);
    expect(line.state.get()).toBe('opening');
    welcome();
    expect(line.state.get()).toBe('open');
    expect(line.tell({ type: 'lobby', on: true })).toBe(true);
    last().heard({ type: 'lobby', tables: [] });
    expect(last().sent).toEqual(['{"type":"lobby","on":true}']);
    expect(told).toEqual(['opened', 'lobby']);
  });

  test('that breaks is made again, says that it was lost and that it is back', () => {
    const { line, opened, last, welcome, pass, told } = world();
    welcome();
    last().closed();
    expect(line.state.get()).toBe('lost');
    pass(400);
    expect(opened).toHaveLength(2);
    welcome();
    expect(line.state.get()).toBe('back');
    expect(told).toEqual(['opened', 'opened']);
    pass(4000);
    expect(line.state.get()).toBe('open');
  });

  test('waits longer after every attempt that failed, but never for long', () => {
    const { opened, last, pass } = world();
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 8; attempt++) {
      last().closed();
      const before = opened.length;
      let waited = 0;
      while (opened.length === before) {
        pass(100);
        waited += 100;
      }
      pauses.push(waited);
    }
    expect(pauses).toEqual([400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000]);
  });

  test('does not wait when it is told that the network is back', () => {
    const { line, opened, last, comeBack, goAway, welcome } = world();
    welcome();
    goAway();
    expect(line.state.get()).toBe('lost');
    expect(last().isClosed).toBe(true);
    comeBack();
    comeBack();
    expect(opened).toHaveLength(2);
  });

  test('that is silent is asked for a sign of life, and given up without one', () => {
    const { line, last, welcome, pass } = world();
    welcome();
    pass(20_000);
    expect(last().sent).toEqual(['{"type":"ping","id":"ping"}']);
    last().heard({ type: 'pong', id: 'ping', time: 0 });
    pass(19_999);
    expect(line.state.get()).toBe('open');
    pass(1);
    pass(10_000);
    expect(line.state.get()).toBe('lost');
  });

  test('knows the time of the host', () => {
    const { line, welcome, pass } = world();
    welcome(50_000);
    pass(500);
    expect(line.now()).toBe(50_500);
  });

  test('that was made anew does not hear the old one', () => {
    const { line, opened, welcome, told } = world();
    welcome();
    line.reopen();
    expect(opened).toHaveLength(2);
    opened[0].heard({ type: 'lobby', tables: [] });
    opened[0].closed();
    expect(told).toEqual(['opened']);
    expect(line.state.get()).toBe('open');
  });

  test('that was closed stays closed', () => {
    const { line, opened, welcome, pass } = world();
    welcome();
    line.close();
    pass(60_000);
    expect(opened).toHaveLength(1);
  });
});
