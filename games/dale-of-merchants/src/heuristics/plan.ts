import type { State } from '@souk/games/dale-of-merchants';
import type { Seat } from '@souk/kernel';
import { countIn, type Guide, guideFor } from './cards.js';
import { countHoldings } from './holdings.js';
import { kindOf, LAST_STACK, NONE, stacksOf } from './reading.js';
import { newStock, refill, type Stock, taken, takeStack, wouldComplete } from './stacks.js';

/**
 * What a player would like to do with which card, worked out once for all moves of a decision. An action is worth
 * about 1.
 */
export interface Plan {
  /** By place of the hand: what is lost if the card leaves it now. Below 0, a better one would come. */
  readonly keep: number[];
  /** Whether the next stack lies ready in hand. */
  ready: boolean;
  handJunk: number;
}

const plan: Plan = { keep: [], ready: false, handJunk: 0 };

/** By kind: what it is worth to get such a card, as far as it has been asked for. */
const wants: number[] = [];
const NOT_ASKED = -1000;

/** What the plan was made for. Whatever changes a player's cards also changes one of these. */
let plannedState: State | undefined;
let plannedSeat = -1;
let plannedTurn = -1;
let plannedActions = -1;
let plannedFrames = -1;
const plannedHand: number[] = [];

function isPlanned(state: State, seat: Seat): boolean {
  if (state !== plannedState || seat !== plannedSeat || state.turn !== plannedTurn) return false;
  if (state.actions !== plannedActions || state.frames.length !== plannedFrames) return false;
  const hand = state.hands[seat];
  if (hand.length !== plannedHand.length) return false;
  for (let i = 0; i < hand.length; i++) if (hand[i] !== plannedHand[i]) return false;
  return true;
}

export function planFor(state: State, seat: Seat): Plan {
  if (isPlanned(state, seat)) return plan;
  makePlan(state, seat);
  plannedState = state;
  plannedSeat = seat;
  plannedTurn = state.turn;
  plannedActions = state.actions;
  plannedFrames = state.frames.length;
  const hand = state.hands[seat];
  while (plannedHand.length > hand.length) plannedHand.pop();
  for (let i = 0; i < hand.length; i++) plannedHand[i] = hand[i];
  return plan;
}

/** Junk in hand stands in the way of better cards; any other card pays better, the more so the higher. */
const JUNK_KEPT = -0.12;
const VALUE_KEPT = 0.04;
/** A card of the next stack, and of the one after that. */
const NEXT_KEPT = 0.6;
const LATER_KEPT = 0.25;

const CLOSES_GAP = 1.2;
const CLOSES_LATER_GAP = 0.5;
const VALUE_WANTED = 0.12;
/** Cards that no stack needs are in the way. */
const NOT_NEEDED = -0.4;

const stock: Stock = newStock();
/** By set: cards that the next stack and those after it want from the hand, packed. */
const keptForNext: number[] = [];
const keptForLater: number[] = [];
/** The first stacks that the own cards are not enough for. */
const gaps: number[] = [];

function makePlan(state: State, seat: Seat): void {
  const guide = guideFor(state.rules);
  const holdings = countHoldings(state, seat);
  const next = stacksOf(state, seat) + 1;
  refill(stock, holdings.inHand, holdings.handJunk);
  plan.ready = next <= LAST_STACK && takeStack(stock, guide.vendors, next);
  plan.handJunk = holdings.handJunk;

  refill(stock, holdings.owned, holdings.junk);
  const cleared = stock.left.length;
  for (let set = 0; set < cleared; set++) {
    keptForNext[set] = 0;
    keptForLater[set] = 0;
  }
  gaps[0] = 0;
  gaps[1] = 0;
  let found = 0;
  for (let sum = next; sum <= LAST_STACK; sum++) {
    if (!takeStack(stock, guide.vendors, sum)) {
      if (found < 2) gaps[found++] = sum;
    } else if (taken.mixed) continue;
    else if (sum === next) keptForNext[taken.set] = taken.cards;
    else if (sum <= next + 2) keptForLater[taken.set] += taken.cards;
  }
  for (let kind = 0; kind < state.rules.values.length; kind++) wants[kind] = NOT_ASKED;
  holdOn(state, seat, guide);
}

/** What it is worth to a player to get a card of this kind. */
export function wantOf(state: State, seat: Seat, kind: number): number {
  planFor(state, seat);
  if (wants[kind] !== NOT_ASKED) return wants[kind];
  const guide = guideFor(state.rules);
  const value = state.rules.values[kind];
  const worth = guide.own[kind] + VALUE_WANTED * value;
  wants[kind] = guide.set[kind] === 0 ? 0 : worth + (gaps[0] === 0 ? NOT_NEEDED : gapWorth(guide, kind, value));
  return wants[kind];
}

/** What the best card in the market is worth to a player. */
export function bestOffer(state: State, seat: Seat): number {
  const { market } = state;
  let best = 0;
  for (let slot = 0; slot < market.length; slot++) {
    if (market[slot] === NONE) continue;
    const want = wantOf(state, seat, market[slot]);
    if (want > best) best = want;
  }
  return best;
}

function gapWorth(guide: Guide, kind: number, value: number): number {
  if (guide.unit[kind] === 0) return 0;
  const set = guide.set[kind];
  if (wouldComplete(stock, set, value, gaps[0])) return CLOSES_GAP;
  return gaps[1] > 0 && wouldComplete(stock, set, value, gaps[1]) ? CLOSES_LATER_GAP : 0;
}

function holdOn(state: State, seat: Seat, guide: Guide): void {
  const hand = state.hands[seat];
  const { values } = state.rules;
  while (plan.keep.length > hand.length) plan.keep.pop();
  for (let place = 0; place < hand.length; place++) {
    const kind = kindOf(hand[place]);
    const value = values[kind];
    const set = guide.set[kind];
    const unit = guide.unit[kind];
    let keep = set === 0 ? JUNK_KEPT : VALUE_KEPT * value;
    if (unit > 0 && countIn(keptForNext[set], value) > 0) {
      keptForNext[set] -= unit;
      keep += NEXT_KEPT;
    } else if (unit > 0 && countIn(keptForLater[set], value) > 0) {
      keptForLater[set] -= unit;
      keep += LATER_KEPT;
    }
    plan.keep[place] = keep;
  }
}
