import type { SharedQueue } from '../redis/queue.js';
import type { Turn, Turns } from './turns.js';

/** Turns that hosts share. Without Redis each host does what it has asked for: the store lets one of them succeed. */
export function sharedTurns(queue: SharedQueue<Turn>): Turns {
  let listener: (turn: Turn) => Promise<void> = async () => {};
  queue.work((turn) => listener(turn));
  return {
    ask(turn) {
      queue.add(`${turn.match}.${turn.seq}`, turn).catch(() => listener(turn).catch(() => {}));
    },
    onAsked(next) {
      listener = next;
    },
    close: () => queue.close(),
  };
}
