import type { Seat } from '@souk/kernel';
import type { CardSpec } from '../../cards/spec.js';
import { putOnDeckSecretly } from '../../effects/card-actions.js';
import { formDeck } from '../../effects/draws.js';
import { chooseHandCard, ifDue } from '../../effects/questions.js';
import { again, remember, skipRest } from '../../effects/resolve.js';
import { tellBranch } from '../../events.js';
import { takeAsideIntoHand } from '../../piles/piles.js';
import { chooseFoundCard, joinPile, openDeck, setFoundAside, shuffleDeck } from '../../piles/search.js';
import type { State } from '../../state.js';
import { rollDie } from '../dice.js';
import { POLECAT_DIE } from './die.js';

const cardsOf = ({ decks, discards }: State, seat: Seat): number => decks[seat].length + discards[seat].length;

export const naturalSurvivor: CardSpec = {
  id: 'natural-survivor',
  name: 'Natural Survivor',
  value: 5,
  copies: 1,
  plus: true,
  text: 'Roll the polecat die: exchange as many cards of your hand for cards of your deck of your choice; shuffle your deck.',
  branches: ['exchanged', 'nothing-to-exchange'],
  technique: [
    {
      act(state, { seat, as }, events) {
        const { length } = state.hands[seat];
        const isNothing = length === 0 || cardsOf(state, seat) === 0;
        tellBranch(state, as, isNothing ? 'nothing-to-exchange' : 'exchanged', events);
        if (isNothing) return;
        const count = Math.min(rollDie(state, seat, POLECAT_DIE, events), length, cardsOf(state, seat));
        remember(state, { place: count, count });
        formDeck(state, seat, events);
      },
      drawn(state, { seat, count: wanted }, events) {
        if (wanted === 0) {
          skipRest(state);
          return;
        }
        if (state.decks[seat].length < wanted) joinPile(state, seat, events);
        openDeck(state, seat, events);
      },
    },
    chooseFoundCard('Choose a card of your deck that you take', (state, { seat, count: left }, place, events) => {
      setFoundAside(state, seat, place, events);
      remember(state, { count: left - 1 });
      if (left > 1) again(state);
    }),
    (state, { place: wanted }) => remember(state, { count: wanted }),
    ifDue(
      ({ count }) => count > 0,
      chooseHandCard(
        'Choose a card of your hand that goes into your deck',
        (state, { seat, count: left }, place, events) => {
          putOnDeckSecretly(state, seat, place, seat, events);
          remember(state, { count: left - 1 });
          if (left > 1) again(state);
        },
      ),
    ),
    (state, { seat }, events) => {
      while (state.aside.length > 0) takeAsideIntoHand(state, seat, 0, events);
      shuffleDeck(state, seat, events);
    },
  ],
};
