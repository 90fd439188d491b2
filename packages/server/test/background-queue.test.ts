import { describe, expect, test } from 'vitest';
import { BackgroundQueue } from '../src/queues/background-queue.js';

/** A queue on a clock that only its tasks turn, and the turns that it has asked for. */
function queueWithTurns() {
  const clock = { time: 0 };
  const turns: (() => void)[] = [];
  const done: string[] = [];
  const queue = new BackgroundQueue({ monotonic: () => clock.time }, (run) => turns.push(run));
  const task = (name: string, milliseconds: number) => (): void => {
    clock.time += milliseconds;
    done.push(name);
  };
  const turn = (): readonly string[] => {
    done.length = 0;
    turns.shift()?.();
    return [...done];
  };
  return { clock, turns, queue, task, turn };
}

describe('Background work', () => {
  test('is done in slices, with a turn for everything else between two of them', () => {
    const { queue, task, turn, turns } = queueWithTurns();
    for (const name of ['a', 'b', 'c', 'd', 'e']) queue.add(task(name, 1));
    expect(turns).toHaveLength(1);
    expect(turn()).toEqual(['a', 'b']);
    expect(turns).toHaveLength(1);
    expect(turn()).toEqual(['c', 'd']);
    expect(turn()).toEqual(['e']);
    expect(turns).toEqual([]);
  });

  test('gets a share of the time however much else there is to do', () => {
    const { queue, task, turn, clock } = queueWithTurns();
    for (let i = 0; i < 100; i++) queue.add(task(String(i), 1));
    clock.time += 60;
    expect(turn()).toHaveLength(20);
    clock.time += 90;
    expect(turn()).toHaveLength(30);
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
