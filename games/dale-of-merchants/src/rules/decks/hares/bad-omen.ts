import type { CardSpec } from '../../cards/spec.js';
import { putAsideOnDeck, throwFromAside } from '../../effects/card-actions.js';
import { lookToSort } from '../../effects/looking.js';
import { chooseCardAside, optionally } from '../../effects/questions.js';
import { remember } from '../../effects/resolve.js';
import { tellBranch } from '../../events.js';

export const badOmen: CardSpec = {
  id: 'bad-omen',
  name: 'Bad Omen',
  value: 3,
  copies: 3,
  plus: true,
  text: 'Look at the top three cards of your deck. You may throw away one of them; put the others back in any order.',
  branches: ['thrown-away', 'all-kept'],
  technique: [
    lookToSort(3, ({ seat }) => seat),
    optionally(
      chooseCardAside('You may throw away one of these cards', true, (state, { seat, as }, place, events) => {
        tellBranch(state, as, 'thrown-away', events);
        throwFromAside(state, seat, place, events);
        remember(state, { count: 1 });
      }),
    ),
    (state, { seat, as, count }, events) => {
      if (count === 0) tellBranch(state, as, 'all-kept', events);
      putAsideOnDeck(state, seat, events);
    },
  ],
};
