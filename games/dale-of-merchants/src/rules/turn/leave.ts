import { IllegalMove, type Seat } from '@souk/kernel';
import { answerQuestion, askedSeat, questionOf } from '../effects/resolve.js';
import type { EventSink } from '../events.js';
import { settle } from '../flow.js';
import { CLEAN_UP, DUE, RESOLVE, SELECT, turnFrame } from '../frames.js';
import { isInGame, type State } from '../state.js';
import { dropEffect } from './drop-effect.js';
import { endMatch } from './ending.js';

/** DM-EDGE-2. */
export function leave(state: State, seat: Seat, events?: EventSink): void {
  if (state.frames.length === 0) throw new IllegalMove(seat, 'leave', 'a match that is not over');
  if (seat < 0 || seat >= state.rules.seats || !isInGame(state, seat)) {
    throw new IllegalMove(seat, 'leave', 'a seat that is still in the game');
  }
  state.gone |= 1 << seat;
  events?.emit({ kind: 'left', seat });
  const left = state.hands.flatMap((_, other) => (isInGame(state, other) ? [other] : []));
  if (left.length === 1) endMatch(state, left[0], 'all-others-left', events);
  else goOnWithout(state, seat, events);
}

function goOnWithout(state: State, seat: Seat, events: EventSink): void {
  const [base] = state.frames;
  const top = state.frames[state.frames.length - 1];
  if (base.effect !== SELECT && base.seat === seat) {
    dropTurn(state, seat, events);
    return;
  }
  const effect = state.frames.find((frame) => frame.effect === RESOLVE);
  if (top.effect === DUE && top.seat === seat) state.frames.pop();
  else if (effect?.seat === seat) {
    dropEffect(state, seat, events);
    state.frames.splice(1);
  } else if (top.effect === RESOLVE && askedSeat(state, top) === seat) {
    const answer = questionOf(state, top)?.answerOfGone;
    if (answer !== undefined) answerQuestion(state, top, answer, events);
  }
  settle(state, events);
}

/** The turn of the leaver ends. */
function dropTurn(state: State, seat: Seat, events: EventSink): void {
  dropEffect(state, seat, events);
  state.frames.splice(0);
  state.frames.push(turnFrame(seat, CLEAN_UP));
  settle(state, events);
}
