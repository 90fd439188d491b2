import type { CardSpec, Question } from '../../cards/spec.js';
import { throwHandCard } from '../../effects/card-actions.js';
import { chooseSuitingHandCard, chooseToGoOn, isAnimalfolk, NO } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';
import { hasMarketCards, MARKET_DISCARD, takeIntoHand, throwMarketDeckTop } from '../../piles/piles.js';

const animal = chooseSuitingHandCard(
  'You may exchange an animalfolk card for the top card of the discard pile of the market',
  isAnimalfolk,
  (state, { seat, as }, place, events) => {
    const top = state.marketDiscard.pop();
    if (top === undefined) return;
    tellBranch(state, as, 'exchanged', events);
    throwHandCard(state, seat, place, events);
    takeIntoHand(state, seat, top, MARKET_DISCARD, events);
  },
);

/** Asked even if no hand card could be exchanged: that it is not would tell. */
const exchange: Question = {
  ...animal,
  list(state, frame, list) {
    if (state.marketDiscard.length === 0 || state.hands[frame.seat].length === 0) return;
    animal.list(state, frame, list);
    list.add(NO);
  },
  asksAnyway: () => true,
  answer(state, frame, code, events) {
    if (code !== NO) {
      animal.answer(state, frame, code, events);
      return;
    }
    events?.emit({ kind: 'declined', seat: frame.seat, what: 'effect' });
    tellBranch(state, frame.as, 'kept', events);
  },
  describe: (state, frame, code) => (code === NO ? { kind: 'decline' } : animal.describe(state, frame, code)),
};

export const velocipede: CardSpec = {
  id: 'velocipede',
  name: 'Velocipede',
  value: 5,
  copies: 1,
  plus: true,
  text: "You may throw away the top card of the market deck. You may swap an animalfolk card from your hand for the top card of the market's discard pile.",
  branches: ['thrown-away', 'exchanged', 'kept'],
  technique: [
    chooseToGoOn(
      'Throw away the top card of the market deck?',
      (_frame, state) => hasMarketCards(state),
      (state, { as }, goesOn, events) => {
        if (goesOn === 0) return;
        tellBranch(state, as, 'thrown-away', events);
        throwMarketDeckTop(state, events);
      },
    ),
    exchange,
  ],
};
