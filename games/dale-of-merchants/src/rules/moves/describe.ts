import type { Seat } from '@souk/kernel';
import { kindOf, NONE } from '../cards/card.js';
import { BEGIN_BUILD } from '../effects/before-stack.js';
import { describeEffect } from '../effects/effects.js';
import { nameOf, nameOrNull } from '../events.js';
import { AFTER_CLEAN_UP, type Frame, LAST_WINDOW, TURN } from '../frames.js';
import type { State } from '../state.js';
import { declaredBy, purchaseIn, stackOf } from '../turn/actions.js';
import {
  ABILITY,
  EFFECT,
  FROM_DISCARD,
  INVENTORY,
  isSpecialPurchase,
  LAY_OTHERS,
  LEAVE_MARKET,
  PURCHASE,
  placeOf,
  restOf,
  STOP_CODE,
  TECHNIQUE,
} from './codes.js';
import { type HandCard, handCardOf, type Move, stackCardOf } from './moves.js';

const cardsAt = (state: State, seat: Seat, mask: number): readonly HandCard[] =>
  state.hands[seat].filter((_, place) => (mask >> place) & 1).map((card) => handCardOf(state, card));

/** The code of a turn's move, or of an additional stack's, as people read it. */
export function describeTurnMove(state: State, frame: Frame, code: number): Move {
  const { seat } = frame;
  if (code === STOP_CODE) {
    return frame.effect === TURN && (frame.step === LAST_WINDOW || frame.step === AFTER_CLEAN_UP)
      ? { kind: 'end-turn' }
      : { kind: 'decline' };
  }
  if (code === BEGIN_BUILD) return { kind: 'begin-build' };
  switch (code % 8) {
    case EFFECT:
      return isSpecialPurchase(code) ? describePurchase(state, seat, code) : describeEffect(state, code);
    case INVENTORY:
      return { kind: 'inventory', cards: cardsAt(state, seat, restOf(code)) };
    case PURCHASE:
      return describePurchase(state, seat, code);
    case TECHNIQUE:
      return { kind: 'technique', ...describeDeclared(state, seat, code) };
    case ABILITY:
      return { kind: 'ability', ...describeDeclared(state, seat, code) };
    default: {
      const cards = stackOf(state, seat, code) ?? [];
      return {
        kind: 'build',
        hand: cards.filter(({ place }) => place >= 0).map((card) => stackCardOf(state, seat, card)),
        discard: cards.filter(({ place }) => place < 0).map((card) => stackCardOf(state, seat, card)),
      };
    }
  }
}

function describePurchase(state: State, seat: Seat, code: number): Move {
  const { from, mask, coins, junk, copies, lay, kept, noted } = purchaseIn(state, seat, code);
  const paidJunk = cardsAt(state, seat, mask).filter((_, i) => isJunkAt(state, seat, mask, i));
  return {
    kind: 'buy',
    from: from === FROM_DISCARD ? 'market-discard' : from,
    pay: cardsAt(state, seat, mask),
    coins,
    throwAway: [...paidJunk.slice(0, junk), ...cardsAt(state, seat, copies)],
    ...(lay === LEAVE_MARKET ? {} : { lay: lay === LAY_OTHERS ? 'elsewhere' : lay - 1 }),
    ...(kept === 0 ? {} : { keep: cardsAt(state, seat, kept) }),
    ...(noted === 0 ? {} : { noted: cardsAt(state, seat, noted) }),
  };
}

const isJunkAt = (state: State, seat: Seat, mask: number, index: number): boolean =>
  kindOf(state.hands[seat].filter((_, place) => (mask >> place) & 1)[index]) === state.rules.junk;

function describeDeclared(state: State, seat: Seat, code: number) {
  const { as, shown } = declaredBy(state, seat, code) ?? { as: NONE, shown: NONE };
  return {
    card: handCardOf(state, state.hands[seat][placeOf(code)]),
    as: nameOf(state, as),
    showing: nameOrNull(state, shown),
  };
}
