import type { MoveList, Seat } from '@souk/kernel';
import { type Decision, maskDecision, pose } from '../decisions/decision.js';
import type { EventSink } from '../events.js';
import { ACT, type AlleyFrame, DRAW, END_TURN, INSPECTION, plainFrame } from '../frames.js';
import { canDrawFromDeck, drawFromDeck, drawFromDiscard } from '../piles/deck.js';
import { takeFromStash } from '../piles/stash.js';
import { inTurnOrder, leftOf, NONE, type State, slotsOf } from '../state.js';
import { isHidden, returnsOf, withoutReturns } from '../storehouse/cells.js';
import { isIn, lowest } from '../storehouse/masks.js';
import { SLOTS } from '../storehouse/shapes.js';
import { replaceableSlots } from '../storehouse/storehouse.js';
import { ITEM_COUNT, itemId, type Kind } from '../vocabulary.js';
import { beginPlay } from './play.js';
import { discardFromStash, LAST_TURN, TRIGGER_FROM } from './two-players.js';

export function beginTurn(state: State, seat: Seat, events: EventSink): void {
  events?.emit({ kind: 'turn-started', seat, tracker: state.tracker });
  const asked = plainFrame(DRAW, seat);
  if (draw.options(state, asked) !== 0) pose(state, draw, asked, events);
  else afterDraw(state, seat);
}

const FROM_DECK = 0;
const FROM_DISCARD = 1;

/** AA-SELL-2, AA-SELL-3. */
export const draw = maskDecision({
  text: 'Draw the top item of the deck or of the discard',
  rule: 'AA-SELL-2',
  options: (state) =>
    (canDrawFromDeck(state) ? 1 << FROM_DECK : 0) | (state.discard.length > 0 ? 1 << FROM_DISCARD : 0),
  choose(state, { seat }, from, events) {
    if (from === FROM_DECK) drawFromDeck(state, seat, events);
    else drawFromDiscard(state, seat, events);
    afterDraw(state, seat);
  },
  describe: (_state, _frame, from) => ({ kind: 'draw', from: from === FROM_DECK ? 'deck' : 'discard' }),
});

/** AA-SELL-3: with an empty stash there is nothing to act with. */
function afterDraw({ frames, stashSizes }: State, seat: Seat): void {
  frames.push(plainFrame(stashSizes[seat] === 0 ? END_TURN : ACT, seat));
}

/** An act is an item and what is done with it: a slot to play it into, or one of these. */
const ACTIONS = 16;
export const DISCARD = SLOTS;
export const ACTIVATE = SLOTS + 1;

export const actOf = (code: number): number => code % ACTIONS;
export const kindOfAct = (code: number): Kind => (code / ACTIONS) | 0;

/** AA-SELL-4, AA-SELL-5. */
export const act: Decision = {
  text: 'Play, discard or activate an item of your stash',
  rule: 'AA-SELL-4',
  isLegal(state, { seat }, code) {
    const kind = kindOfAct(code);
    if (code < 0 || kind >= ITEM_COUNT || !isIn(state.stashKinds[seat], kind)) return false;
    const action = actOf(code);
    if (action < SLOTS) return isIn(replaceableSlots(state, seat), action);
    return action === DISCARD || (action === ACTIVATE && canActivate(state, seat, kind));
  },
  list(state, { seat }, list) {
    const slots = replaceableSlots(state, seat);
    for (let kinds = state.stashKinds[seat]; kinds !== 0; kinds &= kinds - 1) {
      listActsWith(state, seat, lowest(kinds), slots, list);
    }
  },
  choose(state, { seat }, code, events) {
    const kind = kindOfAct(code);
    const action = actOf(code);
    state.frames.push(plainFrame(END_TURN, seat));
    if (action === DISCARD) discardFromStash(state, seat, kind, events);
    else {
      takeFromStash(state, seat, kind);
      if (action === ACTIVATE) activate(state, seat, kind, events);
      else beginPlay(state, seat, kind, action, 0, 'stash', events);
    }
  },
  describe(_state, _frame, code) {
    const item = itemId(kindOfAct(code));
    const action = actOf(code);
    if (action === DISCARD) return { kind: 'discard', item };
    return action === ACTIVATE ? { kind: 'activate', item } : { kind: 'play', item, slot: action };
  },
};

function listActsWith(state: State, seat: Seat, kind: Kind, slots: number, list: MoveList): void {
  const first = kind * ACTIONS;
  for (let rest = slots; rest !== 0; rest &= rest - 1) list.add(first + lowest(rest));
  list.add(first + DISCARD);
  if (canActivate(state, seat, kind)) list.add(first + ACTIVATE);
}

const canActivate = (state: State, seat: Seat, kind: Kind): boolean =>
  state.rules.items[kind].canActivate?.(state, seat) ?? false;

/** AA-SPEC-1. */
function activate(state: State, seat: Seat, kind: Kind, events: EventSink): void {
  state.aside = state.aside.concat(kind);
  events?.emit({ kind: 'activated', seat, item: itemId(kind) });
  state.rules.items[kind].activate?.(state, seat, events);
}

/** AA-PLAY-6, AA-PLAY-7, AA-2P-1, and who comes next. */
export function endTurn(state: State, { seat }: AlleyFrame, events: EventSink): void {
  state.frames.pop();
  const { duel, numbers } = state.rules;
  const hides = tidyStorehouse(state, seat);
  if (!hides && state.triggered === NONE && (!duel || state.tracker >= TRIGGER_FROM)) {
    state.triggered = seat;
    events?.emit({ kind: 'triggered', seat });
  }
  const next = leftOf(state, seat);
  if (next === state.starter) {
    // AA-SELL-6, AA-2P-3, AA-2P-8: nobody has triggered on the last turn.
    if (state.triggered === NONE && state.tracker === (duel ? LAST_TURN : numbers.maxTurns)) {
      beginInspection(state, events);
      return;
    }
    state.tracker++;
  }
  if (next === state.triggered) beginInspection(state, events);
  else beginTurn(state, next, events);
}

/** Forgets which Boomerangs have returned, and says whether there is a hidden item. */
function tidyStorehouse(state: State, seat: Seat): boolean {
  const { cells } = state;
  const size = slotsOf(state, seat);
  let hides = false;
  for (let slot = 0, at = seat * SLOTS; slot < size; slot++, at++) {
    const cell = cells[at];
    if (isHidden(cell)) hides = true;
    else if (returnsOf(cell) !== 0) cells[at] = withoutReturns(cell);
  }
  return hides;
}

function beginInspection(state: State, events: EventSink): void {
  events?.emit({ kind: 'inspection-started', triggered: state.triggered === NONE ? null : state.triggered });
  state.frames.push(plainFrame(INSPECTION, inTurnOrder(state, 0)));
}
