import { likenessOf } from '../../cards/card.js';
import type { CardSpec } from '../../cards/spec.js';
import { discardTo } from '../../effects/pile-actions.js';
import { chooseAnyPlayer, chooseHandCard, placeOfChosen } from '../../effects/questions.js';
import { remember } from '../../effects/resolve.js';
import { tellBranch } from '../../events.js';
import { NO_LIKENESS } from '../../frames.js';
import { chooseFoundCard, endSearch, readyToSearch, takeFoundIntoHand } from '../../piles/search.js';

export const manufacturedJoy: CardSpec = {
  id: 'manufactured-joy',
  name: 'Manufactured Joy',
  value: 5,
  copies: 1,
  plus: true,
  text: 'Search your deck for a card and take it into your hand. Shuffle your deck. Then put a card from your hand on the discard pile of a player, yourself allowed.',
  branches: ['own-pile', 'other-pile', 'empty-hand'],
  technique: [
    readyToSearch(1),
    chooseFoundCard('Choose the card that you take into your hand', (state, { seat }, place, events) =>
      takeFoundIntoHand(state, seat, place, events),
    ),
    endSearch,
    (state, { seat, as }, events) => {
      if (state.hands[seat].length === 0) tellBranch(state, as, 'empty-hand', events);
    },
    chooseHandCard('Choose a card from your hand that goes on a discard pile', (state, { seat }, place) =>
      remember(state, { chosen: likenessOf(state.hands[seat][place]) }),
    ),
    chooseAnyPlayer(
      'Choose the player on whose discard pile it goes',
      (_state, _player, { chosen }) => chosen !== NO_LIKENESS,
      (state, frame, player, events) => {
        tellBranch(state, frame.as, player === frame.seat ? 'own-pile' : 'other-pile', events);
        discardTo(state, frame.seat, placeOfChosen(state, frame), player, events);
      },
    ),
  ],
};
