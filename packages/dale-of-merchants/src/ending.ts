import type { Seat } from '@souk/kernel';
import { NONE } from './card.js';
import type { DaleEvent, Sink } from './events.js';
import type { State } from './state.js';

type Reason = Extract<DaleEvent, { kind: 'match-ended' }>['reason'];

/** DM-WIN-1: nothing else is resolved. */
export function endMatch(state: State, winner: Seat, reason: Reason, events: Sink): void {
  state.winner = winner;
  state.frames.splice(0);
  events?.emit({ kind: 'match-ended', winner: winner === NONE ? null : winner, reason });
}
