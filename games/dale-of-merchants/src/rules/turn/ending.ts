import type { Seat } from '@souk/kernel';
import { NONE } from '../cards/card.js';
import type { DaleEvent, EventSink } from '../events.js';
import type { State } from '../state.js';

type Reason = Extract<DaleEvent, { kind: 'match-ended' }>['reason'];

/** DM-EDGE-1, for each seat. */
export const IDLE_TURNS = 100;

/**
 * DM-EDGE-1, DM-INFO-2: as far as everybody can count, the match is to be drawn. Whether it is or goes on brings to light
 * whether cards were alike that changed hands unseen.
 */
export const showsProgress = ({ openIdleTurns, rules }: State): boolean => openIdleTurns >= IDLE_TURNS * rules.seats;

/** DM-WIN-1: nothing else is resolved. */
export function endMatch(state: State, winner: Seat, reason: Reason, events: EventSink): void {
  state.winner = winner;
  state.frames.splice(0);
  if (events === undefined) return;
  const ended: DaleEvent = { kind: 'match-ended', winner: winner === NONE ? null : winner, reason };
  if (showsProgress(state)) events.reveal(ended);
  else events.emit(ended);
}
