import type { Seat } from '@souk/kernel';
import { type Kind, kindOf, NONE } from '../cards/card.js';
import type { EventSink } from '../events.js';
import { RESOLVE } from '../frames.js';
import { takeAsideOpenly } from '../knowledge/shown-cards.js';
import { asideOf, playAreaOf, restOnDiscard, throwAway } from '../piles/piles.js';
import { OF_MARKET, OF_SEVERAL, type State } from '../state.js';

/** Whose the card at a place of those set aside is: a seat's or the market's. */
export const ownerOfAside = ({ asideOwner, extras }: State, place: number): number =>
  asideOwner === OF_SEVERAL ? (extras?.asideFrom[place] ?? OF_MARKET) : asideOwner;

/** Cards set aside of one owner, or of all, go where they belong, and nothing comes of it. */
export function dropAside(state: State, seat: Seat, isDropped: (owner: number) => boolean, events: EventSink): void {
  const dropped: { readonly kind: Kind; readonly owner: number }[] = [];
  for (let place = 0; place < state.aside.length; ) {
    const owner = ownerOfAside(state, place);
    if (!isDropped(owner)) {
      place++;
      continue;
    }
    dropped.push({ kind: kindOf(takeAsideOpenly(state, place)), owner });
    const { extras } = state;
    if (extras !== undefined && state.asideOwner === OF_SEVERAL) {
      extras.asideFrom = extras.asideFrom.filter((_, i) => i !== place);
    }
  }
  dropped.sort((one, other) => one.kind - other.kind);
  for (const { kind, owner } of dropped) {
    if (owner === OF_MARKET) throwAway(state, kind, asideOf(seat), events);
    else restOnDiscard(state, owner, kind, asideOf(seat), events);
  }
}

/** DM-EDGE-2, DM-WIN-5: what is being resolved is dropped, and its cards go where they belong. */
export function dropEffect(state: State, seat: Seat, events: EventSink): void {
  dropAside(state, seat, () => true, events);
  for (const frame of state.frames) {
    if (frame.effect === RESOLVE && frame.card !== NONE) {
      restOnDiscard(state, frame.seat, frame.card, playAreaOf(frame.seat), events);
    }
  }
}
