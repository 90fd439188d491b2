import { MoveList, type Seat } from '@souk/kernel';
import { areAlike, type Card, kindOf, MAX_HAND } from '../cards/card.js';
import { declarationsOf, facesWithAbility, kindsInHand } from '../cards/identity.js';
import { hasUsed } from '../cards/marks.js';
import { COPIES, HAS_ABILITY, IS_TECHNIQUE } from '../cards/permissions.js';
import { listBuild, stopsBuild } from '../effects/before-stack.js';
import { readOffers } from '../market/offers.js';
import { listDeclaredPurchases, listPlainPurchases, listWithoutCards } from '../market/payment-list.js';
import { listSpecialPurchases } from '../market/special-purchases.js';
import {
  ABILITY,
  DECLARED_STACK,
  declaredCode,
  INVENTORY,
  PLAIN_STACK,
  STOP_CODE,
  TECHNIQUE,
  taggedCode,
} from '../moves/codes.js';
import { goTogetherPlainly } from '../stall/composition.js';
import { countDeclaredStacks } from '../stall/declared-stack.js';
import { declarablePlaces, isPlainlyLegal, isPlainStack, isTotal, totalsOfNextStack } from '../stall/stack.js';
import type { State } from '../state.js';
import { ONLY_DISCARDED } from './for-turn.js';
import { type HandUse, handUse } from './hand-use.js';

/**
 * What some cards come to as a payment or a stack, as one number, from the low bits up: the sum of their values, the
 * least of them, what they permit (as far as payments and plain stacks ask for it) and their sets.
 */
type Tally = number;

const LEAST_SHIFT = 10;
const PERMISSIONS_SHIFT = 16;
const SETS_SHIFT = 20;

const SUM_BITS = (1 << LEAST_SHIFT) - 1;
const LEAST_BITS = 0b111111 << LEAST_SHIFT;
const PERMISSION_BITS = 0b1111;

/** More is worth as much: no price and no total is higher. */
const HIGHEST_TALLIED = 50;

/** Of no cards: the least value is beyond all values. */
const EMPTY_TALLY: Tally = LEAST_BITS;

const sumIn = (tally: Tally): number => tally & SUM_BITS;
const leastIn = (tally: Tally): number => (tally & LEAST_BITS) >> LEAST_SHIFT;
/** Of the bits of permissions.ts those that let overpay, buy discarded cards, build with junk and with all sets. */
const permissionsIn = (tally: Tally): number => (tally >> PERMISSIONS_SHIFT) & PERMISSION_BITS;
const setsIn = (tally: Tally): number => tally >> SETS_SHIFT;

/** What a card brings in besides its value. */
const traitsOf = (set: number, permissions: number): Tally =>
  (set << SETS_SHIFT) | ((permissions & PERMISSION_BITS) << PERMISSIONS_SHIFT);

function tallyWith(tally: Tally, value: number, traits: Tally): Tally {
  const lower = value << LEAST_SHIFT < (tally & LEAST_BITS) ? (tally & ~LEAST_BITS) | (value << LEAST_SHIFT) : tally;
  return (lower | traits) + value;
}

/**
 * Every choice of hand cards, in the order of the masks of their places, and what it adds up to. Filled anew for
 * every list. Of cards that are alike the lowest places are taken, so that every choice is there once.
 */
const masks = new Int32Array(1 << MAX_HAND);
const tallies = new Int32Array(1 << MAX_HAND);
tallies[0] = EMPTY_TALLY;

/** Writes down every choice of hand cards and what it adds up to; says how many there are. */
function tallyChoices({ state, size, alike, value, as, permissions }: HandUse): number {
  const { sets } = state.rules;
  let count = 1;
  let before = 0;
  for (let place = 0; place < size; place++) {
    // To every choice of the cards before it the card adds one with itself; after a card that is alike, only to
    // those with that one.
    const first = place > 0 && ((alike >> (place - 1)) & 1) === 1 ? before : 0;
    before = count;
    const bit = 1 << place;
    const worth = Math.min(value[place], HIGHEST_TALLIED);
    const traits = traitsOf(sets[as[place]], permissions[place]);
    for (let i = first; i < before; i++) {
      masks[count] = masks[i] | bit;
      tallies[count++] = tallyWith(tallies[i], worth, traits);
    }
  }
  return count;
}

/** All actions (DM-TURN-2) but for abilities and declining. */
export function listActions(state: State, seat: Seat, list: MoveList): void {
  const use = handUse(state, seat);
  const cheapest = readOffers(state, seat) - state.coins[seat];
  const stops = state.extras !== undefined && stopsBuild(state, seat);
  const totals = stops ? 0 : totalsOfNextStack(state, seat);
  const declarable = declarablePlaces(use);
  const { payChoices, special } = use;
  const count = tallyChoices(use);
  list.add(taggedCode(INVENTORY, 0));
  if (state.extras !== undefined) listWithoutCards(use, list);
  for (let i = 1; i < count; i++) {
    const mask = masks[i];
    const tally = tallies[i];
    const sum = sumIn(tally);
    list.add(taggedCode(INVENTORY, mask));
    if ((mask & payChoices) !== 0) listDeclaredPurchases(use, mask, list);
    else if (sum >= cheapest) listPlainPurchases(use, mask, sum, leastIn(tally), permissionsIn(tally), list);
    if ((mask & special) !== 0) listSpecialPurchases(use, mask, list);
    if (isTotal(totals, sum) && (mask & declarable) === 0 && mayBeStack(use, mask, tally))
      list.add(taggedCode(PLAIN_STACK, mask));
  }
  if (!stops) listDeclaredStacks(use, declarable, totals, list);
  listTechniques(use, list);
  if (stops) listBuild(state, seat, list);
}

const mayBeStack = (use: HandUse, mask: number, tally: Tally): boolean =>
  use.state.extras === undefined ? goTogetherPlainly(setsIn(tally), permissionsIn(tally)) : isPlainlyLegal(use, mask);

function listDeclaredStacks(use: HandUse, declarable: number, totals: number, list: MoveList): void {
  if (declarable === 0 && use.state.forTurn[ONLY_DISCARDED] === 0) return;
  const count = countDeclaredStacks(use, declarable, totals);
  for (let index = 0; index < count; index++) list.add(taggedCode(DECLARED_STACK, index));
}

/** The stacks that can be built now, and to build none. */
export function listAdditionalStacks(state: State, seat: Seat, list: MoveList): void {
  list.add(STOP_CODE);
  if (state.extras !== undefined && stopsBuild(state, seat)) listBuild(state, seat, list);
  else listStacks(state, seat, list);
}

const stacks = new MoveList();

/**
 * §17, DX-BEAVER-4: whether a further stack is asked for. With an empty hand all can tell that there is none, unless scheduled
 * cards come first or stacks are built from the discard pile.
 */
export function isAskedForAnotherStack(state: State, seat: Seat): boolean {
  if (state.hands[seat].length > 0) return true;
  if (state.extras === undefined) return false;
  if (stopsBuild(state, seat)) return true;
  if (state.forTurn[ONLY_DISCARDED] === 0) return false;
  stacks.clear();
  listStacks(state, seat, stacks);
  return stacks.size > 0;
}

export function listStacks(state: State, seat: Seat, list: MoveList): void {
  const use = handUse(state, seat);
  const totals = totalsOfNextStack(state, seat);
  const declarable = declarablePlaces(use);
  for (let mask = 1; mask >> use.size === 0; mask++) {
    if (isPlainStack(use, mask, totals)) list.add(taggedCode(PLAIN_STACK, mask));
  }
  listDeclaredStacks(use, declarable, totals, list);
}

/** DM-TECH-1: hand cards that are, or can be declared as, a technique. */
function listTechniques({ state, seat, size, cards, alike, identities }: HandUse, list: MoveList): void {
  const { techniques, copying } = state.rules;
  for (let place = 0; place < size; place++) {
    if (((alike << 1) >> place) & 1) continue;
    if ((identities[place] & techniques) === 0) continue;
    if (((copying >> kindOf(cards[place])) & 1) === 0) list.add(declaredCode(TECHNIQUE, place, 0));
    else listDeclaredTechniques(state, seat, place, list);
  }
}

function listDeclaredTechniques(state: State, seat: Seat, place: number, list: MoveList): void {
  const declarations = declarationsOf(state, seat, kindOf(state.hands[seat][place]), place);
  for (let i = 0; i < declarations.length; i++) {
    if ((state.rules.permissions[declarations[i].as] & IS_TECHNIQUE) !== 0) list.add(declaredCode(TECHNIQUE, place, i));
  }
}

/** Whether the ability of a face can be used by a card in hand now (DM-PASSIVE-3, DM-CHAM-12). */
export function canUseAbility(state: State, seat: Seat, place: number, face: number): boolean {
  const card = state.hands[seat][place];
  const ability = state.rules.abilitySpecs[face];
  if (ability === undefined || ability.endPhase === true) return false;
  return !hasUsed(state, card, face) && ability.isPossible(state, seat, place);
}

/** Whether the card at a place may have abilities, and none before it in the hand is alike. */
function mayBeActive(state: State, hand: readonly Card[], place: number): boolean {
  const permissions = state.rules.permissions[kindOf(hand[place])];
  return (permissions & (COPIES | HAS_ABILITY)) !== 0 && (place === 0 || !areAlike(hand[place - 1], hand[place]));
}

/** DM-TURN-6: what can be activated. */
export function listAbilities(state: State, seat: Seat, list: MoveList): void {
  const { activeKinds, copying } = state.rules;
  const hand = state.hands[seat];
  if (activeKinds === 0 || (kindsInHand(hand, -1) & (activeKinds | copying)) === 0) return;
  for (let place = 0; place < hand.length; place++) {
    if (!mayBeActive(state, hand, place)) continue;
    const kind = kindOf(hand[place]);
    if (((state.rules.copying >> kind) & 1) === 0) {
      if (canUseAbility(state, seat, place, kind)) list.add(declaredCode(ABILITY, place, 0));
      continue;
    }
    const faces = facesWithAbility(state, seat, place);
    for (let i = 0; i < faces.length; i++) {
      if (canUseAbility(state, seat, place, faces[i].as)) list.add(declaredCode(ABILITY, place, i));
    }
  }
}

/** DM-TURN-6: whether the window after the last action opens. */
export function opensLastWindow(state: State, seat: Seat): boolean {
  const { commonAbilities, copying } = state.rules;
  const hand = state.hands[seat];
  if (commonAbilities === 0 || (kindsInHand(hand, -1) & (commonAbilities | copying)) === 0) return false;
  for (let place = 0; place < hand.length; place++) {
    if (!mayBeActive(state, hand, place)) continue;
    for (const { as } of facesWithAbility(state, seat, place)) {
      if ((commonAbilities >> as) & 1 && canUseAbility(state, seat, place, as)) return true;
    }
  }
  return false;
}
