import { below, type Seat } from '@souk/kernel';
import { kindOf, seenBy } from '../cards/card.js';
import { type EventSink, nameOf, tellMove } from '../events.js';
import { blur } from '../knowledge/pools.js';
import { asideOf, handOf, putIntoHand, takeSecretly } from '../piles/piles.js';
import type { State } from '../state.js';

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
