import type { Seat } from '@souk/kernel';
import { type Kind, NONE } from '../cards/card.js';
import type { Timing } from '../cards/spec.js';
import type { CardEffect } from '../deck-extras.js';
import type { State } from '../state.js';

/**
 * DM-MORE-4: effects that must be carried out are due before the turn goes on. Only their cards' places
 * that lie open are looked at, so that what is due tells nobody anything.
 */

/** How many cards of a kind lie at a place of a player. */
export function countAt(cards: readonly Kind[], kind: Kind): number {
  let count = 0;
  for (const each of cards) if (each === kind) count++;
  return count;
}

const openCards = (state: State, seat: Seat, { from }: CardEffect): readonly Kind[] =>
  from === 'stall' ? state.stalls[seat].flat() : from === 'discard' ? state.discards[seat] : [];

/** At the beginning or the end of a player's turn. */
export function addDue(state: State, seat: Seat, timing: Timing): void {
  const { extras, rules } = state;
  if (extras === undefined) return;
  for (const [number, effect] of (rules.extras?.effects ?? []).entries()) {
    if (effect.when !== timing) continue;
    const copies = countAt(openCards(state, seat, effect), effect.kind);
    for (let i = 0; i < copies; i++) extras.due = [...extras.due, { seat, card: NONE, effect: number, count: 0 }];
    if (effect.from !== 'schedule') continue;
    const comes = extras.scheduled.filter((each) => each.seat === seat && each.as === effect.kind);
    extras.scheduled = extras.scheduled.filter((each) => !comes.includes(each));
    extras.due = [...extras.due, ...comes.map(({ card, count }) => ({ seat, card, effect: number, count }))];
  }
}

/** When a card was laid on a discard pile. */
export function addDueWhenDiscarded(state: State, seat: Seat, kind: Kind): void {
  const { extras, rules } = state;
  if (extras === undefined) return;
  for (const [number, effect] of (rules.extras?.effects ?? []).entries()) {
    if (effect.when === 'discarded' && effect.kind === kind) {
      extras.due = [...extras.due, { seat, card: NONE, effect: number, count: 0 }];
    }
  }
}
