import { areAlike, EVERYBODY, kindOf, NONE } from '../../cards/card.js';
import { MULTIPLY, withChange } from '../../cards/marks.js';
import type { CardSpec } from '../../cards/spec.js';
import { chooseHandCard } from '../../effects/questions.js';
import { nameOf, tellBranch, usedCard } from '../../events.js';
import { changeHandCard, showHandCard } from '../../knowledge/shown-cards.js';
import { rollDie } from '../dice.js';
import { POLECAT_DIE } from './die.js';

export const rareArtefact: CardSpec = {
  id: 'rare-artefact',
  name: 'Rare Artefact',
  value: 2,
  copies: 3,
  plus: true,
  text: 'Show a card of your hand and roll the polecat die: its value is multiplied by the roll for this turn.',
  branches: ['multiplied', 'empty-hand'],
  technique: [
    (state, { seat, as }, events) =>
      tellBranch(state, as, state.hands[seat].length === 0 ? 'empty-hand' : 'multiplied', events),
    chooseHandCard('Choose the card of your hand whose value is multiplied', (state, { seat }, place, events) => {
      const hand = state.hands[seat];
      const chosen = hand[place];
      const kind = kindOf(chosen);
      showHandCard(state, seat, place);
      events?.reveal({ kind: 'shown', seat, card: usedCard(state, kind, kind, NONE) });
      const by = rollDie(state, seat, POLECAT_DIE, events);
      const shown = state.watched
        ? hand.findIndex((card) => areAlike(card, chosen) && (card & EVERYBODY) === EVERYBODY)
        : hand.findIndex((card) => areAlike(card, chosen));
      changeHandCard(state, seat, shown, withChange(state, hand[shown], MULTIPLY, by));
      events?.emit({ kind: 'value-changed', seat, card: nameOf(state, kind), how: 'multiply', by });
    }),
  ],
};
