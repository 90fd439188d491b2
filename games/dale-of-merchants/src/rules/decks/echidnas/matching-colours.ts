import { MoveList } from '@souk/kernel';
import { likenessOf } from '../../cards/card.js';
import type { CardSpec } from '../../cards/spec.js';
import { chooseAnimalByValue } from '../../effects/animal-by-value.js';
import { layInStall } from '../../effects/card-actions.js';
import { placeOfChosen, type StallCard } from '../../effects/questions.js';
import { remember } from '../../effects/resolve.js';
import { chooseCardOfStalls } from '../../effects/stall-cards.js';
import { nameOf } from '../../events.js';
import { handOf, takeFromHand } from '../../piles/piles.js';
import { isInGame, type State } from '../../state.js';

/** What the technique counts once a card is chosen: its value and this. */
const CHOSEN = 1;

/** Whether a card of some stall is worth as much. */
const hasEqual = (state: State, value: number): boolean =>
  state.stalls.some(
    (stall, owner) => isInGame(state, owner) && stall.flat().some((kind) => state.rules.values[kind] === value),
  );

const isEqual = (state: State, { owner, kind }: StallCard, count: number): boolean =>
  isInGame(state, owner) && state.rules.values[kind] === count - CHOSEN;

const chooseHandCard = chooseAnimalByValue(
  'Choose an animalfolk card from your hand to exchange',
  (state, { seat }, place, value) =>
    remember(state, { count: value + CHOSEN, chosen: likenessOf(state.hands[seat][place]) }),
  hasEqual,
);

export const matchingColours: CardSpec = {
  id: 'matching-colours',
  name: 'Matching Colours',
  value: 5,
  copies: 1,
  plus: true,
  text: 'Swap an animalfolk card from your hand for a card of the same value in any stall, yours included.',
  branches: ['exchanged', 'nothing-to-exchange'],
  technique: [
    (state, frame, events) => {
      const choices = new MoveList();
      chooseHandCard.list(state, frame, choices);
      // That there is no pair shows something of the hand.
      const branch = choices.size > 0 ? 'exchanged' : 'nothing-to-exchange';
      events?.reveal({ kind: 'effect', card: nameOf(state, frame.as), branch });
    },
    chooseHandCard,
    chooseCardOfStalls(
      'Choose the card of a stall that you take',
      (state, { count }, card) => count >= CHOSEN && isEqual(state, card, count),
      (state, frame, chosen, events) => {
        const { seat } = frame;
        const kind = takeFromHand(state, seat, placeOfChosen(state, frame));
        layInStall(state, seat, chosen, kind, handOf(seat), events);
      },
    ),
  ],
};
