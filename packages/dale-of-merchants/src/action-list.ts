import type { MoveList, Seat } from '@souk/kernel';
import { areAlike, type Card, kindOf, usedAbilities } from './card.js';
import {
  ABILITY,
  declaredCode,
  INVENTORY,
  PLAIN_STACK,
  RICH_STACK,
  STOP_CODE,
  TECHNIQUE,
  taggedCode,
} from './codes.js';
import { type HandUse, handUse, highestPlace, isCanonical } from './hand-use.js';
import { declarationsOf, facesWithAbility } from './identity.js';
import { type Counted, listPlainPurchases, listRichPurchases, readOffers } from './payment.js';
import { COPIES, HAS_ABILITY, IS_TECHNIQUE } from './permissions.js';
import { eachRichStack, goTogether, nextStackOf, richPlaces } from './stack.js';
import type { State } from './state.js';

/** By mask of hand cards: what their values, sets and permissions add up to. Filled anew for every list. */
const sums: number[] = [0];
const leasts: number[] = [1000];
const sets: number[] = [0];
const permissions: number[] = [0];

/** Lists without gaps, since V8 makes lists with gaps slow. */
function makeRoom(masks: number): void {
  while (sums.length < masks) {
    sums.push(0);
    leasts.push(0);
    sets.push(0);
    permissions.push(0);
  }
}

function addUp(use: HandUse, mask: number): void {
  const place = highestPlace(mask);
  const rest = mask & ~(1 << place);
  const value = use.value[place];
  sums[mask] = sums[rest] + value;
  leasts[mask] = Math.min(value, leasts[rest]);
  sets[mask] = sets[rest] | use.set[place];
  permissions[mask] = permissions[rest] | use.permissions[place];
}

const countedIn = (mask: number): Counted => ({
  sum: sums[mask],
  least: leasts[mask],
  permissions: permissions[mask],
});

/** All actions (DM-TURN-2) but for abilities and declining. */
export function listActions(state: State, seat: Seat, list: MoveList): void {
  const use = handUse(state, seat);
  readOffers(state);
  const stack = nextStackOf(state, seat);
  const rich = richPlaces(use);
  makeRoom(1 << use.size);
  list.add(taggedCode(INVENTORY, 0));
  for (let mask = 1; mask < 1 << use.size; mask++) {
    if (!isCanonical(mask, use.alike)) continue;
    addUp(use, mask);
    list.add(taggedCode(INVENTORY, mask));
    if ((mask & use.choices) !== 0) listRichPurchases(use, mask, countedIn(mask & ~use.choices), list);
    else listPlainPurchases(use, mask, sums[mask], leasts[mask], permissions[mask], list);
    if (sums[mask] === stack && (mask & rich) === 0 && goTogether(sets[mask], permissions[mask])) {
      list.add(taggedCode(PLAIN_STACK, mask));
    }
  }
  if (rich !== 0) listRichStacks(use, rich, stack, list);
  listTechniques(state, seat, list);
}

function listRichStacks(use: HandUse, rich: number, stack: number, list: MoveList): void {
  let index = 0;
  eachRichStack(use, rich, stack, () => {
    list.add(taggedCode(RICH_STACK, index++));
    return false;
  });
}

/** The stacks that can be built now, and to build none. */
export function listAdditionalStacks(state: State, seat: Seat, list: MoveList): void {
  const use = handUse(state, seat);
  const stack = nextStackOf(state, seat);
  const rich = richPlaces(use);
  makeRoom(1 << use.size);
  list.add(STOP_CODE);
  for (let mask = 1; mask < 1 << use.size; mask++) {
    if (!isCanonical(mask, use.alike)) continue;
    addUp(use, mask);
    if (sums[mask] !== stack || (mask & rich) !== 0) continue;
    if (goTogether(sets[mask], permissions[mask])) list.add(taggedCode(PLAIN_STACK, mask));
  }
  if (rich !== 0) listRichStacks(use, rich, stack, list);
}

/** DM-TECH-1: hand cards that are, or can be declared as, a technique. */
function listTechniques(state: State, seat: Seat, list: MoveList): void {
  const hand = state.hands[seat];
  const { permissions } = state.table;
  for (let place = 0; place < hand.length; place++) {
    const kind = kindOf(hand[place]);
    if (place > 0 && areAlike(hand[place - 1], hand[place])) continue;
    if ((permissions[kind] & IS_TECHNIQUE) !== 0) list.add(declaredCode(TECHNIQUE, place, 0));
    else if ((permissions[kind] & COPIES) !== 0) listDeclaredTechniques(state, seat, place, list);
  }
}

function listDeclaredTechniques(state: State, seat: Seat, place: number, list: MoveList): void {
  const declarations = declarationsOf(state, seat, kindOf(state.hands[seat][place]), place);
  for (let i = 0; i < declarations.length; i++) {
    if ((state.table.permissions[declarations[i].as] & IS_TECHNIQUE) !== 0) list.add(declaredCode(TECHNIQUE, place, i));
  }
}

/** Whether the ability of a face can be used by a card in hand now (DM-PASSIVE-3, DM-CHAM-12). */
export function canUseAbility(state: State, seat: Seat, place: number, face: number): boolean {
  const { abilitySpecs, abilities } = state.table;
  const used = usedAbilities(state.hands[seat][place]);
  return ((used >> abilities[face]) & 1) === 0 && abilitySpecs[face]?.isPossible(state) === true;
}

/** Whether the card at a place may have abilities, and none before it in the hand is alike. */
function mayBeActive(state: State, hand: readonly Card[], place: number): boolean {
  const permissions = state.table.permissions[kindOf(hand[place])];
  return (permissions & (COPIES | HAS_ABILITY)) !== 0 && (place === 0 || !areAlike(hand[place - 1], hand[place]));
}

/** DM-TURN-6: what can be activated. */
export function listAbilities(state: State, seat: Seat, list: MoveList): void {
  if (state.table.activeKinds === 0) return;
  const hand = state.hands[seat];
  for (let place = 0; place < hand.length; place++) {
    if (!mayBeActive(state, hand, place)) continue;
    const kind = kindOf(hand[place]);
    if (((state.table.copying >> kind) & 1) === 0) {
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
  const { commonAbilities } = state.table;
  if (commonAbilities === 0) return false;
  const hand = state.hands[seat];
  for (let place = 0; place < hand.length; place++) {
    if (!mayBeActive(state, hand, place)) continue;
    for (const { as } of facesWithAbility(state, seat, place)) {
      if ((commonAbilities >> as) & 1 && canUseAbility(state, seat, place, as)) return true;
    }
  }
  return false;
}
