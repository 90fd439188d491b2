import type { Hasher, Seat } from '@souk/kernel';
import { type Card, EVERYBODY, type Kind, kindOf, NONE, openCard, seenBy } from '../cards/card.js';
import type { Hooks } from '../cards/spec.js';
import { type EventSink, type Place, tellMove } from '../events.js';
import type { Frame } from '../frames.js';
import type { MatchRules } from '../match-rules.js';
import {
  drawFromDeck,
  handOf,
  NO_CARD,
  playAreaOf,
  putIntoHand,
  sourceOfDraw,
  takeFromHand,
  takeSecretly,
} from '../piles/piles.js';
import type { State } from '../state.js';
import { remember } from './resolve.js';

/** DM-MORE-3: a technique that lies before its owner until its later part comes. */
export interface Scheduled {
  readonly seat: Seat;
  readonly card: Kind;
  readonly as: Kind;
  /** What it remembers: turns to wait, coins on it. */
  readonly count: number;
  /** The turn in which it was put there. */
  readonly since: number;
}

/** An effect that must be carried out as soon as the turn goes on. */
export interface Due {
  readonly seat: Seat;
  /** The card that leaves the schedule for it; NONE if the card stays where it lies. */
  readonly card: Kind;
  /** Its number among the effects of the game. */
  readonly effect: number;
  readonly count: number;
}

/** What decks bring along beside their cards. Lists marked `readonly` are replaced, as in the state. */
export interface Extras {
  /** By counter, then by seat. */
  counters: readonly number[];
  /** The same of piles. */
  readonly piles: Card[][];
  scheduled: readonly Scheduled[];
  due: readonly Due[];
  /** The effects used in this turn, each as often as it was. */
  used: readonly number[];
}

export function freshExtras({ extras, seats }: MatchRules): Extras | undefined {
  if (extras === undefined) return undefined;
  const seatList = Array.from({ length: seats });
  return {
    counters: extras.counters.flatMap(({ start }) => seatList.map(() => start)),
    piles: extras.piles.flatMap(() => seatList.map((): Card[] => [])),
    scheduled: [],
    due: [],
    used: [],
  };
}

export const cloneExtras = ({ counters, piles, scheduled, due, used }: Extras): Extras => ({
  counters,
  piles: piles.map((pile) => pile.slice()),
  scheduled,
  due,
  used,
});

export function hashExtras(hasher: Hasher, { counters, piles, scheduled, due, used }: Extras): void {
  for (const list of [counters, ...piles, used]) hasher.addAll(list);
  for (const { seat, card, as, count, since } of scheduled) hasher.addAll([seat, card, as, count, since]);
  for (const { seat, card, effect, count } of due) hasher.addAll([seat, card, effect, count]);
}

const extrasOf = ({ extras }: State): Extras => {
  if (extras === undefined) throw new Error('No deck of this game has counters, piles or a schedule.');
  return extras;
};

/** Calls what the decks of the game do at one of these times. */
export function callHooks(state: State, call: (hooks: Hooks) => void): void {
  for (const hooks of state.rules.extras?.hooks ?? []) call(hooks);
}

/** What the decks of the game add to a number. */
export function addedBy(state: State, rule: 'handSize' | 'price' | 'stackTotal' | 'stackSlack', seat: Seat): number {
  let sum = 0;
  for (const hooks of state.rules.extras?.hooks ?? []) sum += hooks[rule]?.(state, seat) ?? 0;
  return sum;
}

const counterIndex = ({ rules }: State, id: string, seat: Seat): number =>
  (rules.extras?.counters.findIndex((counter) => counter.id === id) ?? -1) * rules.seats + seat;

export const counterOf = (state: State, id: string, seat: Seat): number =>
  extrasOf(state).counters[counterIndex(state, id, seat)];

/** DM-MORE-1: a counter never leaves its limits. */
export function setCounter(state: State, id: string, seat: Seat, value: number, events: EventSink): void {
  const extras = extrasOf(state);
  const max = state.rules.extras?.counters.find((counter) => counter.id === id)?.max ?? 0;
  const next = Math.max(0, Math.min(max, value));
  if (next === counterOf(state, id, seat)) return;
  const counters = extras.counters.slice();
  counters[counterIndex(state, id, seat)] = next;
  extras.counters = counters;
  events?.emit({ kind: 'counter-set', seat, counter: id, value: next });
}

/** DM-MORE-6: coins come from, or go to, an endless bank. */
export function changeCoins(state: State, seat: Seat, change: number, events: EventSink): void {
  const coins = state.coins.slice();
  coins[seat] = Math.max(0, Math.min(state.rules.box.maxCoins, coins[seat] + change));
  if (coins[seat] === state.coins[seat]) return;
  state.coins = coins;
  events?.emit({ kind: 'coins-set', seat, coins: coins[seat] });
}

const placeOfPile = (id: string, seat: Seat): Place => ({ zone: 'pile', pile: id, seat });

export function pileOf(state: State, id: string, seat: Seat): Card[] {
  const index = state.rules.extras?.piles.findIndex((pile) => pile.id === id) ?? -1;
  return extrasOf(state).piles[index * state.rules.seats + seat];
}

const isFaceUp = ({ rules }: State, id: string): boolean =>
  rules.extras?.piles.find((pile) => pile.id === id)?.face === 'up';

/** DM-MORE-2: a hand card is put on a pile of the deck's own. */
export function storeHandCard(state: State, id: string, seat: Seat, place: number, events: EventSink): void {
  const card = isFaceUp(state, id)
    ? openCard(takeFromHand(state, seat, place))
    : takeSecretly(state, seat, place, 1 << seat);
  pileOf(state, id, seat).push(card);
  tellMove(state, kindOf(card), handOf(seat), placeOfPile(id, seat), seenBy(card), events);
}

/** The same for the top card of the deck; false if there is none. */
export function storeDeckCard(state: State, id: string, seat: Seat, events: EventSink): boolean {
  const from = sourceOfDraw(state, seat);
  const card = drawFromDeck(state, seat, false, events);
  if (card === NO_CARD) return false;
  const stored = card | (isFaceUp(state, id) ? EVERYBODY : 1 << seat);
  pileOf(state, id, seat).push(stored);
  tellMove(state, kindOf(card), from, placeOfPile(id, seat), seenBy(stored), events);
  return true;
}

/** All cards of such a pile go into the hand. */
export function takePileIntoHand(state: State, id: string, seat: Seat, events: EventSink): void {
  for (const card of pileOf(state, id, seat).splice(0)) {
    putIntoHand(state, seat, card);
    tellMove(state, kindOf(card), placeOfPile(id, seat), handOf(seat), seenBy(card), events);
  }
}

const SCHEDULES: readonly Place[] = [0, 1, 2, 3].map((seat) => ({ zone: 'schedule', seat }));
export const scheduleOf = (seat: Seat): Place => SCHEDULES[seat];

/** DM-MORE-3: the technique being resolved stays before its owner until its later part comes. */
export function schedule(state: State, { seat, card, as }: Frame, count: number, events: EventSink): void {
  const extras = extrasOf(state);
  if (card === NONE) return;
  extras.scheduled = [...extras.scheduled, { seat, card, as, count, since: state.turn }];
  remember(state, { card: NONE });
  tellMove(state, card, playAreaOf(seat), scheduleOf(seat), EVERYBODY, events);
}
