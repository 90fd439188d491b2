import { ADD, withChange } from '../../cards/marks.js';
import type { CardSpec } from '../../cards/spec.js';
import { rollOcelotDie } from './die.js';

export const boldHaggler: CardSpec = {
  id: 'bold-haggler',
  name: 'Bold Haggler',
  value: 1,
  copies: 4,
  text: 'Once in your turn you may roll the ocelot die: this card is worth that much more for the turn.',
  branches: ['rolled-0', 'rolled-1', 'rolled-2', 'rolled-3'],
  keepsBonus: true,
  ability: {
    changesCommonZone: false,
    isPossible: () => true,
    use(state, seat, card, as, events) {
      const result = rollOcelotDie(state, seat, events);
      events?.emit({ kind: 'effect', card: 'bold-haggler', branch: `rolled-${result}` });
      return withChange(state, card, ADD, result, as);
    },
  },
};
