import { IllegalMove, replaceTop, type Seat } from '@souk/kernel';
import { NONE } from '../cards/card.js';
import { dropPile, type Extras, scheduleOf } from '../effects/extras.js';
import { answerQuestion, askedSeat, endOfPart, questionOf } from '../effects/resolve.js';
import type { EventSink } from '../events.js';
import { settle } from '../flow.js';
import { atStep, CLEAN_UP, DUE, ORDER, RESOLVE, remembering, SELECT, turnFrame } from '../frames.js';
import { restOnDiscard } from '../piles/piles.js';
import { isInGame, type State } from '../state.js';
import { dropAside, dropEffect } from './drop-effect.js';
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
  if (top.effect === RESOLVE && askedSeat(state, top) === seat) {
    const answer = questionOf(state, top)?.answerOfGone;
    if (answer !== undefined) answerQuestion(state, top, answer, events);
  }
  if (state.extras !== undefined) dropOwnThings(state, state.extras, seat, events);
  settle(state, events);
}

/** DX-LEAVE-1: whatever of it was the leaver's lies on the leaver's discard pile, and what others do to the leaver is nothing. */
function dropOwnThings(state: State, extras: Extras, seat: Seat, events: EventSink): void {
  const [base] = state.frames;
  if (base !== undefined && base.effect !== SELECT) dropAside(state, base.seat, (owner) => owner === seat, events);
  for (const [i, frame] of state.frames.entries()) {
    if (frame.effect === RESOLVE && frame.player === seat && frame.seat !== seat) {
      state.frames[i] = atStep(frame, endOfPart(state, frame));
    }
  }
  const top = state.frames[state.frames.length - 1];
  if (top?.effect === DUE && top.seat === seat) state.frames.pop();
  if (top?.effect === ORDER && state.aside.length < top.count) state.frames.pop();
  const forgotten = top?.effect === RESOLVE ? questionOf(state, top)?.whenLeft?.(state, top, seat) : undefined;
  if (forgotten !== undefined) replaceTop(state.frames, remembering(top, forgotten));
  const own = [...extras.scheduled, ...extras.due].filter((each) => each.seat === seat && each.card !== NONE);
  extras.scheduled = extras.scheduled.filter((each) => each.seat !== seat);
  extras.due = extras.due.filter((each) => each.seat !== seat);
  for (const { card } of own) restOnDiscard(state, seat, card, scheduleOf(seat), events);
  for (const { id } of state.rules.extras?.piles ?? []) dropPile(state, id, seat, events);
}

/** The turn of the leaver ends. */
function dropTurn(state: State, seat: Seat, events: EventSink): void {
  dropEffect(state, seat, events);
  state.frames.splice(0);
  state.frames.push(turnFrame(seat, CLEAN_UP));
  if (state.extras !== undefined) dropOwnThings(state, state.extras, seat, events);
  settle(state, events);
}
