import type { Seat } from '@souk/kernel';
import type { CardSpec, Effect } from '../../../src/rules/cards/spec.js';
import type { State } from '../../../src/rules/state.js';

/** How many of these techniques lie before the other players. */
export const scheduledAgainst = ({ extras, rules }: State, seat: Seat, { id }: CardSpec): number =>
  extras?.scheduled.filter((each) => each.seat !== seat && rules.cards[each.as].id === id).length ?? 0;

/** A technique that lies there until its owner's next turn begins. */
export const untilNextTurn: Effect = { name: 'is-over', when: 'turn-starts', from: 'schedule', steps: [] };
