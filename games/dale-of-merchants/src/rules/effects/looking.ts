import { below, type Seat } from '@souk/kernel';
import { kindOf, seenBy } from '../cards/card.js';
import type { Drawing } from '../cards/spec.js';
import { type EventSink, nameOf, tellMove } from '../events.js';
import type { Frame } from '../frames.js';
import { blur } from '../knowledge/pools.js';
import { asideOf, handOf, putIntoHand, takeSecretly } from '../piles/piles.js';
import type { State } from '../state.js';
import { drawAside, lookAtTop } from './draws.js';

/** DX-KNOW-3: random cards of a hand that another player looks at. They lie aside meanwhile, for the two to see. */
export function lookAtRandom(state: State, looker: Seat, owner: Seat, count: number, events: EventSink): void {
  const saw = (1 << looker) | (1 << owner);
  state.asideOwner = owner;
  blur(state, state.hands[owner], saw);
  for (let left = Math.min(count, state.hands[owner].length); left > 0; left--) {
    const card = takeSecretly(state, owner, below(state.random, state.hands[owner].length), saw) | saw;
    state.aside.push(card);
    tellMove(state, kindOf(card), handOf(owner), asideOf(looker), seenBy(card), events);
  }
  const names = state.aside.map((card) => nameOf(state, kindOf(card)));
  if (names.length === 0) return;
  const event = { kind: 'looked', seat: looker, at: owner, cards: names } as const;
  events?.reveal({ ...event, cards: names.map(() => null) }, { seats: saw, event });
}

/** What is left of them returns to the hand. */
export function returnLookedAt(state: State, owner: Seat, events: EventSink): void {
  while (state.aside.length > 0) {
    const card = state.aside.pop() ?? 0;
    putIntoHand(state, owner, card);
    tellMove(state, kindOf(card), asideOf(owner), handOf(owner), seenBy(card), events);
  }
}

/** Which of several cards aside was the top one, nobody but the looker can tell any more (DX-KNOW-2). */
export function mixAside(state: State, looker: Seat): void {
  if (state.aside.length > 1) blur(state, state.aside, 1 << looker);
}

/** DX-JUNK-2: the top cards of a deck are looked at; all of them may lie there again. */
export const lookToSort = (count: number, ownerOf: (frame: Frame) => Seat): Drawing => ({
  act: (state, frame, events) => lookAtTop(state, ownerOf(frame), frame.seat, count, events),
  drawn: (state, { seat }) => mixAside(state, seat),
});

/** The same with the own deck if at least one of the cards must go elsewhere. */
export const lookToMove = (count: number): Drawing => ({
  act: (state, { seat }, events) => drawAside(state, seat, seat, count, events),
  drawn: (state, { seat }) => mixAside(state, seat),
});
