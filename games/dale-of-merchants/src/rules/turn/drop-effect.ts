import type { Seat } from '@souk/kernel';
import { type Kind, kindOf, NONE } from '../cards/card.js';
import type { EventSink } from '../events.js';
import { RESOLVE } from '../frames.js';
import { takeAsideOpenly } from '../knowledge/shown-cards.js';
import { asideOf, discardOnto, playAreaOf, throwAway } from '../piles/piles.js';
import { OF_MARKET, type State } from '../state.js';

/** DM-EDGE-2, DM-WIN-5: the effect being resolved for a player is dropped, and its cards go where they belong. */
export function dropEffect(state: State, seat: Seat, events: EventSink): void {
  const technique = state.frames.find((frame) => frame.effect === RESOLVE);
  const cards: Kind[] = [];
  while (state.aside.length > 0) cards.push(kindOf(takeAsideOpenly(state, 0)));
  cards.sort((one, other) => one - other);
  for (const kind of cards) {
    if (state.asideOwner === OF_MARKET) throwAway(state, kind, asideOf(seat), events);
    else discardOnto(state, state.asideOwner, kind, asideOf(seat), events);
  }
  if (technique !== undefined && technique.card !== NONE) {
    discardOnto(state, technique.seat, technique.card, playAreaOf(technique.seat), events);
  }
}
