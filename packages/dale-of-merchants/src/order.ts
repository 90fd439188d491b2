import { type MoveList, replaceTop, type Seat } from '@souk/kernel';
import { type Card, EVERYBODY, type Kind, kindOf, removeCardAt, seenBy } from './card.js';
import { type Sink, tellMove } from './events.js';
import { type Frame, frameOf, ORDER } from './frame.js';
import { asideOf, deckOf, discardOnto, throwAway } from './piles.js';
import type { State } from './state.js';

/** The piles that cards can be laid on, as an order frame's place: a discard pile by seat, and these. */
export const ON_MARKET_DISCARD = 4;
export const ON_OWN_DECK = 5;

/**
 * DM-ORDER-1: the last `count` of the cards set aside go to a pile; the order is asked where it can matter.
 * The cards are laid when the frame has been dealt with.
 */
export function layOnPile(state: State, seat: Seat, pile: number, count: number): void {
  if (count > 0) state.frames.push(frameOf(ORDER, seat, count, pile));
}

const firstOf = (state: State, frame: Frame): number => state.aside.length - frame.a;

function areAllAlike({ aside }: State, from: number): boolean {
  for (let i = from + 1; i < aside.length; i++) if (kindOf(aside[i]) !== kindOf(aside[from])) return false;
  return true;
}

function mattersOn({ table }: State, pile: number): boolean {
  return pile === ON_MARKET_DISCARD ? table.marketDiscardOrderMatters : table.discardOrderMatters;
}

export function isAskedForOrder(state: State, frame: Frame): boolean {
  if (frame.a < 2) return false;
  // In the full order the second of two questions about a deck tells nothing, unless there is something to tell.
  if (frame.b === ON_OWN_DECK && frame.step === 0) return true;
  return (frame.b === ON_OWN_DECK || mattersOn(state, frame.b)) && !areAllAlike(state, firstOf(state, frame));
}

/** Lays the cards if nothing is to be asked; says whether an answer is waited for. */
export function enterOrder(state: State, frame: Frame, events: Sink): boolean {
  if (isAskedForOrder(state, frame)) return true;
  state.frames.pop();
  layAscending(state, frame, frame.a, events);
  return false;
}

export function listOrder(state: State, frame: Frame, list: MoveList): void {
  let listed = 0;
  for (let i = firstOf(state, frame); i < state.aside.length; i++) {
    const kind = kindOf(state.aside[i]);
    if (((listed >> kind) & 1) === 0) list.add(kind);
    listed |= 1 << kind;
  }
}

export function answerOrder(state: State, frame: Frame, kind: Kind, events: Sink): void {
  let at = firstOf(state, frame);
  while (kindOf(state.aside[at]) !== kind) at++;
  const card = removeCardAt(state.aside, at);
  if (state.table.options.pileOrder === 'full') {
    lay(state, frame, card, events);
    replaceTop(state.frames, { ...frame, step: frame.step + 1, a: frame.a - 1 });
    return;
  }
  state.frames.pop();
  layAscending(state, frame, frame.a - 1, events);
  lay(state, frame, card, events);
}

/** The order that nobody is asked for: ascending from the bottom up. */
function layAscending(state: State, frame: Frame, count: number, events: Sink): void {
  const { aside } = state;
  const from = aside.length - count;
  for (let left = count; left > 0; left--) {
    let least = from;
    for (let i = from + 1; i < aside.length; i++) if (kindOf(aside[i]) < kindOf(aside[least])) least = i;
    lay(state, frame, removeCardAt(aside, least), events);
  }
}

function lay(state: State, { seat, b: pile }: Frame, card: Card, events: Sink): void {
  if (pile === ON_OWN_DECK) {
    state.decks[seat].push(card);
    tellMove(state, kindOf(card), asideOf(seat), deckOf(seat), seenBy(card), events);
  } else if (pile === ON_MARKET_DISCARD) throwAway(state, kindOf(card), asideOf(seat), events);
  else discardOnto(state, pile, kindOf(card), asideOf(seat), events);
}

/** A card comes forward, for all to see, on its way to a pile. */
export function setAsideOpenly(state: State, owner: number, card: Card): void {
  state.asideOwner = owner;
  state.aside.push(card | EVERYBODY);
}
