import type { CardSpec } from '../../cards/spec.js';
import { takeTopOfDiscard } from '../../effects/card-actions.js';
import { drawCards } from '../../effects/draws.js';
import { rollDie } from '../dice.js';
import { COMET, HARE_DIE, PLANET, SIGNS } from './die.js';

export const arcaneScholar: CardSpec = {
  id: 'arcane-scholar',
  name: 'Arcane Scholar',
  value: 1,
  copies: 4,
  text: 'Once in your turn you may roll the hare die. Comet: take the top card of your discard pile. Planet: draw a card.',
  branches: [...SIGNS],
  ability: {
    changesCommonZone: true,
    isPossible: () => true,
    steps: [
      (state, { seat }, events) => {
        const sign = rollDie(state, seat, HARE_DIE, events);
        events?.emit({ kind: 'effect', card: 'arcane-scholar', branch: SIGNS[sign] });
        if (sign === COMET) takeTopOfDiscard(state, seat, seat, events);
        if (sign === PLANET) drawCards(state, seat, 1, events);
      },
    ],
  },
};
