import type { CardSpec } from '../../cards/spec.js';
import { drawCards } from '../../effects/draws.js';
import { chooseHandCards, discardHandCards, exactly } from '../../effects/hand-cards.js';
import { staysScheduled, whenTurnEnds } from '../../effects/scheduling.js';
import { tellBranch } from '../../events.js';
export const saxophone: CardSpec = {
  id: 'saxophone',
  name: 'Saxophone',
  value: 5,
  copies: 1,
  plus: true,
  text: 'Draw three cards. At the end of this turn discard two cards from your hand.',
  branches: ['discarded', 'empty-hand'],
  technique: [(state, { seat }, events) => drawCards(state, seat, 3, events), staysScheduled],
  effects: [
    whenTurnEnds(
      (state, { seat, as }, events) =>
        tellBranch(state, as, state.hands[seat].length === 0 ? 'empty-hand' : 'discarded', events),
      chooseHandCards('Choose two cards from your hand to discard', exactly(2), (state, { seat }, mask, events) => {
        discardHandCards(state, seat, mask, events);
      }),
    ),
  ],
};
