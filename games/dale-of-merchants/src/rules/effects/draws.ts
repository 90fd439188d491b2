import type { Seat } from '@souk/kernel';
import { EVERYBODY, kindOf, seenBy } from '../cards/card.js';
import { handSizeOf } from '../cards/identity.js';
import { type EventSink, nameOf, tellMove } from '../events.js';
import { DRAW, drawFrame, effectFrame, type Frame, RESOLVE } from '../frames.js';
import { setAsideOpenly } from '../piles/order.js';
import {
  asideOf,
  deckOf,
  discardOnto,
  drawFromDeck,
  drawToHand,
  handOf,
  NO_CARD,
  playAreaOf,
  putIntoHand,
  reshuffle,
  sourceOfDraw,
  throwAway,
} from '../piles/piles.js';
import { ALL_SEATS, OF_SEVERAL, type State } from '../state.js';
import { putOnPile, scheduleOf } from './extras.js';
import { drawnIn } from './resolve.js';

/**
 * Cards that leave a player's deck, one at a time (DX-SEARCH-2). Where a new deck must be formed a scheduled card may
 * interrupt (DX-CARD-order-in-chaos): what is still to be drawn waits in a frame of its own, so that drawing is always the
 * last thing that a step does.
 */

/** Where the cards go, as a frame's place; from ON_PILES on: a pile of a deck's own, by its number. */
const TO_HAND = 0;
const TO_ASIDE = 1;
/** Set aside by an effect after which all of them may lie on the deck again: no junk comes (DX-JUNK-2). */
const TO_LOOK_AT = 2;
const TO_DISCARD = 3;
const TO_THROW_AWAY = 4;
/** DM-CLEAN-1: `count` is how many cards have been drawn so far. */
const TO_FILL_HAND = 5;
/** Nothing is drawn: the deck is only to be there. */
const TO_HAVE_A_DECK = 6;
/** Set aside with others of several owners, seen by nobody who did not see it before. */
const TO_BLIND_ASIDE = 7;
/** Set aside for all to see. */
const TO_SHOW = 8;
/** Into the hand, unless it is junk, which is set aside for all to see; no other junk comes. */
const TO_HAND_UNLESS_JUNK = 9;
const ON_PILES = 10;

/** Whether a scheduled card of the owner comes before the forming of a new deck. */
function isInterrupted({ decks, discards, rules, extras }: State, owner: Seat): boolean {
  if (extras === undefined || rules.extras?.interruptsDraws !== true) return false;
  if (decks[owner].length > 0 || discards[owner].length === 0) return false;
  return interrupterOf({ rules, extras }, owner) >= 0;
}

/** The place of the oldest such card in the schedule; −1 if there is none. */
function interrupterOf({ rules, extras }: Pick<State, 'rules' | 'extras'>, owner: Seat): number {
  const effects = rules.extras?.effects ?? [];
  return (
    extras?.scheduled.findIndex(
      ({ seat, as }) => seat === owner && effects.some(({ kind, when }) => kind === as && when === 'new-deck'),
    ) ?? -1
  );
}

function interrupt(state: State, waiting: Frame, events: EventSink): void {
  const { extras, rules } = state;
  const owner = waiting.player;
  const place = interrupterOf(state, owner);
  const interrupter = extras?.scheduled[place];
  const effect = rules.extras?.effects.find(({ kind, when }) => kind === interrupter?.as && when === 'new-deck');
  if (extras === undefined || interrupter === undefined || effect === undefined) return;
  extras.scheduled = extras.scheduled.filter((_, i) => i !== place);
  state.frames.push(waiting, effectFrame(owner, interrupter.card, interrupter.as, effect.firstStep, 0));
  events?.emit({ kind: 'effect-began', seat: owner, card: nameOf(state, effect.kind), effect: effect.name });
  tellMove(state, interrupter.card, scheduleOf(owner), playAreaOf(owner), EVERYBODY, events);
}

/** Draws one card; false if there was none. */
function drawOne(state: State, seat: Seat, owner: Seat, to: number, events: EventSink): boolean {
  if (to === TO_HAND && seat === owner) return drawToHand(state, seat, false, events);
  if (to === TO_HAND_UNLESS_JUNK) return drawOneUnlessJunk(state, seat, events);
  if (to === TO_LOOK_AT && state.decks[owner].length + state.discards[owner].length === 0) return false;
  const from = sourceOfDraw(state, owner);
  const card = drawFromDeck(state, owner, false, events);
  if (card === NO_CARD) return false;
  if (to === TO_DISCARD) discardOnto(state, owner, kindOf(card), from, events);
  else if (to === TO_THROW_AWAY) throwAway(state, kindOf(card), from, events);
  else if (to >= ON_PILES) {
    putOnPile(state, state.rules.extras?.piles[to - ON_PILES].id ?? '', seat, card, from, events);
  } else if (to === TO_HAND) {
    state.cardsChanged = ALL_SEATS;
    state.changedUnseen = true;
    putIntoHand(state, seat, card | (1 << seat));
    tellMove(state, kindOf(card), from, handOf(seat), seenBy(card) | (1 << seat), events);
  } else {
    const seen = to === TO_BLIND_ASIDE ? card : card | (to === TO_SHOW ? EVERYBODY : 1 << seat);
    state.aside.push(seen);
    if (state.extras !== undefined && state.asideOwner === OF_SEVERAL) {
      state.extras.asideFrom = [...state.extras.asideFrom, owner];
    }
    tellMove(state, kindOf(card), from, asideOf(seat), seenBy(seen), events);
  }
  return true;
}

/** No junk replaces missing cards: with an endless supply that would never end (DX-CARD-slot-machine). */
function drawOneUnlessJunk(state: State, seat: Seat, events: EventSink): boolean {
  if (state.decks[seat].length + state.discards[seat].length === 0) return false;
  const card = drawFromDeck(state, seat, false, events);
  if (card === NO_CARD) return false;
  const isJunk = kindOf(card) === state.rules.junk;
  events?.reveal({ kind: 'junk-checked', seat, junk: isJunk });
  if (isJunk) {
    setAsideOpenly(state, seat, card);
    tellMove(state, kindOf(card), deckOf(seat), asideOf(seat), EVERYBODY, events);
  } else {
    putIntoHand(state, seat, card | (1 << seat));
    tellMove(state, kindOf(card), deckOf(seat), handOf(seat), seenBy(card) | (1 << seat), events);
  }
  return true;
}

function draw(state: State, seat: Seat, owner: Seat, count: number, to: number, events: EventSink): void {
  for (let left = count; left > 0; left--) {
    if (isInterrupted(state, owner)) {
      interrupt(state, drawFrame(seat, owner, left, to), events);
      return;
    }
    if (!drawOne(state, seat, owner, to, events)) return;
  }
}

/** Draws up to `count` cards from the own deck into the hand. */
export const drawCards = (state: State, seat: Seat, count: number, events: EventSink): void =>
  draw(state, seat, seat, count, TO_HAND, events);

/** Draws one card from the own deck into the hand or, if it is junk, sets it aside openly. */
export const drawUnlessJunk = (state: State, seat: Seat, events: EventSink): void =>
  draw(state, seat, seat, 1, TO_HAND_UNLESS_JUNK, events);

/** The same from any deck, seen by the taker alone (DX-KNOW-1). */
export const drawFromDeckOf = (state: State, seat: Seat, owner: Seat, events: EventSink): void =>
  draw(state, seat, owner, 1, TO_HAND, events);

/** Draws up to `count` cards from a player's deck to be looked at by `looker` alone. */
export function drawAside(state: State, owner: Seat, looker: Seat, count: number, events: EventSink): void {
  state.asideOwner = owner;
  draw(state, looker, owner, count, TO_ASIDE, events);
}

/** DX-JUNK-2: the same by an effect after which all of them may lie on the deck again. */
export function lookAtTop(state: State, owner: Seat, looker: Seat, count: number, events: EventSink): void {
  state.asideOwner = owner;
  draw(state, looker, owner, count, TO_LOOK_AT, events);
}

/** The same for all to see. */
export function showDeckTop(state: State, owner: Seat, seat: Seat, count: number, events: EventSink): void {
  state.asideOwner = owner;
  draw(state, seat, owner, count, TO_SHOW, events);
}

/** The top card of a deck joins others set aside, which go on being their owners' (see piles/shared-aside.ts). */
export function drawAsideToo(state: State, owner: Seat, looker: Seat, events: EventSink): void {
  state.asideOwner = OF_SEVERAL;
  draw(state, looker, owner, 1, TO_ASIDE, events);
}

/** The same with cards that nobody looks at. */
export function drawAsideBlindly(state: State, owner: Seat, seat: Seat, count: number, events: EventSink): void {
  state.asideOwner = OF_SEVERAL;
  draw(state, seat, owner, count, TO_BLIND_ASIDE, events);
}

/** The top cards of a deck go to its discard pile, for all to see. */
export const discardDeckTop = (state: State, seat: Seat, owner: Seat, count: number, events: EventSink): void =>
  draw(state, seat, owner, count, TO_DISCARD, events);

export const throwDeckTop = (state: State, seat: Seat, events: EventSink): void =>
  draw(state, seat, seat, 1, TO_THROW_AWAY, events);

/** The top cards of the own deck come to a pile of a deck's own. */
export function storeDeckCards(state: State, id: string, seat: Seat, count: number, events: EventSink): void {
  const pile = state.rules.extras?.piles.findIndex((each) => each.id === id) ?? 0;
  draw(state, seat, seat, count, ON_PILES + pile, events);
}

/** DM-DRAW-1: an empty deck is formed anew although no card of it goes anywhere yet. */
export function formDeck(state: State, owner: Seat, events: EventSink): void {
  if (isInterrupted(state, owner)) interrupt(state, drawFrame(owner, owner, 1, TO_HAVE_A_DECK), events);
  else if (state.decks[owner].length === 0 && state.discards[owner].length > 0) reshuffle(state, owner, events);
}

/** DX-TURN-3: how many cards are drawn at most. */
function drawLimit(state: State, seat: Seat): number {
  let limit = Number.POSITIVE_INFINITY;
  for (const { drawLimit: limits } of state.rules.extras?.hooks ?? []) {
    if (limits !== undefined) limit = Math.min(limit, limits(state, seat));
  }
  return limit;
}

/** DM-CLEAN-1, with further decks. */
export function fillHand(state: State, seat: Seat, drawn: number, events: EventSink): void {
  const limit = drawLimit(state, seat);
  for (let count = drawn; ; count++) {
    const full = count >= limit || state.hands[seat].length >= handSizeOf(state, seat);
    events?.reveal({ kind: 'hand-checked', seat, full });
    if (full) return;
    if (isInterrupted(state, seat)) {
      interrupt(state, drawFrame(seat, seat, count, TO_FILL_HAND), events);
      return;
    }
    if (!drawToHand(state, seat, true, events)) return;
  }
}

/** The deck is there again: goes on with what was interrupted. */
export function enterDraw(state: State, { seat, player, count, place }: Frame, events: EventSink): boolean {
  state.frames.pop();
  const depth = state.frames.length;
  if (place === TO_FILL_HAND) fillHand(state, seat, count, events);
  else if (place !== TO_HAVE_A_DECK) draw(state, seat, player, count, place, events);
  if (state.frames.length > depth && state.frames[depth].effect === DRAW) return false;
  const below = state.frames[depth - 1];
  if (below?.effect === RESOLVE) drawnIn(state, below, events);
  return false;
}
