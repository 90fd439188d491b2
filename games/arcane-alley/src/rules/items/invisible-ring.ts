import type { Seat } from '@souk/kernel';
import type { EventSink } from '../events.js';
import { loseInfamy } from '../round/scores.js';
import { ruled } from '../ruled.js';
import type { State } from '../state.js';
import type { Item } from './item.js';

export const numbers = { ringInfamy: ruled(2, 50) };

/** AA-ITEM-1, AA-ITEM-12. */
const slipAway = (state: State, seat: Seat, events: EventSink): void =>
  loseInfamy(state, seat, state.rules.numbers.ringInfamy, 'invisible-ring', events);

export const invisibleRing: Item = {
  id: 'invisible-ring',
  name: 'Invisible Ring',
  setGold: 1,
  infamy: 0,
  copies: 6,
  extra: 1,
  text: ({ ringInfamy }) =>
    `Always: lose ${ringInfamy} infamy when it goes to the discard from your stash, or from your storehouse where it was revealed.`,
  whenReplaced: slipAway,
  whenDiscarded: slipAway,
};
