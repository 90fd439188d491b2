import { onlyFor, type Seat, seatBit, shuffle } from '@souk/kernel';
import type { Decision } from '../decisions/decision.js';
import type { EventSink } from '../events.js';
import { revealFrame } from '../frames.js';
import { addToStash, stashItems } from '../piles/stash.js';
import { inTurnOrder, NONE, type State } from '../state.js';
import { hiddenCell, kindIn, revealed } from '../storehouse/cells.js';
import { SLOTS, SQUARE } from '../storehouse/shapes.js';
import { itemId } from '../vocabulary.js';
import { stashSizeOf } from '../wizards/corvus.js';
import { beginTurn } from './sell.js';

/** Nobody has chosen yet, or the choice is past. */
export const NOT_CHOSEN = -1;

/** AA-STOCK-1 to AA-STOCK-3: all items are shuffled, storehouses dealt, and everybody is asked what to reveal. */
export function startRound(state: State, events: EventSink): void {
  events?.emit({ kind: 'round-started', round: state.round, starter: state.starter });
  const deck = state.rules.pack.slice();
  shuffle(state.random, deck);
  state.deck = deck;
  state.deckSize = deck.length;
  clearTable(state);
  for (let place = 0; place < state.rules.seats; place++) dealStorehouse(state, inTurnOrder(state, place));
  events?.emit({ kind: 'storehouses-dealt', deck: state.deckSize });
  state.choices = state.gold.map(() => NOT_CHOSEN);
  state.frames.push(revealFrame(state.starter, (1 << state.rules.seats) - 1));
}

/** AA-STOCK-1, AA-INFO-5: nothing lies anywhere else, and whatever was known is past. */
function clearTable(state: State): void {
  for (let i = 0; i < state.stash.length; i++) state.stash[i] = 0;
  for (let seat = 0; seat < state.rules.seats; seat++) {
    state.stashSizes[seat] = 0;
    state.stashKinds[seat] = 0;
  }
  state.discard = [];
  state.onDeck = [];
  state.aside = [];
  state.removed = NONE;
  state.shown = [];
  state.recycled = [];
  state.redrawn = [];
  state.redraws = state.gold.map(() => 0);
  state.glimpses = [];
  state.sums = [];
  state.tracker = 1;
  state.triggered = NONE;
}

/** AA-STOCK-2, AA-STOCK-6: row by row from the top of the deck. */
function dealStorehouse(state: State, seat: Seat): void {
  state.shapes[seat] = SQUARE;
  for (let slot = 0; slot < SLOTS; slot++)
    state.cells[seat * SLOTS + slot] = hiddenCell(state.deck[--state.deckSize], 0);
}

const codeOf = (first: number, second: number): number => first * SLOTS + second;
const firstOf = (code: number): number => (code / SLOTS) | 0;
const secondOf = (code: number): number => code % SLOTS;

export const chosenSlots = (code: number): readonly number[] => [firstOf(code), secondOf(code)];
export const codeOfSlots = ([first, second]: readonly number[]): number => codeOf(first, second);
export const isPair = (code: number): boolean => code >= 0 && firstOf(code) < secondOf(code) && firstOf(code) < SLOTS;

/** AA-STOCK-3: all at once. */
export const chooseReveals: Decision = {
  text: 'Choose two items to reveal',
  rule: 'AA-STOCK-3',
  isLegal: (_state, _frame, code) => isPair(code),
  list(_state, _frame, list) {
    for (let first = 0; first < SLOTS; first++) {
      for (let second = first + 1; second < SLOTS; second++) list.add(codeOf(first, second));
    }
  },
  choose(state, { seat, waiting }, code, events) {
    state.choices = state.choices.map((choice, each) => (each === seat ? code : choice));
    const chosen = { kind: 'reveal-chosen', seat, slots: chosenSlots(code) } as const;
    events?.reveal({ ...chosen, slots: null }, onlyFor(seat, chosen));
    const left = waiting & ~seatBit(seat);
    if (left !== 0) state.frames.push(revealFrame(state.starter, left));
    else finishStock(state, events);
  },
  describe: (_state, _frame, code) => ({ kind: 'reveal', slots: chosenSlots(code) }),
};

/** AA-STOCK-3 to AA-STOCK-5. */
function finishStock(state: State, events: EventSink): void {
  const { seats } = state.rules;
  for (let place = 0; place < seats; place++) turnUpChosen(state, inTurnOrder(state, place), events);
  state.choices = state.gold.map(() => NOT_CHOSEN);
  for (let place = 0; place < seats; place++) dealStash(state, inTurnOrder(state, place), events);
  const top = state.deck[--state.deckSize];
  state.discard.push(top);
  events?.reveal({ kind: 'discard-started', item: itemId(top) });
  beginTurn(state, state.starter, events);
}

function turnUpChosen({ cells, choices }: State, seat: Seat, events: EventSink): void {
  const slots = chosenSlots(choices[seat]);
  for (const slot of slots) cells[seat * SLOTS + slot] = revealed(kindIn(cells[seat * SLOTS + slot]));
  if (events === undefined) return;
  const items = slots.map((slot) => ({ slot, item: itemId(kindIn(cells[seat * SLOTS + slot])) }));
  events.reveal({ kind: 'turned-up', seat, phase: 'stock', items });
}

/** AA-STOCK-4. */
function dealStash(state: State, seat: Seat, events: EventSink): void {
  const size = stashSizeOf(state, seat);
  for (let k = 0; k < size; k++) addToStash(state, seat, state.deck[--state.deckSize], false);
  if (events === undefined) return;
  const dealt = { kind: 'stash-dealt', seat, size, items: stashItems(state, seat) } as const;
  events.reveal({ ...dealt, items: null }, onlyFor(seat, dealt));
}
