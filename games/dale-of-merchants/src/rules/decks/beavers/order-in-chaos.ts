import type { CardSpec } from '../../cards/spec.js';
import { moveTopOntoDeck, putDiscardedOnDeck } from '../../effects/pile-actions.js';
import { chooseDiscarded, ifDue, isAny } from '../../effects/questions.js';
import { staysScheduled, whenNewDeck } from '../../effects/scheduling.js';
import { tellBranch } from '../../events.js';
import { shuffleDeck } from '../../piles/search.js';

const CARDS = 3;

/** The deck is empty when it is formed: what lies on it was chosen. */
const choose = ifDue(
  ({ seat }, { decks }) => decks[seat].length < CARDS,
  chooseDiscarded('Choose a card of your new deck', isAny, (state, { seat }, place, events) =>
    putDiscardedOnDeck(state, seat, place, events),
  ),
);

export const orderInChaos: CardSpec = {
  id: 'order-in-chaos',
  name: 'Order in Chaos',
  value: 5,
  copies: 1,
  plus: true,
  text: 'When you form a new deck, choose three cards of your discard pile: only these are shuffled and are your deck.',
  branches: ['chosen', 'all-cards'],
  technique: [staysScheduled],
  effects: [
    whenNewDeck(
      (state, { seat, as }, events) => {
        const isChoice = state.discards[seat].length > CARDS;
        tellBranch(state, as, isChoice ? 'chosen' : 'all-cards', events);
        if (!isChoice) while (moveTopOntoDeck(state, seat, events));
      },
      choose,
      choose,
      choose,
      (state, { seat }, events) => shuffleDeck(state, seat, events),
    ),
  ],
};
