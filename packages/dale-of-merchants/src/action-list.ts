import type { MoveList, Seat } from '@souk/kernel';
import { areAlike, kindOf, usedAbilities } from './card.js';
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
import { listPlainPurchases, listRichPurchases, offersNow } from './payment.js';
import { COPIES, HAS_ABILITY, IS_TECHNIQUE } from './permissions.js';
import { eachRichStack, goTogether, nextStackOf, richPlaces } from './stack.js';
import type { State } from './state.js';

/** By mask of hand cards: what their values, sets and permissions add up to. Filled anew for every list. */
const sums: number[] = [0];
const leasts: number[] = [1000];
const sets: number[] = [0];
const permissions: number[] = [0];

function addUp(use: HandUse, mask: number): void {
  const { table } = use.state;
  const place = highestPlace(mask);
  const rest = mask & ~(1 << place);
  const value = use.value[place];
  sums[mask] = sums[rest] + value;
  leasts[mask] = value < leasts[rest] ? value : leasts[rest];
  sets[mask] = sets[rest] | table.sets[use.as[place]];
  permissions[mask] = permissions[rest] | table.permissions[use.as[place]];
}

/** All actions (DM-TURN-2) but for abilities and declining. */
export function listActions(state: State, seat: Seat, list: MoveList): void {
  const use = handUse(state, seat);
  const offers = offersNow(state);
  const stack = nextStackOf(state, seat);
  const rich = richPlaces(use);
  list.add(taggedCode(INVENTORY, 0));
  for (let mask = 1; mask < 1 << use.size; mask++) {
    addUp(use, mask);
    if (!isCanonical(mask, use.alike)) continue;
    list.add(taggedCode(INVENTORY, mask));
    if ((mask & use.choices) !== 0) listRichPurchases(use, offers, mask, list);
    else listPlainPurchases(use, offers, mask, sums[mask], leasts[mask], permissions[mask], list);
    if (sums[mask] === stack && (mask & rich) === 0 && goTogether(sets[mask], permissions[mask])) {
      list.add(taggedCode(PLAIN_STACK, mask));
    }
  }
  if (rich !== 0) listRichStacks(use, stack, list);
  listTechniques(state, seat, list);
}

function listRichStacks(use: HandUse, stack: number, list: MoveList): void {
  let index = 0;
  eachRichStack(use, stack, () => {
    list.add(taggedCode(RICH_STACK, index++));
    return false;
  });
}

/** The stacks that can be built now, and to build none. */
export function listAdditionalStacks(state: State, seat: Seat, list: MoveList): void {
  const use = handUse(state, seat);
  const stack = nextStackOf(state, seat);
  const rich = richPlaces(use);
  list.add(STOP_CODE);
  for (let mask = 1; mask < 1 << use.size; mask++) {
    addUp(use, mask);
    if (!isCanonical(mask, use.alike) || sums[mask] !== stack || (mask & rich) !== 0) continue;
    if (goTogether(sets[mask], permissions[mask])) list.add(taggedCode(PLAIN_STACK, mask));
  }
  if (rich !== 0) listRichStacks(use, stack, list);
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
  const { faces, abilities } = state.table;
  const used = usedAbilities(state.hands[seat][place]);
  return ((used >> abilities[face]) & 1) === 0 && faces[face].ability?.isPossible(state) === true;
}

/** Calls `visit` with every ability that can be used now, cards that are alike counting once. */
function eachAbility(state: State, seat: Seat, visit: (place: number, index: number, face: number) => void): void {
  const hand = state.hands[seat];
  const { permissions } = state.table;
  for (let place = 0; place < hand.length; place++) {
    if ((permissions[kindOf(hand[place])] & (COPIES | HAS_ABILITY)) === 0) continue;
    if (place > 0 && areAlike(hand[place - 1], hand[place])) continue;
    const faces = facesWithAbility(state, seat, place);
    for (let i = 0; i < faces.length; i++) {
      if (canUseAbility(state, seat, place, faces[i].as)) visit(place, i, faces[i].as);
    }
  }
}

/** DM-TURN-6: what can be activated. */
export function listAbilities(state: State, seat: Seat, list: MoveList): void {
  if (state.table.hasAbilities)
    eachAbility(state, seat, (place, index) => list.add(declaredCode(ABILITY, place, index)));
}

/** DM-TURN-6: whether the window after the last action opens. */
export function opensLastWindow(state: State, seat: Seat): boolean {
  if (state.table.commonAbilities === 0) return false;
  let opens = false;
  eachAbility(state, seat, (_place, _index, face) => {
    if ((state.table.commonAbilities >> face) & 1) opens = true;
  });
  return opens;
}
