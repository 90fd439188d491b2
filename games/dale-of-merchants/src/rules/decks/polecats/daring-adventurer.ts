import type { CardSpec } from '../../cards/spec.js';
import { drawCards } from '../../effects/draws.js';
import { remember } from '../../effects/resolve.js';
import { discardSeveral } from '../../effects/several-cards.js';
import { rollDie } from '../dice.js';
import { POLECAT_DIE } from './die.js';

export const daringAdventurer: CardSpec = {
  id: 'daring-adventurer',
  name: 'Daring Adventurer',
  value: 1,
  copies: 4,
  plus: true,
  text: 'Roll the polecat die: draw as many cards, then discard as many cards of your hand as you drew.',
  branches: [],
  technique: [
    {
      act(state, { seat }, events) {
        remember(state, { place: state.hands[seat].length });
        drawCards(state, seat, rollDie(state, seat, POLECAT_DIE, events), events);
      },
      drawn: (state, { seat, place: before }) => remember(state, { place: state.hands[seat].length - before }),
    },
    ...discardSeveral('Choose a card from your hand to discard', (_state, { place: drawn }) => drawn),
  ],
};
