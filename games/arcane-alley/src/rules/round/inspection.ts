import type { Seat } from '@souk/kernel';
import { pose } from '../decisions/decision.js';
import type { EventSink } from '../events.js';
import { type AlleyFrame, BRIBES, goOnAt, INSPECTION, newFrame, plainFrame } from '../frames.js';
import { endsMatch, outcomeOf } from '../outcome.js';
import { inTurnOrder, leftOf, NONE, type State, slotsOf } from '../state.js';
import { isHidden, isItem, kindIn, revealed } from '../storehouse/cells.js';
import { SHAPES, SLOTS } from '../storehouse/shapes.js';
import { completeSets } from '../storehouse/storehouse.js';
import { DOUBLES_BESIDE } from '../storehouse/traits.js';
import { itemId } from '../vocabulary.js';
import { removeOneUnseen } from '../wizards/glynna.js';
import { appraiseOne } from '../wizards/ninx.js';
import { ANY_SLOT, chooseSet, setFrame } from './play.js';
import { gainInfamy, loseGold, loseInfamy } from './scores.js';

/** The steps of an inspection: the first three for one seat after the other, the last two for all. */
export const REMOVING = 0;
export const TURNING_UP = 1;
export const SELLING = 2;
export const COUNTING = 3;
export const FINING = 4;

/** AA-INSP-3. */
export const PENALTY = 10;
/** AA-INSP-4. */
export const FINE = 25;

/** AA-INSP-1 to AA-INSP-4, as far as it goes without a question. AA-INSP-6: each for all before the next. */
export function continueInspection(state: State, inspection: AlleyFrame, events: EventSink): void {
  const { seat, step } = inspection;
  if (step === REMOVING) {
    goOnAt(state.frames, inspection, TURNING_UP);
    removeOneUnseen(state, seat, events);
  } else if (step === TURNING_UP) {
    turnUpHidden(state, seat, events);
    goOnAt(state.frames, inspection, SELLING);
  } else if (step === SELLING) sellNext(state, inspection, events);
  else if (step === COUNTING) {
    goOnAt(state.frames, inspection, FINING);
    countInfamy(state, events);
    appraiseOne(state, events);
  } else {
    penalise(state, events);
    collectFines(state, events);
    state.frames.pop();
    closeRound(state, events);
  }
}

function turnUpHidden(state: State, seat: Seat, events: EventSink): void {
  const size = slotsOf(state, seat);
  const items: { slot: number; item: ReturnType<typeof itemId> }[] = [];
  for (let slot = 0, at = seat * SLOTS; slot < size; slot++, at++) {
    const cell = state.cells[at];
    if (!isHidden(cell)) continue;
    state.cells[at] = revealed(kindIn(cell));
    if (events !== undefined) items.push({ slot, item: itemId(kindIn(cell)) });
  }
  if (items.length > 0) events?.reveal({ kind: 'turned-up', seat, phase: 'inspection', items });
}

/** One set at a time until none stands, then the next seat's turn to reveal. */
function sellNext(state: State, inspection: AlleyFrame, events: EventSink): void {
  const { seat } = inspection;
  if (completeSets(state, seat) !== 0) {
    pose(state, chooseSet, setFrame(seat, ANY_SLOT, 0), events);
    return;
  }
  const next = leftOf(state, seat);
  state.frames.pop();
  state.frames.push(next === state.starter ? newFrame(INSPECTION, next, COUNTING) : plainFrame(INSPECTION, next));
}

/** AA-INSP-2: what is left in a storehouse, Mirrors counted in (AA-ITEM-4). */
export function infamyIn(state: State, seat: Seat): number {
  const { size } = SHAPES[state.shapes[seat]];
  let sum = 0;
  for (let slot = 0; slot < size; slot++) sum += infamyAt(state, seat, slot);
  return sum;
}

/** What the item in a slot counts; nothing where there is none. */
export function infamyAt(state: State, seat: Seat, slot: number): number {
  const { cells, shapes, rules } = state;
  const cell = cells[seat * SLOTS + slot];
  if (!isItem(cell)) return 0;
  const kind = kindIn(cell);
  const { besides } = SHAPES[shapes[seat]];
  const doubled = (rules.traits[kind] & DOUBLES_BESIDE) === 0 && touchesMirror(state, seat * SLOTS, besides[slot]);
  return rules.infamy[kind] * (doubled ? rules.numbers.mirrorFactor : 1);
}

function touchesMirror({ cells, rules }: State, at: number, besides: readonly number[]): boolean {
  for (let k = 0; k < besides.length; k++) {
    if ((rules.traits[kindIn(cells[at + besides[k]])] & DOUBLES_BESIDE) !== 0) return true;
  }
  return false;
}

function countInfamy(state: State, events: EventSink): void {
  const sums: number[] = [];
  for (let seat = 0; seat < state.rules.seats; seat++) sums.push(infamyIn(state, seat));
  state.sums = sums;
  events?.emit({ kind: 'counted', sums });
  for (let place = 0; place < sums.length; place++) {
    const seat = inTurnOrder(state, place);
    if (sums[seat] > 0) gainInfamy(state, seat, sums[seat], 'count', events);
    else loseInfamy(state, seat, -sums[seat], 'count', events);
  }
}

/** AA-INSP-3. */
function penalise(state: State, events: EventSink): void {
  const { triggered, sums } = state;
  if (triggered === NONE) return;
  for (let seat = 0; seat < sums.length; seat++) {
    if (sums[seat] < sums[triggered]) {
      gainInfamy(state, triggered, PENALTY, 'penalty', events);
      return;
    }
  }
}

/** AA-INSP-4. */
function collectFines(state: State, events: EventSink): void {
  for (let place = 0; place < state.rules.seats; place++) {
    const seat = inTurnOrder(state, place);
    if (state.markers[seat] === 0) continue;
    loseGold(state, seat, FINE * state.markers[seat], 'fines', events);
    state.markers[seat] = 0;
    events?.emit({ kind: 'markers-removed', seat });
  }
}

/** AA-INSP-5, AA-END-2. */
function closeRound(state: State, events: EventSink): void {
  if (!endsMatch(state)) state.frames.push(plainFrame(BRIBES, state.starter));
  else events?.emit({ kind: 'match-ended', winners: outcomeOf(state).winners });
}
