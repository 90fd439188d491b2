import { likenessOf } from '../../cards/card.js';
import type { CardSpec } from '../../cards/spec.js';
import { putOnDeckSecretly } from '../../effects/card-actions.js';
import { chooseHandCard, choosePlayer, placeOfChosen } from '../../effects/questions.js';
import { remember } from '../../effects/resolve.js';
import { tellBranch } from '../../events.js';
import { NO_LIKENESS } from '../../frames.js';

const toAnotherDeck = choosePlayer('Choose the player on whose deck the card goes', (state, frame, player, events) =>
  putOnDeckSecretly(state, frame.seat, placeOfChosen(state, frame), player, events),
);

export const rottenFood: CardSpec = {
  id: 'rotten-food',
  name: 'Rotten Food',
  value: 3,
  copies: 3,
  plus: true,
  text: "Put a card from your hand face down on another player's deck.",
  branches: ['given', 'empty-hand'],
  technique: [
    (state, { seat, as }, events) =>
      tellBranch(state, as, state.hands[seat].length === 0 ? 'empty-hand' : 'given', events),
    chooseHandCard('Choose a card from your hand to put on another deck', (state, { seat }, place) =>
      remember(state, { chosen: likenessOf(state.hands[seat][place]) }),
    ),
    {
      ...toAnotherDeck,
      list: (state, frame, list) => {
        if (frame.chosen !== NO_LIKENESS) toAnotherDeck.list(state, frame, list);
      },
    },
  ],
};
