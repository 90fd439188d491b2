import type { CardSpec } from '../../cards/spec.js';
import { hasPile, putDiscardedOnDeck, throwDiscarded } from '../../effects/pile-actions.js';
import { chooseDiscarded, isAny } from '../../effects/questions.js';
import { staysScheduled, whenFinished } from '../../effects/scheduling.js';
import { tellBranch } from '../../events.js';
export const groundbreakingIdea: CardSpec = {
  id: 'groundbreaking-idea',
  name: 'Groundbreaking Idea',
  value: 3,
  copies: 3,
  plus: true,
  text: 'Throw away any card from your discard pile. Finish 2: put any card from your discard pile on your deck.',
  branches: ['thrown-away', 'put-on-deck', 'empty-pile'],
  technique: [
    (state, { seat, as }, events) => tellBranch(state, as, hasPile(state, seat) ? 'thrown-away' : 'empty-pile', events),
    chooseDiscarded('Choose a card from your discard pile to throw away', isAny, (state, { seat }, place, events) =>
      throwDiscarded(state, seat, place, events),
    ),
    staysScheduled,
  ],
  effects: [
    whenFinished(
      2,
      (state, { seat, as }, events) =>
        tellBranch(state, as, hasPile(state, seat) ? 'put-on-deck' : 'empty-pile', events),
      chooseDiscarded('Choose the card that you put on your deck', isAny, (state, { seat }, place, events) =>
        putDiscardedOnDeck(state, seat, place, events),
      ),
    ),
  ],
};
