import { below, type Seat } from '@souk/kernel';
import type { EventSink } from '../../events.js';
import type { State } from '../../state.js';

/** DM-DIE-1. */
export const OCELOT_DIE = [0, 1, 2, 2, 3, 3] as const;

export function rollOcelotDie(state: State, seat: Seat, events: EventSink): number {
  const result = OCELOT_DIE[below(state.random, OCELOT_DIE.length)];
  events?.reveal({ kind: 'rolled', seat, result });
  return result;
}
