import { describe, expect, test } from 'vitest';
import { BackgroundQueue } from '../src/queues/background-queue.js';

/** A queue on a clock that only its tasks and its rests turn, and the turns that it has asked for. */
function queueWithTurns() {
  const clock = { time: 0 };
  const turns: (() => void)[] = [];
  const done: string[] = [];
  const rests: number[] = [];
  const after = (delay: number, run: () => void): (() => void) => {
    rests.push(delay);
    turns.push(() => {
      clock.time += delay;
      run();
    });
    return () => {};
  };
  const queue = new BackgroundQueue({ monotonic: () => clock.time, after }, (run) => turns.push(run));
  const task = (name: string, milliseconds: number) => (): void => {
    clock.time += milliseconds;
    done.push(name);
  };
  const turn = (): readonly string[] => {
    done.length = 0;
    turns.shift()?.();
    return [...done];
  };
  return { clock, turns, rests, queue, task, turn };
}

describe('Background work', () => {
  test('is done in slices, with a turn for everything else between two of them', () => {
    const { queue, task, turn, turns } = queueWithTurns();
    for (const name of ['a', 'b', 'c', 'd', 'e']) queue.add(task(name, 0.5));
    expect(turns).toHaveLength(1);
    expect(turn()).toEqual(['a', 'b']);
    expect(turns).toHaveLength(1);
    expect(turn()).toEqual(['c', 'd']);
    expect(turn()).toEqual(['e']);
    expect(turns).toEqual([]);
  });

  test('rests seven times as long as it has worked, so that what is due at one moment is no burst', () => {
    const { queue, task, turn, turns, rests, clock } = queueWithTurns();
    for (const name of ['a', 'b', 'c']) queue.add(task(name, 2));
    expect(turn()).toEqual(['a']);
    expect(turn()).toEqual(['b']);
    expect(turn()).toEqual(['c']);
    expect(rests).toEqual([14, 14]);
    clock.time += 13;
    queue.add(task('too soon', 0));
    expect(rests).toEqual([14, 14, 1]);
    expect(turn()).toEqual(['too soon']);
    queue.add(task('at once', 0));
    expect(rests).toHaveLength(3);
    expect(turns).toHaveLength(1);
  });

  test('gets a share of the time however much else there is to do', () => {
    const { queue, task, turn, clock } = queueWithTurns();
    for (let i = 0; i < 100; i++) queue.add(task(String(i), 1));
    clock.time += 80;
    expect(turn()).toHaveLength(10);
    clock.time += 90;
    expect(turn()).toHaveLength(20);
  });

  test('that is queued already is done once, and can be queued again when it was', () => {
    const { queue, task, turn } = queueWithTurns();
    const again = task('again', 0);
    queue.add(again);
    queue.add(again);
    expect(turn()).toEqual(['again']);
    queue.add(again);
    expect(turn()).toEqual(['again']);
    expect(turn()).toEqual([]);
  });

  test('that a task adds has its turn as well', () => {
    const { queue, task, turn } = queueWithTurns();
    queue.add(() => {
      task('first', 5)();
      queue.add(task('second', 0));
    });
    expect(turn()).toEqual(['first']);
    expect(turn()).toEqual(['second']);
  });
});
