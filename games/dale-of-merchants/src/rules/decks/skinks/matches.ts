import type { CardSpec } from '../../cards/spec.js';
import { throwHandCard } from '../../effects/card-actions.js';
import { drawCards } from '../../effects/draws.js';
import { chooseHandCard } from '../../effects/questions.js';
import { staysScheduled, whenTurnEnds } from '../../effects/scheduling.js';
import { tellBranch } from '../../events.js';
export const matches: CardSpec = {
  id: 'matches',
  name: 'Matches',
  value: 3,
  copies: 3,
  plus: true,
  text: 'Draw two cards. At the end of this turn throw away a card from your hand.',
  branches: ['thrown-away', 'empty-hand'],
  technique: [(state, { seat }, events) => drawCards(state, seat, 2, events), staysScheduled],
  effects: [
    whenTurnEnds(
      (state, { seat, as }, events) =>
        tellBranch(state, as, state.hands[seat].length === 0 ? 'empty-hand' : 'thrown-away', events),
      chooseHandCard('Choose a card from your hand to throw away', (state, { seat }, place, events) =>
        throwHandCard(state, seat, place, events),
      ),
    ),
  ],
};
