import { codes, declaredBy, frames, type State, stackOf } from '@souk/games/dale-of-merchants';
import type { Seat } from '@souk/kernel';
import { priorAnswer, priorOrder } from './answers.js';
import { guideFor } from './cards.js';
import { bestOffer, type Plan, planFor, wantOf } from './plan.js';
import { kindOf, LAST_STACK, NONE, offeredBy, questionIn, stacksOf, topOf } from './reading.js';

/** At first good purchases are worth more than stacks, which can wait; later on less. */
const BUILD = 2.2;
const BUILD_LATER = 0.2;
const WIN = 10;
/** Junk in a stack saves better cards and is out of the way for ever. */
const BUILT_JUNK = 0.2;
/** Of stacks that are made up in a roundabout way, no more than the first ones are looked at. */
const STACKS_WEIGHED = 12;
const BUY = 1;
const ROLL = 3.2;
const THROWN_JUNK = 0.3;
const INVENTORY = -0.4;
const NOTHING = -1;
/** Every further action of a turn must be worth more: some cards could fetch each other for ever. */
const TIRED = 0.1;

/** What the cards of a mask are worth in hand. */
function keepOf(plan: Plan, mask: number): number {
  let sum = 0;
  for (let left = mask; left !== 0; left &= left - 1) sum += plan.keep[31 - Math.clz32(left & -left)];
  return sum;
}

function priorPurchase(state: State, plan: Plan, seat: Seat, code: number): number {
  const { from, mask, junk, copies } = codes.purchaseOf(code, state.hands[seat].length);
  const thrown = junk * THROWN_JUNK - (copies > 0 ? 0.5 : 0);
  return BUY + wantOf(state, seat, offeredBy(state, from)) - keepOf(plan, mask) + thrown;
}

/** What is lost by building with a card. */
function lossOf(state: State, kind: number): number {
  const { junk, values } = state.rules;
  return kind === junk ? -BUILT_JUNK : 0.3 * guideFor(state.rules).own[kind] + 0.03 * values[kind];
}

function lossOfPlain(state: State, seat: Seat, mask: number): number {
  const hand = state.hands[seat];
  let lost = 0;
  for (let left = mask; left !== 0; left &= left - 1)
    lost += lossOf(state, kindOf(hand[31 - Math.clz32(left & -left)]));
  return lost;
}

function lossOfDeclared(state: State, seat: Seat, code: number): number {
  if (codes.restOf(code) >= STACKS_WEIGHED) return 1;
  let lost = 0;
  for (const { card } of stackOf(state, seat, code) ?? []) lost += lossOf(state, kindOf(card));
  return lost;
}

/** Of several stacks the one that leaves the more useful cards. */
function priorStack(state: State, seat: Seat, code: number): number {
  const stacks = stacksOf(state, seat);
  if (stacks + 1 === LAST_STACK) return WIN;
  const isPlain = codes.tagOf(code) === codes.PLAIN_STACK;
  const lost = isPlain ? lossOfPlain(state, seat, codes.restOf(code)) : lossOfDeclared(state, seat, code);
  return BUILD + BUILD_LATER * stacks - lost;
}

/** What the card at a place counts as if it is played. */
function playedAs(state: State, seat: Seat, code: number): number {
  const kind = kindOf(state.hands[seat][codes.placeOf(code)]);
  return (state.rules.copying >> kind) & 1 ? (declaredBy(state, seat, code)?.as ?? kind) : kind;
}

/** Where more is known than the card: what playing it is worth. */
const SPECIAL: { readonly [card: string]: (state: State, seat: Seat, plan: Plan, usual: number) => number } = {
  'swift-broker': renewHand,
  whirligig: renewHand,
  gamble: (_state, _seat, plan, usual) => (plan.ready ? -1 : usual),
  'flashy-show': (_state, _seat, plan, usual) => (plan.ready ? -1 : usual),
  'shattered-relic': withJunk,
  'rotten-food': withJunk,
  'dirty-exchange': withJunk,
  'loyal-partner': (state, seat, plan) => (plan.ready ? -1 : 1 - bestOffer(state, seat)),
  'prepaid-good': (state, seat) => BUY + 0.7 + bestOffer(state, seat),
  'gift-voucher': (state, seat) => BUY + bestOffer(state, seat),
  'favourite-toy': (state, seat, _plan, usual) =>
    topOf(state.discards[seat]) === NONE ? 0 : usual + wantOf(state, seat, topOf(state.discards[seat])) - 0.4,
  'new-season': (state, seat, _plan, usual) => (hasSpare(state, seat) ? usual : 0),
  'wily-fellow': (state, seat, _plan, usual) => (state.decks[seat].length === 0 ? -1 : usual),
};

function renewHand(state: State, seat: Seat, plan: Plan): number {
  return plan.ready ? -2 : 0.6 - 2 * keepOf(plan, (1 << state.hands[seat].length) - 1);
}

function withJunk(_state: State, _seat: Seat, plan: Plan, usual: number): number {
  return plan.handJunk > 0 ? usual : 0;
}

/** Whether a 1 of animalfolk lies in the discard pile. */
function hasSpare({ discards, rules }: State, seat: Seat): boolean {
  const pile = discards[seat];
  for (let i = 0; i < pile.length; i++) if (pile[i] !== rules.junk && rules.values[pile[i]] === 1) return true;
  return false;
}

function priorTechnique(state: State, plan: Plan, seat: Seat, code: number): number {
  const as = playedAs(state, seat, code);
  const usual = guideFor(state.rules).play[as];
  const special = SPECIAL[state.rules.cards[as].id];
  const worth = special === undefined ? usual : special(state, seat, plan, usual);
  const kept = plan.keep[codes.placeOf(code)];
  return worth - (plan.ready ? 3 : 1) * kept - TIRED * state.actions;
}

/** Rolling for a Bold Haggler pays unless it is needed as the 1 that it is; market cards are thrown away at random. */
function priorAbility(state: State, plan: Plan, seat: Seat, code: number): number {
  const place = codes.placeOf(code);
  const isRoll = state.rules.cards[playedAs(state, seat, code)].keepsBonus === true;
  return isRoll && !(plan.ready && plan.keep[place] > 0.3) ? ROLL : NOTHING + 0.2;
}

function priorInTurn(state: State, seat: Seat, code: number): number {
  if (code === codes.STOP_CODE) return NOTHING;
  const plan = planFor(state, seat);
  switch (code % 8) {
    case codes.INVENTORY:
      return INVENTORY - keepOf(plan, codes.restOf(code));
    case codes.PURCHASE:
      return priorPurchase(state, plan, seat, code);
    case codes.TECHNIQUE:
      return priorTechnique(state, plan, seat, code);
    case codes.ABILITY:
      return priorAbility(state, plan, seat, code);
    case codes.EFFECT:
      return 0;
    default:
      return priorStack(state, seat, code);
  }
}

/** A first opinion of any move. */
export function prior(state: State, seat: Seat, move: number): number {
  const frame = questionIn(state);
  if (frame === undefined) return 0;
  switch (frame.effect) {
    case frames.TURN:
    case frames.EXTRA_STACK:
      return priorInTurn(state, seat, move);
    case frames.ORDER:
      return priorOrder(state, frame, move);
    case frames.RESOLVE:
      return priorAnswer(state, frame, seat, move);
    default:
      return 0;
  }
}
