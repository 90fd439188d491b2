import { NONE } from '../../cards/card.js';
import type { CardSpec } from '../../cards/spec.js';
import { chooseAnimalByValue } from '../../effects/animal-by-value.js';
import { takeFromMarket, throwHandCard } from '../../effects/card-actions.js';
import { chooseMarketCard } from '../../effects/questions.js';
import { remember } from '../../effects/resolve.js';
import { nameOf } from '../../events.js';

/** What the technique counts once a card is thrown away: its value and this. */
const THROWN = 1;

const marketCard = chooseMarketCard('Choose the card that you take', (state, { seat }, slot, events) =>
  takeFromMarket(state, seat, slot, events),
);

export const replacement: CardSpec = {
  id: 'replacement',
  name: 'Replacement',
  value: 4,
  copies: 3,
  plus: true,
  text: 'Throw away an animalfolk card from your hand. Take a card of the market whose value differs from its value by no more than one.',
  branches: ['replaced', 'nothing-to-take', 'nothing-to-throw-away'],
  technique: [
    chooseAnimalByValue(
      'Choose an animalfolk card from your hand to throw away',
      (state, { seat }, place, value, events) => {
        throwHandCard(state, seat, place, events);
        remember(state, { count: value + THROWN });
      },
    ),
    (state, { as, count }, events) => {
      const found = state.market.some((kind) => kind !== NONE && isNear(state.rules.values[kind], count));
      const branch = count === 0 ? 'nothing-to-throw-away' : found ? 'replaced' : 'nothing-to-take';
      // That there is no animalfolk card shows something of the hand (DX-ASK-1).
      events?.reveal({ kind: 'effect', card: nameOf(state, as), branch });
    },
    {
      ...marketCard,
      list(state, { count }, list) {
        for (const [slot, kind] of state.market.entries()) {
          if (kind !== NONE && isNear(state.rules.values[kind], count)) list.add(slot);
        }
      },
    },
  ],
};

const isNear = (value: number, count: number): boolean => count >= THROWN && Math.abs(value - (count - THROWN)) <= 1;
