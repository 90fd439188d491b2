import type { Seat } from '@souk/kernel';
import { type Card, isMarked, NONE, sortCards, withoutMarks } from '../cards/card.js';
import type { DaleEvent, EventSink } from '../events.js';
import { RESOLVE } from '../frames.js';
import type { State } from '../state.js';
import { dropEffect } from './drop-effect.js';

type Reason = Extract<DaleEvent, { kind: 'match-ended' }>['reason'];

/** DM-EDGE-1, for each seat. */
export const IDLE_TURNS = 100;

/**
 * DM-EDGE-1, DM-INFO-2: as far as everybody can count, the match is to be drawn. Whether it is or goes on brings to light
 * whether cards were alike that changed hands unseen.
 */
export const showsProgress = ({ openIdleTurns, rules }: State): boolean => openIdleTurns >= IDLE_TURNS * rules.seats;

/** DM-TURN-7: a hand without what the turn has done to its cards. */
export function forgetMarks(hand: Card[]): void {
  let marked = false;
  for (let i = 0; i < hand.length; i++) {
    if (!isMarked(hand[i])) continue;
    hand[i] = withoutMarks(hand[i]);
    marked = true;
  }
  if (marked) sortCards(hand);
}

/** DM-WIN-5: every card lies in a zone of its own, and nothing more comes of it. */
function clearTable(state: State, winner: Seat, events: EventSink): void {
  const { frames } = state;
  const { seat } = frames.find(({ effect }) => effect === RESOLVE) ?? frames[0];
  dropEffect(state, seat, events);
  for (const [other, hand] of state.hands.entries()) if (other !== winner) forgetMarks(hand);
  frames.splice(0);
}

/** DM-WIN-1: nothing else is resolved. */
export function endMatch(state: State, winner: Seat, reason: Reason, events: EventSink): void {
  clearTable(state, winner, events);
  state.winner = winner;
  if (events === undefined) return;
  const ended: DaleEvent = { kind: 'match-ended', winner: winner === NONE ? null : winner, reason };
  if (showsProgress(state)) events.reveal(ended);
  else events.emit(ended);
}
