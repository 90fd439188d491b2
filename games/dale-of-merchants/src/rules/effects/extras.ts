import type { Hasher, Seat } from '@souk/kernel';
import { type Card, EVERYBODY, type Kind, kindOf, NONE, openCard, seenBy } from '../cards/card.js';
import type { Hooks } from '../cards/spec.js';
import { type EventSink, type Place, tellMove } from '../events.js';
import type { Frame } from '../frames.js';
import type { MatchRules } from '../match-rules.js';
import { handOf, playAreaOf, putIntoHand, restOnDiscard, takeFromHand, takeSecretly } from '../piles/piles.js';
import { isInGame, type State } from '../state.js';
import { remember } from './resolve.js';

/** DM-MORE-3, DX-SCHED-1: a technique that lies before its owner until its later part comes. */
export interface Scheduled {
  readonly seat: Seat;
  readonly card: Kind;
  readonly as: Kind;
  /** What it remembers: turns to wait, coins on it. */
  readonly count: number;
  /** The turn in which it was put there. */
  readonly since: number;
}

/** A trigger that has become due and fires as soon as nothing else goes on (DX-SEQ-1). */
export interface Due {
  readonly seat: Seat;
  /** The scheduled card that fires; NONE if the card stays where it lies. */
  readonly card: Kind;
  /** Its number among the effects of the game. */
  readonly effect: number;
  /** What a scheduled card remembers or is to find; of a reaction how many hand cards can react, which is secret. */
  readonly count: number;
}

/** What decks bring along beside their cards. All of it is replaced, never altered, so that copies share it. */
export interface Extras {
  /** By counter, then by seat. */
  counters: readonly number[];
  /** The same of piles. */
  piles: readonly (readonly Card[])[];
  scheduled: readonly Scheduled[];
  due: readonly Due[];
  /** The effects used in this turn, each as often as it was. */
  used: readonly number[];
  /** How many abilities were used and techniques finished in this turn (DX-PASSIVE-6). */
  uses: number;
  /** The faces used in the end phase, each as often as it was (DX-PASSIVE-2). */
  endUsed: readonly Kind[];
  /** By place among `endKinds`: how many the player has had at one time in this end phase. */
  held: readonly number[];
  /** What was done in the event that goes on, as bits: kinds of actions, seats whose deck was shuffled, seats that got cards. */
  acted: number;
  shuffled: number;
  came: number;
  /** By seat how many cards have come to hand that do something then, and have not done it. */
  arrived: readonly number[];
  /** Of cards of several owners that are set aside, by place: whose they are. */
  asideFrom: readonly number[];
}

const NOTHING: readonly number[] = [];
const NO_DUE: readonly Due[] = [];

/** By the number of seats: nothing has come to anybody's hand. */
const NOBODY_ARRIVED: readonly (readonly number[])[] = [[], [0], [0, 0], [0, 0, 0], [0, 0, 0, 0]];

export function freshExtras({ extras, seats }: MatchRules): Extras | undefined {
  if (extras === undefined) return undefined;
  const seatList = Array.from({ length: seats });
  return {
    counters: extras.counters.flatMap(({ start }) => seatList.map(() => start)),
    piles: extras.piles.flatMap(() => seatList.map((): Card[] => [])),
    scheduled: [],
    due: NO_DUE,
    used: NOTHING,
    uses: 0,
    endUsed: NOTHING,
    held: NOTHING,
    acted: 0,
    shuffled: 0,
    came: 0,
    arrived: NOBODY_ARRIVED[seats],
    asideFrom: NOTHING,
  };
}

export const cloneExtras = (extras: Extras): Extras => ({
  counters: extras.counters,
  piles: extras.piles,
  scheduled: extras.scheduled,
  due: extras.due,
  used: extras.used,
  uses: extras.uses,
  endUsed: extras.endUsed,
  held: extras.held,
  acted: extras.acted,
  shuffled: extras.shuffled,
  came: extras.came,
  arrived: extras.arrived,
  asideFrom: extras.asideFrom,
});

export function hashExtras(hasher: Hasher, extras: Extras): void {
  const { counters, piles, used, endUsed, held, arrived, asideFrom, uses, acted, shuffled, came } = extras;
  for (const list of [counters, ...piles, used, endUsed, held, arrived, asideFrom, [uses, acted, shuffled, came]]) {
    hasher.addAll(list);
  }
  for (const { seat, card, as, count, since } of extras.scheduled) hasher.addAll([seat, card, as, count, since]);
  for (const { seat, card, effect, count } of extras.due) hasher.addAll([seat, card, effect, count]);
}

export const extrasOf = ({ extras }: State): Extras => {
  if (extras === undefined) throw new Error('No deck of this game has counters, piles or a schedule.');
  return extras;
};

/** What lasts for a turn is over. */
export function forgetTurnExtras(extras: Extras): void {
  extras.used = NOTHING;
  extras.uses = 0;
  extras.endUsed = NOTHING;
  extras.held = NOTHING;
}

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

/** At most as many coins as a player has go to another one. */
export function takeCoins(state: State, from: Seat, to: Seat, count: number, events: EventSink): void {
  const taken = Math.min(count, state.coins[from]);
  changeCoins(state, from, -taken, events);
  changeCoins(state, to, taken, events);
}

export const placeOfPile = (id: string, seat: Seat): Place => ({ zone: 'pile', pile: id, seat });

const pileIndex = ({ rules }: State, id: string, seat: Seat): number =>
  (rules.extras?.piles.findIndex((pile) => pile.id === id) ?? -1) * rules.seats + seat;

export const pileOf = (state: State, id: string, seat: Seat): readonly Card[] =>
  extrasOf(state).piles[pileIndex(state, id, seat)];

function setPile(state: State, id: string, seat: Seat, cards: readonly Card[]): void {
  const extras = extrasOf(state);
  const piles = extras.piles.slice();
  piles[pileIndex(state, id, seat)] = cards;
  extras.piles = piles;
}

const isFaceUp = ({ rules }: State, id: string): boolean =>
  rules.extras?.piles.find((pile) => pile.id === id)?.face === 'up';

/** DM-MORE-2: a card that lay at `from` comes to a pile of the deck's own; who knew it goes on knowing it. */
export function putOnPile(state: State, id: string, seat: Seat, card: Card, from: Place, events: EventSink): void {
  const stored = card | (isFaceUp(state, id) ? EVERYBODY : 1 << seat);
  setPile(state, id, seat, [...pileOf(state, id, seat), stored]);
  tellMove(state, kindOf(card), from, placeOfPile(id, seat), seenBy(stored), events);
}

/** The same with a hand card. */
export function storeHandCard(state: State, id: string, seat: Seat, place: number, events: EventSink): void {
  const card = isFaceUp(state, id)
    ? openCard(takeFromHand(state, seat, place))
    : takeSecretly(state, seat, place, 1 << seat);
  putOnPile(state, id, seat, card, handOf(seat), events);
}

/** All cards of such a pile go into the hand. */
export function takePileIntoHand(state: State, id: string, seat: Seat, events: EventSink): void {
  const cards = pileOf(state, id, seat);
  setPile(state, id, seat, []);
  for (const card of cards) {
    putIntoHand(state, seat, card);
    tellMove(state, kindOf(card), placeOfPile(id, seat), handOf(seat), seenBy(card), events);
  }
}

/** DX-LEAVE-1: all cards of such a pile go to their owner's discard pile, without effect. */
export function dropPile(state: State, id: string, seat: Seat, events: EventSink): void {
  const cards = pileOf(state, id, seat);
  if (cards.length === 0) return;
  setPile(state, id, seat, []);
  for (const card of cards) restOnDiscard(state, seat, kindOf(card), placeOfPile(id, seat), events);
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

/** How many scheduled cards of other players count as this one (DX-SCHED-4). */
export function scheduledAgainst(state: State, seat: Seat, id: string): number {
  const kind = state.rules.kindNamed.get(id);
  let count = 0;
  for (const each of extrasOf(state).scheduled) {
    if (each.as === kind && each.seat !== seat && isInGame(state, each.seat)) count++;
  }
  return count;
}
