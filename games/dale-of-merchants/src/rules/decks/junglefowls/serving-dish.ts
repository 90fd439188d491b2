import { EVERYBODY, kindOf } from '../../cards/card.js';
import { ADD, withChange } from '../../cards/marks.js';
import type { CardSpec } from '../../cards/spec.js';
import { drawAside } from '../../effects/draws.js';
import { nameOf, tellBranch, tellMove } from '../../events.js';
import { takeAsideOpenly } from '../../knowledge/shown-cards.js';
import { asideOf, handOf, putIntoHand } from '../../piles/piles.js';
import { HOURS, hourOf } from '../clock.js';

/** By hour. */
const CHANGES = [2, 1, -1] as const;

export const servingDish: CardSpec = {
  id: 'serving-dish',
  name: 'Serving Dish',
  value: 5,
  copies: 1,
  plus: true,
  text: 'Draw a card and show it. For this turn it is worth two more at dawn, one more at day and one less at night.',
  branches: [...HOURS, 'no-card'],
  technique: [
    {
      act: (state, { seat }, events) => drawAside(state, seat, seat, 1, events),
      drawn(state, { seat, as }, events) {
        if (state.aside.length === 0) {
          tellBranch(state, as, 'no-card', events);
          return;
        }
        const hour = hourOf(state, seat);
        const by = CHANGES[hour];
        const card = takeAsideOpenly(state, 0) | EVERYBODY;
        tellBranch(state, as, HOURS[hour], events);
        putIntoHand(state, seat, withChange(state, card, ADD, by));
        tellMove(state, kindOf(card), asideOf(seat), handOf(seat), EVERYBODY, events);
        events?.emit({ kind: 'value-changed', seat, card: nameOf(state, kindOf(card)), how: 'add', by });
      },
    },
  ],
};
