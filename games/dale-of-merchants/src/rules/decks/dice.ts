import { below, type Seat } from '@souk/kernel';
import type { EventSink } from '../events.js';
import type { State } from '../state.js';

/** DX-DIE-2: a roll of a die with these faces, for all to see. */
export function rollDie(state: State, seat: Seat, faces: readonly number[], events: EventSink): number {
  const result = faces[below(state.random, faces.length)];
  events?.reveal({ kind: 'rolled', seat, result });
  return result;
}
