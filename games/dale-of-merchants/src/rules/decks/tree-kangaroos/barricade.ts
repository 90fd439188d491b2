import type { CardSpec } from '../../cards/spec.js';
import { takeDiscarded } from '../../effects/pile-actions.js';
import { chooseCount } from '../../effects/questions.js';
import { countAt } from '../../effects/triggers.js';
import { tellBranch } from '../../events.js';
import type { State } from '../../state.js';

const hasJunk = ({ discards, rules }: State, seat: number): boolean => discards[seat].includes(rules.junk);

export const barricade: CardSpec = {
  id: 'barricade',
  name: 'Barricade',
  value: 2,
  copies: 3,

  text: 'At the end of your turn you may take one or two junk cards from your discard pile into your hand.',
  branches: ['one', 'two'],
  ability: {
    changesCommonZone: false,
    endPhase: true,
    isPossible: hasJunk,
    isPubliclyPossible: hasJunk,
    steps: [
      chooseCount(
        'Choose how many junk cards you take',
        ({ discards, rules }, { seat }) => ({ least: 1, most: Math.min(2, countAt(discards[seat], rules.junk)) }),
        (state, { seat, as }, count, events) => {
          tellBranch(state, as, count === 1 ? 'one' : 'two', events);
          for (let i = 0; i < count; i++) {
            takeDiscarded(state, seat, state.discards[seat].lastIndexOf(state.rules.junk), events);
          }
        },
      ),
    ],
  },
};
