import { replaceTop } from '@souk/kernel';
import type { CardSpec } from '../../cards/spec.js';
import { throwFromAside } from '../../effects/card-actions.js';
import { chooseToGoOn } from '../../effects/questions.js';
import { CLEAN_UP, LAST_WINDOW, turnFrame } from '../../frames.js';
import { drawMarketCardsAside, hasMarketCards, takeAsideIntoHand } from '../../piles/piles.js';

export const fashionHint: CardSpec = {
  id: 'fashion-hint',
  name: 'Fashion Hint',
  value: 5,
  copies: 1,
  text: 'Once in your turn, while you still have an action, you may draw the top card of the market deck: throw it away, or keep it and take no more actions.',
  branches: ['kept', 'thrown-away'],
  ability: {
    changesCommonZone: false,
    isPossible: (state) => state.frames[0].step !== LAST_WINDOW && hasMarketCards(state),
    steps: [
      (state, { seat }, events) => drawMarketCardsAside(state, seat, 1, 1 << seat, events),
      chooseToGoOn(
        'Keep the card and take no more actions?',
        (_frame, state) => state.aside.length > 0,
        (state, { seat }, keeps, events) => {
          events?.emit({ kind: 'effect', card: 'fashion-hint', branch: keeps === 1 ? 'kept' : 'thrown-away' });
          if (keeps === 0) {
            throwFromAside(state, seat, 0, events);
            return;
          }
          takeAsideIntoHand(state, seat, 0, events);
          // The pending action is lost, and no window follows.
          state.frames.pop();
          replaceTop(state.frames, turnFrame(seat, CLEAN_UP));
        },
      ),
    ],
  },
};
