import { elementAt } from '@souk/kernel';
import type { Decision } from '@souk/protocol';
import type { Client, StateMessage } from './client.js';
import { all, type Each } from './tuples.js';

/** Plays a seat to the end of the match with the first legal move each time, or as `pick` says; undefined: not at all. */
export async function playToEnd(
  client: Client,
  match: string,
  first: StateMessage,
  pick: (decision: Decision) => number | undefined = () => 0,
): Promise<StateMessage> {
  let now = first;
  let answered = -1;
  while (now.outcome === null) {
    const { decision } = now;
    if (decision !== null && decision.answers > answered) {
      const { answers, moves } = decision;
      const picked = pick(decision);
      answered = answers;
      if (picked !== undefined) {
        client.send({ type: 'move', match, id: client.sendId(), answers, move: elementAt(moves, picked) });
      }
    }
    now = await client.nextState(match);
  }
  return now;
}

/** All clients play to the end from how the match stands for each; what they then see. */
export const playAllToEnd = <const T extends readonly Client[]>(
  clients: T,
  match: string,
  first: readonly StateMessage[],
  pick?: (decision: Decision) => number | undefined,
): Promise<Each<T, StateMessage>> => all(clients, (client, i) => playToEnd(client, match, elementAt(first, i), pick));

/** A seat of two. */
export type SeatOfTwo = 0 | 1;

/** Which of two seats is to decide. */
export function moverOf(seats: readonly [Asked, Asked]): SeatOfTwo {
  const mover = seats.findIndex(({ decision }) => decision !== null);
  if (mover < 0) throw new Error('expected one of the two seats to be asked');
  return mover === 0 ? 0 : 1;
}

/** What is asked; there must be something. */
export function decisionIn({ decision }: Asked): Decision {
  if (decision === null) throw new Error('expected a seat to be asked');
  return decision;
}

interface Asked {
  readonly decision: Decision | null;
}

export const otherThan = (seat: SeatOfTwo): SeatOfTwo => (seat === 0 ? 1 : 0);
