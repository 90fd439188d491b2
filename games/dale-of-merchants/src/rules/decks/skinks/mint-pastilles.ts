import { NONE } from '../../cards/card.js';
import type { CardSpec, Question } from '../../cards/spec.js';
import { throwHandCard } from '../../effects/card-actions.js';
import { drawMarketCards } from '../../effects/pile-actions.js';
import { chooseSuitingHandCard, isAnimalfolk } from '../../effects/questions.js';
import { remember } from '../../effects/resolve.js';
import { staysScheduled, whenTurnEnds } from '../../effects/scheduling.js';
import { tellBranch } from '../../events.js';
import { playAreaOf, throwAway } from '../../piles/piles.js';

const handCard = chooseSuitingHandCard(
  'Choose an animalfolk card from your hand, or this card, to throw away',
  isAnimalfolk,
  (state, { seat, as }, place, events) => {
    tellBranch(state, as, 'hand-card', events);
    throwHandCard(state, seat, place, events);
  },
);

const THIS_CARD = 2 ** 20;

/** Asked even if there is no such card: that it is not would tell. */
const chooseThrown: Question = {
  ...handCard,
  list(state, frame, list) {
    handCard.list(state, frame, list);
    list.add(THIS_CARD);
  },
  asksAnyway: () => true,
  answer(state, frame, code, events) {
    if (code !== THIS_CARD) {
      handCard.answer(state, frame, code, events);
      return;
    }
    remember(state, { card: NONE });
    throwAway(state, frame.card, playAreaOf(frame.seat), events);
    tellBranch(state, frame.as, 'this-card', events);
  },
  describe: (state, frame, code) =>
    code === THIS_CARD ? { kind: 'this-card' } : handCard.describe(state, frame, code),
};

export const mintPastilles: CardSpec = {
  id: 'mint-pastilles',
  name: 'Mint Pastilles',
  value: 2,
  copies: 3,
  plus: true,
  text: 'Draw a card from the market deck. At the end of this turn throw away an animalfolk card from your hand, or this card.',
  branches: ['hand-card', 'this-card'],
  technique: [(state, { seat }, events) => void drawMarketCards(state, seat, 1, events), staysScheduled],
  effects: [whenTurnEnds(chooseThrown)],
};
