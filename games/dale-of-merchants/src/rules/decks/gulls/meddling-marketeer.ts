import type { CardSpec } from '../../cards/spec.js';
import { putAsideOnDeck } from '../../effects/card-actions.js';
import { chooseSomeAside, discardChosen } from '../../effects/choosing-aside.js';
import { lookToSort } from '../../effects/looking.js';
import { tellBranch } from '../../events.js';

const LOOKED_AT = 3;

export const meddlingMarketeer: CardSpec = {
  id: 'meddling-marketeer',
  name: 'Meddling Marketeer',
  value: 1,
  copies: 4,
  plus: true,
  text: 'Look at the top three cards of your deck. Discard any number of them and put the others back in any order.',
  branches: ['some-discarded', 'all-discarded', 'all-kept', 'no-card'],
  technique: [
    lookToSort(LOOKED_AT, ({ seat }) => seat),
    chooseSomeAside('Choose the cards that you discard'),
    (state, frame, events) => {
      const { seat, as, count } = frame;
      const found = state.aside.length;
      const some = count === found ? 'all-discarded' : count === 0 ? 'all-kept' : 'some-discarded';
      tellBranch(state, as, found === 0 ? 'no-card' : some, events);
      discardChosen(state, frame, seat, events);
    },
    (state, { seat }, events) => putAsideOnDeck(state, seat, events),
  ],
};
