import type { CardSpec } from '../../cards/spec.js';
import { drawCards } from '../../effects/draws.js';
import { chooseHandCards, discardHandCards } from '../../effects/hand-cards.js';
import { remember } from '../../effects/resolve.js';
import { staysScheduled, whenTurnEnds } from '../../effects/scheduling.js';
import { tellBranch } from '../../events.js';

const MOST = 2;

export const erraticAssistant: CardSpec = {
  id: 'erratic-assistant',
  name: 'Erratic Assistant',
  value: 1,
  copies: 4,
  plus: true,
  text: 'At the end of this turn discard one or two cards from your hand and draw as many.',
  branches: ['exchanged', 'empty-hand'],
  technique: [staysScheduled],
  effects: [
    whenTurnEnds(
      (state, { seat, as }, events) =>
        tellBranch(state, as, state.hands[seat].length === 0 ? 'empty-hand' : 'exchanged', events),
      chooseHandCards(
        'Choose one or two cards from your hand to discard',
        ({ hands }, { seat }) => ({ least: 1, most: Math.min(MOST, hands[seat].length) }),
        (state, { seat }, mask, events) => {
          const count = state.hands[seat].length;
          remember(state, {
            count: count - [...state.hands[seat].keys()].filter((place) => !((mask >> place) & 1)).length,
          });
          discardHandCards(state, seat, mask, events);
        },
      ),
      (state, { seat, count }, events) => drawCards(state, seat, count, events),
    ),
  ],
};
