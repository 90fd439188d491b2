import type { ManualClock } from './clock.js';
import { request } from './person.js';

/** How often hosts look who of the makers is there. */
const ROUND = 20_000;

/** The tables that wait, as anybody is told by the host at this address. */
export const listedAt = async (address: string): Promise<string[]> =>
  (await request({ address }, 'tables')).body.tables.map(({ id }) => id);

/** The same, after one more round. */
export async function listedLater(clock: ManualClock, address: string): Promise<string[]> {
  clock.advance(ROUND);
  return listedAt(address);
}

/** What is waited for, while the clock is turned on round by round. */
export async function whileTurning<R>(clock: ManualClock, address: string, wanted: Promise<R>): Promise<R> {
  let isThere = false;
  const answer = wanted.finally(() => {
    isThere = true;
  });
  while (!isThere) await listedLater(clock, address);
  return answer;
}
