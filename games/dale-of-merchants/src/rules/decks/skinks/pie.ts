import type { CardSpec } from '../../cards/spec.js';
import { hasDeck } from '../../effects/pile-actions.js';
import { staysScheduled, whenTurnEnds } from '../../effects/scheduling.js';
import { tellBranch } from '../../events.js';
import { beginSearch, chooseFoundCard, endSearch, takeFoundIntoHand } from '../../piles/search.js';
export const pie: CardSpec = {
  id: 'pie',
  name: 'Pie',
  value: 4,
  copies: 3,
  plus: true,
  text: 'At the end of this turn search your deck for a card, take it into your hand and shuffle.',
  branches: ['found', 'nothing-there'],
  technique: [staysScheduled],
  effects: [
    whenTurnEnds(
      (state, { seat, as }, events) => tellBranch(state, as, hasDeck(state, seat) ? 'found' : 'nothing-there', events),
      beginSearch(1),
      chooseFoundCard('Choose the card that you take into your hand', (state, { seat }, place, events) =>
        takeFoundIntoHand(state, seat, place, events),
      ),
      endSearch,
    ),
  ],
};
