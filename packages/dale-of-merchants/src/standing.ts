import { kindOf } from './card.js';
import type { Standing, State } from './state.js';

const KINDS = 32;

/** DM-EDGE-1: how things stand, as far as progress is measured by it. */
export function standingOf(state: State): Standing {
  const owned: number[] = [];
  for (let seat = 0; seat < state.hands.length; seat++) {
    const from = seat * KINDS;
    for (let kind = 0; kind < KINDS; kind++) owned.push(0);
    const hand = state.hands[seat];
    for (let i = 0; i < hand.length; i++) owned[from + kindOf(hand[i])]++;
    const deck = state.decks[seat];
    for (let i = 0; i < deck.length; i++) owned[from + kindOf(deck[i])]++;
    const discard = state.discards[seat];
    for (let i = 0; i < discard.length; i++) owned[from + discard[i]]++;
  }
  return { owned, stalls: state.stalls.slice(), market: state.market.slice() };
}

function areEqual(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

function haveEqualStalls(one: Standing['stalls'], other: Standing['stalls']): boolean {
  for (let seat = 0; seat < one.length; seat++) {
    const a = one[seat];
    const b = other[seat];
    if (a === b) continue;
    if (a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !areEqual(a[i], b[i])) return false;
  }
  return true;
}

export const isSameStanding = (one: Standing, other: Standing): boolean =>
  areEqual(one.market, other.market) && areEqual(one.owned, other.owned) && haveEqualStalls(one.stalls, other.stalls);
