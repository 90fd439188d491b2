import { removeCardAt } from '../../cards/card.js';
import type { CardSpec } from '../../cards/spec.js';
import { throwFromAside } from '../../effects/card-actions.js';
import { drawAside } from '../../effects/draws.js';
import { putOnPile } from '../../effects/extras.js';
import { nameOf, tellBranch } from '../../events.js';
import { asideOf } from '../../piles/piles.js';

const THROW = 0;
const STORE = 1;

export const wheelbarrow: CardSpec = {
  id: 'wheelbarrow',
  name: 'Wheelbarrow',
  value: 3,
  copies: 3,
  plus: true,
  text: 'Look at the top card of your deck. Throw it away, or store it until your next turn starts.',
  branches: ['thrown-away', 'stored', 'no-card'],
  technique: [
    {
      act: (state, { seat }, events) => drawAside(state, seat, seat, 1, events),
      drawn(state, { as }, events) {
        if (state.aside.length === 0) tellBranch(state, as, 'no-card', events);
      },
    },
    {
      kind: 'throw-or-store',
      text: 'Throw the card away, or store it',
      list(state, _frame, list) {
        if (state.aside.length === 0) return;
        list.add(THROW);
        list.add(STORE);
      },
      answer(state, { seat, as }, code, events) {
        tellBranch(state, as, code === THROW ? 'thrown-away' : 'stored', events);
        if (code === THROW) throwFromAside(state, seat, 0, events);
        else putOnPile(state, nameOf(state, as), seat, removeCardAt(state.aside, 0), asideOf(seat), events);
      },
      describe: (_state, _frame, code) => ({ kind: code === THROW ? 'throw-away' : 'store' }),
    },
  ],
};
