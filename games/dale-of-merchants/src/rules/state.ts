import { cloneRandom, Hasher, type RandomState, type Seat, wordsOf } from '@souk/kernel';
import {
  type Card,
  cardLike,
  isMarked,
  type Kind,
  type Likeness,
  likenessOf,
  NONE,
  withoutMarks,
} from './cards/card.js';
import { type Change, type Marks, marksOn } from './cards/marks.js';
import { cloneExtras, type Extras, hashExtras } from './effects/extras.js';
import type { Frame } from './frames.js';
import type { Filled } from './knowledge/hand-sizes.js';
import { NOTHING_BLURRED } from './knowledge/pools.js';
import type { MatchRules } from './match-rules.js';

/** A finished stack: kinds in ascending order. Replaced, never altered. */
export type Stack = readonly Kind[];

/** What is left of a list of stacks, and not `[]`, which V8 takes for a list of numbers until something is in it. */
export const EMPTY_STALL: readonly Stack[] = [[NONE]].slice(1);

/** All seats, as bits. */
export const ALL_SEATS = 0b1111;

/** Stand beside the seats as an owner of cards set aside; of several see `Extras.asideFrom`. */
export const OF_MARKET = 4;
export const OF_SEVERAL = 5;

/** What DM-EDGE-1 compares: how things stood after the last clean-up. */
export interface LastCleanUp {
  /** By seat: cards in hand, deck and discard pile together (see turn/progress.ts). */
  readonly owned: readonly number[];
  readonly stalls: readonly (readonly Stack[])[];
  readonly market: readonly Kind[];
  /** With further decks, also those that lie on cards (DX-SCHED-1). */
  readonly coins?: readonly number[] | undefined;
}

/** What has been chosen so far of the decks (DM-VAR-1, DM-VAR-2), numbered by their order in the box. */
export interface Selection {
  readonly banned: readonly number[];
  readonly picked: readonly number[];
  /** By seat, what was voted for, first choice first. */
  readonly votes: readonly (readonly number[])[];
}

/**
 * Lists marked `readonly` in their elements are replaced as a whole and shared between copies of a state;
 * all others are changed in place and copied. The top of a pile is its end.
 */
export interface State {
  rules: MatchRules;
  readonly random: RandomState;
  readonly hands: Card[][];
  decks: Card[][];
  discards: Kind[][];
  stalls: (readonly Stack[])[];
  /** Slots 0 to 4; NONE where there is no card. */
  readonly market: Kind[];
  marketDeck: Card[];
  marketDiscard: Kind[];
  /** Cards in the junk pile; has no meaning with the endless supply. */
  junk: number;
  coins: readonly number[];
  /** Cards set aside, or on their way to a pile. */
  readonly aside: Card[];
  /** Whose cards they are: a seat's or the market's. */
  asideOwner: number;
  readonly frames: Frame[];
  /** Whether account is kept of who knows what; if not, everything about knowledge has no meaning any more. */
  watched: boolean;
  /** By viewer and pool: the pool that stands for all those which the viewer cannot tell apart. */
  blurred: number[];
  /** Seats whose hands are as their last clean-up left them, as bits (see knowledge/hand-sizes.ts). */
  filled: number;
  /** By seat; has a meaning only for these seats. */
  fillings: readonly Filled[];
  firstPlayer: Seat;
  turn: number;
  /** Actions taken in this turn. */
  actions: number;
  /** What every card that is paid or built with in this turn is worth more (DM-VALUE-2). */
  turnBonus: number;
  /** DX-VALUE-1: all that changes these cards, in order, once it is more than such bonuses, which then count here. */
  turnChanges: readonly Change[];
  /** What this turn has done to cards in hand, in order (see cards/marks.ts). */
  marks: readonly Marks[];
  /** What is otherwise for the active player in this turn (see turn/for-turn.ts). */
  forTurn: readonly number[];
  /** Turns without progress up to the last clean-up. */
  idleTurns: number;
  /** The same as everybody can count it: an exchange that not all have seen is taken for none. */
  openIdleTurns: number;
  lastCleanUp: LastCleanUp;
  /** The seats that a card may have come to or gone from since then, as bits; the cards of others need no counting. */
  cardsChanged: number;
  /** Whether one of them has done so unseen by a player. */
  changedUnseen: boolean;
  /** Seats that have left, as bits. */
  gone: number;
  /** The seat that has won; NONE if nobody has. */
  winner: Seat;
  selection: Selection | undefined;
  /** Undefined if no deck of the game brings anything along beside its cards. */
  extras: Extras | undefined;
}

function copied(piles: readonly number[][]): number[][] {
  const copies: number[][] = [];
  for (let i = 0; i < piles.length; i++) copies.push(piles[i].slice());
  return copies;
}

export const cloneState = (state: State): State => ({
  rules: state.rules,
  random: cloneRandom(state.random),
  hands: copied(state.hands),
  decks: copied(state.decks),
  discards: copied(state.discards),
  stalls: state.stalls.slice(),
  market: state.market.slice(),
  marketDeck: state.marketDeck.slice(),
  marketDiscard: state.marketDiscard.slice(),
  junk: state.junk,
  coins: state.coins,
  aside: state.aside.slice(),
  asideOwner: state.asideOwner,
  frames: state.frames.slice(),
  watched: state.watched,
  blurred: state.blurred === NOTHING_BLURRED ? NOTHING_BLURRED : state.blurred.slice(),
  filled: state.filled,
  fillings: state.fillings,
  firstPlayer: state.firstPlayer,
  turn: state.turn,
  actions: state.actions,
  turnBonus: state.turnBonus,
  turnChanges: state.turnChanges,
  marks: state.marks,
  forTurn: state.forTurn,
  idleTurns: state.idleTurns,
  openIdleTurns: state.openIdleTurns,
  lastCleanUp: state.lastCleanUp,
  cardsChanged: state.cardsChanged,
  changedUnseen: state.changedUnseen,
  gone: state.gone,
  winner: state.winner,
  selection: state.selection,
  extras: state.extras === undefined ? undefined : cloneExtras(state.extras),
});

/** Marks by what they are, since their numbers say only how they lie. */
function hashHand(hasher: Hasher, state: State, hand: readonly Card[]): void {
  hasher.add(hand.length);
  for (const card of hand) {
    hasher.add(withoutMarks(card));
    if (!isMarked(card)) continue;
    const { used, changes } = marksOn(state, card);
    hasher.addAll([used, ...changes]);
  }
}

/** The same of a hand card that is remembered. */
function hashChosen(hasher: Hasher, state: State, chosen: Likeness): void {
  const card = chosen < 0 ? 0 : cardLike(chosen);
  hasher.add(isMarked(card) ? likenessOf(withoutMarks(card)) : chosen);
  if (!isMarked(card)) return;
  const { used, changes } = marksOn(state, card);
  hasher.addAll([used, ...changes]);
}

function hashUnseen(hasher: Hasher, { openIdleTurns, idleTurns, changedUnseen }: State): void {
  if (openIdleTurns !== idleTurns || changedUnseen) hasher.addAll([openIdleTurns, changedUnseen ? 1 : 0]);
}

export function hashState(state: State): number {
  const hasher = new Hasher().addAll([
    ...wordsOf(state.random),
    state.junk,
    state.firstPlayer,
    state.turn,
    state.actions,
  ]);
  hasher.addAll([state.turnBonus, state.idleTurns, state.gone, state.winner, state.asideOwner]);
  for (const hand of state.hands) hashHand(hasher, state, hand);
  for (const piles of [state.decks, state.discards]) for (const pile of piles) hasher.addAll(pile);
  for (const list of [state.turnChanges, state.forTurn]) hasher.addAll(list);
  for (const stall of state.stalls) {
    hasher.add(stall.length);
    for (const stack of stall) hasher.addAll(stack);
  }
  const { market, marketDeck, marketDiscard, coins, aside, blurred, lastCleanUp, selection } = state;
  for (const list of [
    market,
    marketDeck,
    marketDiscard,
    coins,
    aside,
    blurred,
    lastCleanUp.owned,
    lastCleanUp.market,
  ]) {
    hasher.addAll(list);
  }
  for (const { effect, step, seat, count, place, card, as, player, chosen, chosenAs, shown } of state.frames) {
    hasher.addAll([effect, step, seat, count, place, card, as, player]);
    hashChosen(hasher, state, chosen);
    hasher.addAll([chosenAs, shown]);
  }
  if (selection !== undefined)
    for (const list of [selection.banned, selection.picked, ...selection.votes]) hasher.addAll(list);
  for (const [seat, { counting, joining, exact }] of state.fillings.entries()) {
    if ((state.filled >> seat) & 1) hasher.addAll([seat, counting, joining, exact ? 1 : 0]);
  }
  hashUnseen(hasher, state);
  if (state.extras !== undefined) hashExtras(hasher, state.extras);
  return hasher.digest();
}

/** Nobody will look at the state any more: what is known of its cards need not be worked out, which takes a quarter of the time. */
export function unwatch(state: State): void {
  state.watched = false;
}

export const isInGame = (state: State, seat: Seat): boolean => ((state.gone >> seat) & 1) === 0;
/** Whether another seat can still be chosen for anything (DM-EDGE-2). */
export const isOpponent = (state: State, seat: Seat, other: Seat): boolean => other !== seat && isInGame(state, other);
/** The other players who are still there, in turn order. */
export const opponentsInOrder = (state: State, seat: Seat): readonly Seat[] => {
  const { seats } = state.rules;
  const players: Seat[] = [];
  for (let i = 1; i < seats; i++) if (isInGame(state, (seat + i) % seats)) players.push((seat + i) % seats);
  return players;
};
