import type { Seat } from '@souk/kernel';
import { type Kind, kindOf, NONE } from '../cards/card.js';
import type { Trigger } from '../cards/spec.js';
import type { CardEffect } from '../deck-extras.js';
import { AFTER_CLEAN_UP, REACT, remembering } from '../frames.js';
import type { State } from '../state.js';
import { noteHeld } from '../turn/windows.js';
import type { Due, Extras } from './extras.js';

/**
 * DX-SEQ-1: what happens is noted while an event goes on. Scheduled cards that wait for it, and open cards that it
 * concerns, become due at once; what is due fires when the event is over (sequence.ts).
 */

export const effectsIn = ({ rules }: State): readonly CardEffect[] => rules.extras?.effects ?? NO_EFFECTS;
const NO_EFFECTS: readonly CardEffect[] = [];

/** How many cards of a kind lie at a place of a player. */
export function countAt(cards: readonly Kind[], kind: Kind): number {
  let count = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] === kind) count++;
  return count;
}

export function countInHand({ hands }: State, seat: Seat, kind: Kind): number {
  const hand = hands[seat];
  let count = 0;
  for (let i = 0; i < hand.length; i++) if (kindOf(hand[i]) === kind) count++;
  return count;
}

/** The active player has done something to which others may react. */
export function noteAction({ extras }: State, action: number): void {
  if (extras !== undefined) extras.acted |= action;
}

/** All scheduled cards of a player that wait for this are due from now on, whatever comes of it (DX-BEAVER-2). */
function bookScheduled(state: State, extras: Extras, seat: Seat, when: Trigger, found: number): void {
  if (extras.scheduled.length === 0) return;
  for (const [number, effect] of effectsIn(state).entries()) {
    if (effect.when !== when || effect.from !== 'schedule') continue;
    const comes = extras.scheduled.filter((each) => each.seat === seat && each.as === effect.kind);
    if (comes.length === 0) continue;
    extras.scheduled = extras.scheduled.filter((each) => !comes.includes(each));
    extras.due = [...extras.due, ...comes.map(({ card }): Due => ({ seat, card, effect: number, count: found }))];
  }
}

/** DX-BEAVER-3: a player has gained a card from the market. */
export function noteGain(state: State, seat: Seat): void {
  if (state.extras !== undefined) bookScheduled(state, state.extras, seat, 'gained', 0);
}

/** DX-CARD-practice: a technique that was resolved has come to its player's discard pile. */
export function noteResolved(state: State, seat: Seat, kind: Kind): void {
  if (state.extras !== undefined) bookScheduled(state, state.extras, seat, 'technique-resolved', kind);
}

/** A player's deck was shuffled. */
export function noteShuffle({ extras }: State, seat: Seat): void {
  if (extras !== undefined) extras.shuffled |= 1 << seat;
}

/** A card has come into a hand. */
export function noteArrival({ rules }: State, extras: Extras, seat: Seat, kind: Kind): void {
  const arriving = rules.extras?.arriving ?? 0;
  if (arriving === 0) return;
  extras.came |= 1 << seat;
  if (((arriving >> kind) & 1) === 0) return;
  const arrived = extras.arrived.slice();
  arrived[seat]++;
  extras.arrived = arrived;
}

/** When a card was laid on a discard pile. */
export function noteDiscard(state: State, extras: Extras, seat: Seat, kind: Kind): void {
  for (const [number, effect] of effectsIn(state).entries()) {
    if (effect.when === 'discarded' && effect.kind === kind) {
      extras.due = [...extras.due, { seat, card: NONE, effect: number, count: 0 }];
    }
  }
}

/** A card has left a discard pile: of several like ones it is one that has come there just now. */
export function noteTaken(state: State, seat: Seat, kind: Kind): void {
  const { extras } = state;
  if (extras === undefined || extras.due.length === 0) return;
  const effects = effectsIn(state);
  const place = extras.due.findIndex(
    (due) => due.seat === seat && effects[due.effect].when === 'discarded' && effects[due.effect].kind === kind,
  );
  if (place >= 0) extras.due = extras.due.filter((_, i) => i !== place);
}

/** A whole discard pile has become something else. */
export function noteEmptied(state: State, seat: Seat): void {
  const { extras } = state;
  if (extras === undefined || extras.due.length === 0) return;
  const effects = effectsIn(state);
  extras.due = extras.due.filter((due) => due.seat !== seat || effects[due.effect].when !== 'discarded');
}

/**
 * Cards that may do something must have been in the hand all the time (DX-OWL-3): looked at between all steps of effects.
 * In the end phase it is counted how many of each kind there are at one time (DX-PASSIVE-2).
 */
export function watchHands(state: State, extras: Extras): void {
  const { arriving = 0, hidden = NO_NUMBERS } = state.rules.extras ?? {};
  if (arriving !== 0) clampArrived(state, extras, arriving);
  if (hidden.length > 0) clampReactions(state, extras);
  const [turn] = state.frames;
  if (turn.step === AFTER_CLEAN_UP) noteHeld(state, extras, turn.seat);
}

const NO_NUMBERS: readonly number[] = [];

function clampArrived(state: State, extras: Extras, arriving: number): void {
  for (let seat = 0; seat < extras.arrived.length; seat++) {
    const count = extras.arrived[seat];
    if (count === 0) continue;
    const left = countInHand(state, seat, 31 - Math.clz32(arriving));
    if (left < count) extras.arrived = extras.arrived.map((each, i) => (i === seat ? left : each));
  }
}

function clampReactions(state: State, extras: Extras): void {
  for (let i = 0; i < extras.due.length; i++) {
    const due = extras.due[i];
    const effect = effectsIn(state)[due.effect];
    if (effect.from !== 'hand' || due.count === 0) continue;
    const left = countInHand(state, due.seat, effect.kind);
    if (left < due.count) {
      extras.due = extras.due.map((each, at) => (at === i ? { ...each, count: left } : each));
    }
  }
  for (let i = 0; i < state.frames.length; i++) {
    const frame = state.frames[i];
    if (frame.effect !== REACT) continue;
    const left = countInHand(state, frame.seat, frame.as);
    if (left < frame.count) state.frames[i] = remembering(frame, { count: left });
  }
}
