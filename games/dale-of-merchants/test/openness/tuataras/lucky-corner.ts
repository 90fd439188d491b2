import type { CardSpec } from '../../../src/rules/cards/spec.js';
import { rollOcelotDie } from '../../../src/rules/decks/ocelots/die.js';
import { changeCoins } from '../../../src/rules/effects/extras.js';

export const luckyCorner: CardSpec = {
  id: 'lucky-corner',
  name: 'Lucky Corner',
  value: 5,
  copies: 1,
  text: 'While this lies in your stall, you may roll a die once in your turn and get as many coins.',
  branches: [],
  effects: [
    {
      name: 'roll',
      when: 'between-actions',
      from: 'stall',
      steps: [(state, { seat }, events) => changeCoins(state, seat, rollOcelotDie(state, seat, events), events)],
    },
  ],
};
