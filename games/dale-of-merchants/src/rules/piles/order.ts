import { type MoveList, replaceTop, type Seat } from '@souk/kernel';
import { type Card, EVERYBODY, type Kind, kindOf, removeCardAt, seenBy } from '../cards/card.js';
import { type EventSink, tellMove } from '../events.js';
import { type Frame, nextStep, orderFrame, remembering } from '../frames.js';
import { takeAsideOpenly } from '../knowledge/shown-cards.js';
import type { State } from '../state.js';
import { asideOf, deckOf, discardOnto, throwAway } from './piles.js';

/** The piles that cards can be laid on, as an order frame's place: a discard pile by seat, and these. */
export const ON_MARKET_DISCARD = 4;
export const ON_OWN_DECK = 5;
/** The decks by seat, from here on, and the bottom of the own one. */
export const ON_DECKS = 6;
export const UNDER_OWN_DECK = 10;

const isDeck = (pile: number): boolean => pile >= ON_OWN_DECK;

/**
 * DM-ORDER-1: the last `count` of the cards set aside go to a pile, at once or, where the order can matter, when
 * it has been asked for.
 */
export function layOnPile(state: State, seat: Seat, pile: number, count: number, events: EventSink): void {
  if (mustAsk(state, pile, count)) state.frames.push(orderFrame(seat, count, pile));
  else layAscending(state, seat, pile, count, events);
}

function areAllAlike({ aside }: State, from: number): boolean {
  for (let i = from + 1; i < aside.length; i++) if (kindOf(aside[i]) !== kindOf(aside[from])) return false;
  return true;
}

function mattersOn({ rules }: State, pile: number): boolean {
  if (isDeck(pile)) return true;
  return pile === ON_MARKET_DISCARD ? rules.marketDiscardOrderMatters : rules.discardOrderMatters;
}

function mustAsk(state: State, pile: number, count: number): boolean {
  if (count < 2) return false;
  // That cards put back on a deck are alike is nobody's business.
  if (isDeck(pile)) return true;
  return mattersOn(state, pile) && !areAllAlike(state, state.aside.length - count);
}

export const isAskedForOrder = (state: State, { count, place: pile }: Frame): boolean => mustAsk(state, pile, count);

/** Lays the cards if nothing is to be asked any more; says whether an answer is waited for. */
export function enterOrder(state: State, frame: Frame, events: EventSink): boolean {
  if (isAskedForOrder(state, frame)) return true;
  state.frames.pop();
  layAscending(state, frame.seat, frame.place, frame.count, events);
  return false;
}

const firstOf = (state: State, frame: Frame): number => state.aside.length - frame.count;

export function listOrder(state: State, frame: Frame, list: MoveList): void {
  let listed = 0;
  for (let i = firstOf(state, frame); i < state.aside.length; i++) {
    const kind = kindOf(state.aside[i]);
    if (((listed >> kind) & 1) === 0) list.add(kind);
    listed |= 1 << kind;
  }
}

export function isLegalOrder(state: State, frame: Frame, kind: Kind): boolean {
  for (let i = firstOf(state, frame); i < state.aside.length; i++) if (kindOf(state.aside[i]) === kind) return true;
  return false;
}

export function answerOrder(state: State, frame: Frame, kind: Kind, events: EventSink): void {
  const { seat, count, place: pile } = frame;
  let at = firstOf(state, frame);
  while (kindOf(state.aside[at]) !== kind) at++;
  const card = takeFor(state, pile, at);
  if (state.rules.options.pileOrder === 'full' || (isDeck(pile) && state.extras !== undefined)) {
    lay(state, seat, pile, card, events);
    replaceTop(state.frames, remembering(nextStep(frame), { count: count - 1 }));
    return;
  }
  state.frames.pop();
  layAscending(state, seat, pile, count - 1, events);
  lay(state, seat, pile, card, events);
}

/** The order that nobody is asked for: ascending from the bottom up. */
function layAscending(state: State, seat: Seat, pile: number, count: number, events: EventSink): void {
  const { aside } = state;
  const from = aside.length - count;
  for (let left = count; left > 0; left--) {
    // From the end, where cards of a hand lie that was laid down from its highest place on.
    let least = aside.length - 1;
    for (let i = least - 1; i >= from; i--) if (kindOf(aside[i]) < kindOf(aside[least])) least = i;
    lay(state, seat, pile, takeFor(state, pile, least), events);
  }
}

/** A card set aside comes to light when it is laid on an open pile, and not before. */
const takeFor = (state: State, pile: number, place: number): Card =>
  isDeck(pile) ? removeCardAt(state.aside, place) : takeAsideOpenly(state, place);

function lay(state: State, seat: Seat, pile: number, card: Card, events: EventSink): void {
  if (isDeck(pile)) {
    const owner = pile === ON_OWN_DECK || pile === UNDER_OWN_DECK ? seat : pile - ON_DECKS;
    if (pile === UNDER_OWN_DECK) state.decks[owner].unshift(card);
    else state.decks[owner].push(card);
    tellMove(state, kindOf(card), asideOf(seat), deckOf(owner), seenBy(card), events);
  } else if (pile === ON_MARKET_DISCARD) throwAway(state, kindOf(card), asideOf(seat), events);
  else discardOnto(state, pile, kindOf(card), asideOf(seat), events);
}

/** A card comes forward, for all to see, on its way to a pile. */
export function setAsideOpenly(state: State, owner: number, card: Card): void {
  state.asideOwner = owner;
  state.aside.push(card | EVERYBODY);
}
