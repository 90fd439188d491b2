import { replaceTop, type Seat } from '@souk/kernel';
import { areAlike, type Card, EVERYBODY, kindOf, likenessOf, NONE, removeCardAt, withoutMarks } from '../cards/card.js';
import { type Declaration, declarationsOf, facesWithAbility } from '../cards/identity.js';
import { withUsed } from '../cards/marks.js';
import { HAS_PLUS, IS_TECHNIQUE, KEPT_WHEN_PAID } from '../cards/permissions.js';
import { BEGIN_BUILD, beginBuild, canBeginBuild, stopsBuild } from '../effects/before-stack.js';
import {
  applyAtEnd,
  applyEffect,
  isListed,
  listEffects,
  listEndPhase,
  listScheduled,
  scheduledFor,
} from '../effects/effects.js';
import { type EventSink, tellMove, usedCard } from '../events.js';
import {
  AFTER_CLEAN_UP,
  abilityFrame,
  BONUS_ACTION,
  CLEAN_UP,
  EXTRA_STACK,
  type Frame,
  LAST_WINDOW,
  TURN_OVER,
  TURN_STARTS,
  techniqueFrame,
  turnFrame,
} from '../frames.js';
import { areKnownAlike, takeOpenly } from '../knowledge/shown-cards.js';
import { isLegalPurchase } from '../market/payment.js';
import { beginPurchase } from '../market/purchase.js';
import {
  ABILITY,
  DECLARED_STACK,
  declarationIn,
  EFFECT,
  INVENTORY,
  isSpecialPurchase,
  MAX_PURCHASE,
  PLAIN_STACK,
  PURCHASE,
  type Purchase,
  placeOf,
  purchaseCode,
  purchaseOf,
  restOf,
  STOP_CODE,
  specialPurchaseCode,
  specialPurchaseOf,
  TECHNIQUE,
  tagOf,
} from '../moves/codes.js';
import { layOnPile, setAsideOpenly } from '../piles/order.js';
import { asideOf, handOf, playAreaOf, putIntoHand } from '../piles/piles.js';
import { placeStack, showKinds } from '../stall/build.js';
import { declaredStack } from '../stall/declared-stack.js';
import { type BuiltCard, declarablePlaces, isPlainStack, plainStack, totalsOfNextStack } from '../stall/stack.js';
import type { State } from '../state.js';
import { canUseAbility } from './action-list.js';
import { alikePlaces, handUse, highestPlace, isCanonical } from './hand-use.js';
import { spendAction } from './turn.js';
import { canStillUse, noteUse } from './windows.js';

/** The cards of the stack that a code stands for; undefined if it stands for none. */
export function stackOf(state: State, seat: Seat, code: number): readonly BuiltCard[] | undefined {
  const use = handUse(state, seat);
  const totals = totalsOfNextStack(state, seat);
  const tag = tagOf(code);
  if (tag === PLAIN_STACK) return isPlainStack(use, restOf(code), totals) ? plainStack(use, restOf(code)) : undefined;
  return tag === DECLARED_STACK ? declaredStack(use, declarablePlaces(use), totals, restOf(code)) : undefined;
}

/** The declaration that a technique's or ability's code stands for; undefined if it stands for none. */
export function declaredBy(state: State, seat: Seat, code: number): Declaration | undefined {
  const hand = state.hands[seat];
  const place = placeOf(code);
  if (place >= hand.length || (place > 0 && areAlike(hand[place - 1], hand[place]))) return undefined;
  const ways =
    tagOf(code) === ABILITY
      ? facesWithAbility(state, seat, place)
      : declarationsOf(state, seat, kindOf(hand[place]), place);
  return ways[declarationIn(code)];
}

function isLegalAbility(state: State, seat: Seat, code: number): boolean {
  const declared = declaredBy(state, seat, code);
  return declared !== undefined && canUseAbility(state, seat, placeOf(code), declared.as);
}

function isLegalTechnique(state: State, seat: Seat, code: number): boolean {
  const declared = declaredBy(state, seat, code);
  return declared !== undefined && (state.rules.permissions[declared.as] & IS_TECHNIQUE) !== 0;
}

function isLegalInventory(state: State, seat: Seat, mask: number): boolean {
  const hand = state.hands[seat];
  return mask >= 0 && mask >> hand.length === 0 && isCanonical(mask, alikePlaces(hand));
}

/** Where scheduled cards come first, building begins without a choice of cards. */
const isLegalStack = (state: State, seat: Seat, code: number): boolean =>
  state.extras !== undefined && stopsBuild(state, seat)
    ? code === BEGIN_BUILD && canBeginBuild(state, seat)
    : stackOf(state, seat, code) !== undefined;

const MAX_INT = 0x7fffffff;

function isLegalAction(state: State, seat: Seat, code: number): boolean {
  if (code < 0) return false;
  if (isSpecialPurchase(code)) return isLegalSpecial(state, seat, code);
  if (code > MAX_INT) return isLarge(state, seat, code) && isLegalBuy(state, seat, code);
  switch (tagOf(code)) {
    case INVENTORY:
      return isLegalInventory(state, seat, restOf(code));
    case PURCHASE:
      return isLegalBuy(state, seat, code);
    case TECHNIQUE:
      return isLegalTechnique(state, seat, code);
    default:
      return isLegalStack(state, seat, code);
  }
}

/** Whether a purchase has this number, which only those of large hands and with many coins do. */
function isLarge(state: State, seat: Seat, code: number): boolean {
  const { length } = state.hands[seat];
  if (code >= MAX_PURCHASE || code % 8 !== PURCHASE) return false;
  const { from, mask, coins, junk, copies } = purchaseOf(code, length);
  return purchaseCode(from, mask, coins, junk, copies, length) === code;
}

const isLegalBuy = (state: State, seat: Seat, code: number): boolean =>
  code % 8 === PURCHASE && isLegalPurchase(handUse(state, seat), purchaseOf(code, state.hands[seat].length));

/** The purchase that a code stands for (DM-MARKET-2). */
export function purchaseIn(state: State, seat: Seat, code: number): Purchase {
  if (!isSpecialPurchase(code)) return purchaseOf(code, state.hands[seat].length);
  const { copying, special, mayPermit } = handUse(state, seat);
  let keepable = 0;
  for (let left = special & ~copying; left !== 0; left &= left - 1) {
    const place = highestPlace(left & -left);
    if ((mayPermit[place] & KEPT_WHEN_PAID) !== 0) keepable |= 1 << place;
  }
  return specialPurchaseOf(code, copying, keepable);
}

function isLegalSpecial(state: State, seat: Seat, code: number): boolean {
  if (code >= MAX_PURCHASE) return false;
  const purchase = purchaseIn(state, seat, code);
  const use = handUse(state, seat);
  return specialPurchaseCode(purchase, use.copying) === code && isLegalPurchase(use, purchase);
}

/** Steps of a turn in which the player may stop. */
const OPTIONAL_STEPS: readonly number[] = [BONUS_ACTION, LAST_WINDOW, AFTER_CLEAN_UP];

function isLegalEffect(state: State, seat: Seat, step: number, code: number): boolean {
  if (step === TURN_STARTS) return isListed((list) => listScheduled(state, seat, 'turn-starts', list), code);
  if (step === AFTER_CLEAN_UP) return isListed((list) => listEndPhase(state, seat, list), code);
  return isListed((list) => listEffects(state, seat, 'between-actions', list), code);
}

/** DX-END-1: the end phase ends when nothing is scheduled for it any more. */
export const mayStop = (state: State, seat: Seat, step: number): boolean =>
  OPTIONAL_STEPS.includes(step) &&
  (step !== AFTER_CLEAN_UP ||
    state.extras === undefined ||
    scheduledFor(state, state.extras, seat, 'turn-ends').length === 0);

/** Whether a move may be made in a turn, or for an additional stack. */
export function isLegalInTurn(state: State, { effect, seat, step }: Frame, code: number): boolean {
  if (code === STOP_CODE) return effect === EXTRA_STACK || mayStop(state, seat, step);
  if (effect === EXTRA_STACK) return code > 0 && code <= MAX_INT && isLegalStack(state, seat, code);
  const tag = code > 0 && code <= MAX_INT ? tagOf(code) : INVENTORY;
  if (tag === EFFECT || step === AFTER_CLEAN_UP || step === TURN_STARTS) {
    return state.extras !== undefined && isLegalEffect(state, seat, step, code);
  }
  if (tag === ABILITY) return canStillUse(state) && isLegalAbility(state, seat, code);
  return step !== LAST_WINDOW && isLegalAction(state, seat, code);
}

/** Makes a move of a turn that is known to be legal. */
export function playInTurn(state: State, frame: Frame, code: number, events: EventSink): void {
  const { seat } = frame;
  if (code === STOP_CODE) {
    if (frame.step === BONUS_ACTION) events?.emit({ kind: 'declined', seat, what: 'bonus-action' });
    replaceTop(state.frames, turnFrame(seat, frame.step === AFTER_CLEAN_UP ? TURN_OVER : CLEAN_UP));
    return;
  }
  switch (code % 8) {
    case ABILITY:
      if (frame.step === AFTER_CLEAN_UP) applyAtEnd(state, seat, code, events);
      else activate(state, seat, code, events);
      return;
    case EFFECT:
      if (isSpecialPurchase(code)) {
        spendAction(state, seat);
        beginPurchase(state, seat, purchaseIn(state, seat, code), events);
        return;
      }
      applyEffect(state, seat, code, events);
      return;
    case INVENTORY:
      takeInventory(state, seat, restOf(code), events);
      return;
    case PURCHASE:
      spendAction(state, seat);
      beginPurchase(state, seat, purchaseOf(code, state.hands[seat].length), events);
      return;
    case TECHNIQUE:
      playTechnique(state, seat, code, events);
      return;
    default: {
      const cards = stackOf(state, seat, code) ?? [];
      spendAction(state, seat);
      if (code === BEGIN_BUILD) beginBuild(state, seat, undefined);
      else placeStack(state, seat, cards, events);
    }
  }
}

/** DM-STALL-9. */
export function playAdditionalStack(state: State, frame: Frame, code: number, events: EventSink): void {
  const { seat } = frame;
  state.frames.pop();
  if (code === STOP_CODE) {
    events?.emit({ kind: 'declined', seat, what: 'additional-stack' });
    return;
  }
  if (code === BEGIN_BUILD) {
    beginBuild(state, seat, frame.count - 1);
    return;
  }
  placeStack(state, seat, stackOf(state, seat, code) ?? [], events, { additional: true, permitted: frame.count - 1 });
}

/** DM-INV-1. */
function takeInventory(state: State, seat: Seat, mask: number, events: EventSink): void {
  spendAction(state, seat);
  if (mask !== 0) state.filled &= ~(1 << seat);
  const hand = state.hands[seat];
  const isPlain = !state.watched || areKnownAlike(hand);
  let count = 0;
  for (let left = mask; left !== 0; count++) {
    const place = highestPlace(left);
    left &= ~(1 << place);
    bringForward(state, seat, isPlain ? removeCardAt(hand, place) : takeOpenly(state, seat, place), events);
  }
  events?.emit({ kind: 'inventory', seat, cards: count });
  layOnPile(state, seat, seat, count, events);
}

/** A card that was taken out of a hand is laid open on its way to a pile. */
export function bringForward(state: State, seat: Seat, card: Card, events: EventSink): void {
  setAsideOpenly(state, seat, withoutMarks(card));
  tellMove(state, kindOf(card), handOf(seat), asideOf(seat), EVERYBODY, events);
}

/** DM-TECH-1. */
function playTechnique(state: State, seat: Seat, code: number, events: EventSink): void {
  const { as, shown } = declaredBy(state, seat, code) ?? { as: NONE, shown: NONE };
  spendAction(state, seat);
  const kind = kindOf(takeOpenly(state, seat, placeOf(code)));
  if (events !== undefined) {
    const plus = (state.rules.permissions[as] & HAS_PLUS) !== 0;
    events.reveal({ kind: 'technique-played', seat, card: usedCard(state, kind, as, shown), plus });
    tellMove(state, kind, handOf(seat), playAreaOf(seat), EVERYBODY, events);
  }
  showKinds(state, seat, shown, events);
  state.frames.push(techniqueFrame(seat, kind, as));
}

/** DM-TURN-6, DM-INFO-3: the card is shown and stays in hand. */
function activate(state: State, seat: Seat, code: number, events: EventSink): void {
  const { as, shown } = declaredBy(state, seat, code) ?? { as: NONE, shown: NONE };
  const { abilitySpecs, abilitySteps } = state.rules;
  noteUse(state);
  const card = takeOpenly(state, seat, placeOf(code), true) | EVERYBODY;
  events?.reveal({ kind: 'ability-used', seat, card: usedCard(state, kindOf(card), as, shown) });
  const used = withUsed(state, card, as);
  const changed = abilitySpecs[as]?.use?.(state, seat, used, as, events) ?? used;
  putIntoHand(state, seat, changed);
  showKinds(state, seat, shown, events);
  if (abilitySteps[as] > 0) state.frames.push(abilityFrame(seat, as, abilitySteps[as], likenessOf(changed)));
}
