import { type Events, replaceTop, type Seat } from '@souk/kernel';
import { NONE } from '../cards/card.js';
import { HAND_SIZE, handSizeOf } from '../cards/identity.js';
import { forgetChanges } from '../cards/marks.js';
import { callHooks, forgetTurnExtras, takePileIntoHand } from '../effects/extras.js';
import type { DaleEvent, EventSink } from '../events.js';
import {
  ACTION,
  AFTER_ACTIONS,
  BONUS_ACTION,
  CLEAN_UP,
  type Frame,
  LAST_WINDOW,
  TURN_STARTS,
  turnFrame,
} from '../frames.js';
import { noteFilled, sizesWithoutPile } from '../knowledge/hand-sizes.js';
import { drawToHand, fillMarket } from '../piles/piles.js';
import { isInGame, type State } from '../state.js';
import { opensLastWindow } from './action-list.js';
import { endMatch, forgetMarks, IDLE_TURNS, showsProgress } from './ending.js';
import { NOTHING_FOR_TURN } from './for-turn.js';
import { takeStock } from './progress.js';
import { enterSequence } from './sequence.js';

/** DM-TURN-3. */
export const MAX_ACTIONS = 50;
/** DM-EDGE-1, for each seat. */
export const MAX_TURNS = 500;

/** An action was chosen: what it leads to comes on top of the turn, which goes on after it. */
export function spendAction(state: State, seat: Seat): void {
  state.actions++;
  replaceTop(state.frames, turnFrame(seat, AFTER_ACTIONS));
}

/** DM-TURN-3, DM-TURN-4: a plus technique is done. */
export function offerBonusAction(state: State, seat: Seat): void {
  if (state.actions < MAX_ACTIONS) replaceTop(state.frames, turnFrame(seat, BONUS_ACTION));
}

/** Says whether an answer is waited for. */
export function enterTurn(state: State, frame: Frame, events: EventSink): boolean {
  if (state.extras !== undefined) return enterSequence(state, state.extras, frame, events);
  const { seat, step } = frame;
  if (step === AFTER_ACTIONS) {
    const opens = opensLastWindow(state, seat);
    // Others learn from it what the player can still do, but only with such cards in the game.
    if (state.rules.commonAbilities !== 0) events?.reveal({ kind: 'last-window', seat, opens });
    replaceTop(state.frames, turnFrame(seat, opens ? LAST_WINDOW : CLEAN_UP));
    if (opens) return true;
  } else if (step < CLEAN_UP) return true;
  cleanUp(state, seat, events);
  endTurn(state, seat, events);
  return false;
}

function fillHand(state: State, seat: Seat, events: EventSink): void {
  const kept = state.hands[seat].length;
  let isSteady = true;
  for (;;) {
    const { length } = state.hands[seat];
    const full = length >= HAND_SIZE && length >= handSizeOf(state, seat);
    events?.reveal({ kind: 'hand-checked', seat, full });
    if (full) {
      if (state.rules.raisingHandSize !== 0) noteFilled(state, seat, length > kept && isSteady);
      return;
    }
    if (state.decks[seat].length === 0) isSteady &&= sizesWithoutPile(state, seat);
    if (!drawToHand(state, seat, true, events)) return;
  }
}

/** DM-CLEAN-1 to DM-CLEAN-4. */
function cleanUp(state: State, seat: Seat, events: EventSink): void {
  const marketFirst = state.rules.options.cleanUpOrder === 'market-first';
  if (marketFirst) fillMarket(state, events);
  fillHand(state, seat, events);
  if (!marketFirst) fillMarket(state, events);
}

/** DM-TURN-7: what was for this turn is over. */
function forgetTurn(state: State, seat: Seat): void {
  forgetChanges(state);
  state.forTurn = NOTHING_FOR_TURN;
  state.actions = 0;
  forgetMarks(state.hands[seat]);
}

export function endTurn(state: State, seat: Seat, events: EventSink): void {
  forgetTurn(state, seat);
  if (state.extras !== undefined) {
    forgetTurnExtras(state.extras);
    callHooks(state, (hooks) => hooks.turnEnds?.(state, seat, events));
  }
  takeStock(state);
  const { seats } = state.rules;
  if (state.turn >= MAX_TURNS * seats) endMatch(state, NONE, 'turn-limit', events);
  else if (state.idleTurns >= IDLE_TURNS * seats) endMatch(state, NONE, 'no-progress', events);
  else startTurn(state, nextSeat(state, seat), state.turn + 1, events);
}

/** DM-SETUP-9, DM-EDGE-2. */
export function nextSeat(state: State, seat: Seat): Seat {
  const { seats } = state.rules;
  let next = (seat + 1) % seats;
  while (!isInGame(state, next)) next = (next + 1) % seats;
  return next;
}

function tellTurn(state: State, started: DaleEvent, events: Events<DaleEvent>): void {
  if (showsProgress(state)) events.reveal(started);
  else events.emit(started);
}

export function startTurn(state: State, seat: Seat, turn: number, events?: EventSink): void {
  state.turn = turn;
  const isPlain = state.extras === undefined || turn === 1;
  state.frames[0] = turnFrame(seat, isPlain ? ACTION : TURN_STARTS);
  if (events !== undefined) tellTurn(state, { kind: 'turn-started', seat, turn }, events);
  if (state.extras === undefined) return;
  // DX-TURN-1: stored cards come first, then the clock.
  for (const { id, returns } of state.rules.extras?.piles ?? []) {
    if (returns === true) takePileIntoHand(state, id, seat, events);
  }
  callHooks(state, (hooks) => hooks.turnStarts?.(state, seat, events));
}
