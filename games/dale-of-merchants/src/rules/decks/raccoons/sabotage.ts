import type { CardSpec } from '../../cards/spec.js';
import { discardAside, throwFromAside } from '../../effects/card-actions.js';
import { drawAside } from '../../effects/draws.js';
import { chooseCardAside, choosePlayer } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';

const LOOKED_AT = 2;
const BRANCHES = ['no-card', 'one-card', 'two-cards'] as const;

export const sabotage: CardSpec = {
  id: 'sabotage',
  name: 'Sabotage',
  value: 5,
  copies: 1,
  plus: true,
  text: "Look at the top two cards of another player's deck. Throw one of them away; the other goes to that player's discard pile.",
  branches: BRANCHES,
  technique: [
    {
      ...choosePlayer('Choose the player whose deck you sabotage', (state, { seat }, player, events) =>
        drawAside(state, player, seat, LOOKED_AT, events),
      ),
      drawn: (state, { as }, events) => tellBranch(state, as, BRANCHES[state.aside.length], events),
    },
    chooseCardAside('Choose the card that is thrown away', false, (state, { seat }, place, events) =>
      throwFromAside(state, seat, place, events),
    ),
    (state, { seat, player }, events) => discardAside(state, seat, player, events),
  ],
};
