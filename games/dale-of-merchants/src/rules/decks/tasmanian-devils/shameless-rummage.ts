import type { CardSpec } from '../../cards/spec.js';
import { returnAsideToDeck } from '../../effects/card-actions.js';
import { chooseSomeAside, discardChosen } from '../../effects/choosing-aside.js';
import { lookAtTop } from '../../effects/draws.js';
import { mixAside } from '../../effects/looking.js';
import { chooseAnyPlayer, isAny } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';
import { shuffleDeck } from '../../piles/search.js';

const LOOKED_AT = 3;

export const shamelessRummage: CardSpec = {
  id: 'shameless-rummage',
  name: 'Shameless Rummage',
  value: 4,
  copies: 3,
  plus: true,
  text: 'Choose a player, yourself allowed. Look at the top three cards of that deck, discard any number of them there and shuffle the others into that deck.',
  branches: ['some-discarded', 'all-discarded', 'all-kept', 'no-card'],
  technique: [
    {
      ...chooseAnyPlayer('Choose the player whose deck you rummage', isAny, (state, { seat }, player, events) =>
        lookAtTop(state, player, seat, LOOKED_AT, events),
      ),
      drawn: (state, { seat }) => mixAside(state, seat),
    },
    chooseSomeAside('Choose the cards that are discarded'),
    (state, frame, events) => {
      const { as, player, count } = frame;
      const found = state.aside.length;
      const some = count === found ? 'all-discarded' : count === 0 ? 'all-kept' : 'some-discarded';
      tellBranch(state, as, found === 0 ? 'no-card' : some, events);
      discardChosen(state, frame, player, events);
    },
    (state, { seat, player }, events) => {
      returnAsideToDeck(state, seat, player, events);
      shuffleDeck(state, player, events);
    },
  ],
};
