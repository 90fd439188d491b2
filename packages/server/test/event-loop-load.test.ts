import { expect, test } from 'vitest';
import { EventLoopLoad } from '../src/metrics/event-loop-load.js';

/** An event loop whose times are set by hand, and a clock. */
function loopByHand() {
  const times = { idle: 0, active: 0 };
  const clock = { now: 0 };
  const load = new EventLoopLoad(
    () => clock.now,
    (before = { idle: 0, active: 0, utilization: 0 }) => {
      const [idle, active] = [times.idle - before.idle, times.active - before.active];
      return { idle, active, utilization: idle + active === 0 ? 0 : active / (idle + active) };
    },
  );
  const pass = (idle: number, active: number): void => {
    times.idle += idle;
    times.active += active;
    clock.now += idle + active;
  };
  return { load, pass };
}

test('The load is that of the last second, not of all the time since the start', () => {
  const { load, pass } = loopByHand();
  pass(10_000, 0);
  expect(load.utilization).toBe(0);
  pass(200, 800);
  expect(load.utilization).toBe(0.8);
  pass(900, 100);
  expect(load.utilization).toBe(0.1);
});

test('The load of less than a second is not taken: it would be that of a moment', () => {
  const { load, pass } = loopByHand();
  pass(500, 500);
  expect(load.utilization).toBe(0.5);
  pass(0, 100);
  expect(load.utilization).toBe(0.5);
});
