import type { CardSpec, Step } from '../../cards/spec.js';
import { discardDeckTop } from '../../effects/draws.js';
import { hasPile, takeDiscarded } from '../../effects/pile-actions.js';
import { chooseDiscarded, chooseToGoOn, isAny } from '../../effects/questions.js';
import { remember } from '../../effects/resolve.js';
import { staysScheduled, whenFinished } from '../../effects/scheduling.js';
import { tellBranch } from '../../events.js';

const STOPPED = 1;

const discardTop: Step = (state, { seat, as, count }, events) => {
  if (count === STOPPED) return;
  tellBranch(state, as, 'discarded', events);
  discardDeckTop(state, seat, seat, 1, events);
};

const goOn = chooseToGoOn(
  'You may discard the next card',
  ({ count }) => count !== STOPPED,
  (state, { as }, goesOn, events) => {
    if (goesOn !== 0) return;
    remember(state, { count: STOPPED });
    tellBranch(state, as, 'stopped', events);
  },
);

export const insight: CardSpec = {
  id: 'insight',
  name: 'Insight',
  value: 5,
  copies: 1,
  plus: true,
  text: 'Discard the top card of your deck, up to three times. Finish 3: take any card from your discard pile.',
  branches: ['discarded', 'stopped', 'taken', 'empty-pile'],
  technique: [discardTop, goOn, discardTop, goOn, discardTop, staysScheduled],
  effects: [
    whenFinished(
      3,
      (state, { seat, as }, events) => tellBranch(state, as, hasPile(state, seat) ? 'taken' : 'empty-pile', events),
      chooseDiscarded('Choose the card that you take from your discard pile', isAny, (state, { seat }, place, events) =>
        takeDiscarded(state, seat, place, events),
      ),
    ),
  ],
};
