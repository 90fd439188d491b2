import { NONE } from '../../cards/card.js';
import type { CardSpec } from '../../cards/spec.js';
import { takeFromMarket } from '../../effects/card-actions.js';
import { staysScheduled, whenFinished } from '../../effects/scheduling.js';
import { tellBranch } from '../../events.js';
import type { State } from '../../state.js';

/** The highest occupied slot; −1 if there is none. */
const leftmostOf = ({ market }: State): number => market.findLastIndex((kind) => kind !== NONE);

export const collectorsDesire: CardSpec = {
  id: 'collectors-desire',
  name: "Collector's Desire",
  value: 2,
  copies: 3,

  text: 'Finish 2: take the leftmost card of the market into your hand.',
  branches: ['taken', 'empty-market'],
  technique: [staysScheduled],
  effects: [
    whenFinished(2, (state, { seat, as }, events) => {
      const slot = leftmostOf(state);
      tellBranch(state, as, slot < 0 ? 'empty-market' : 'taken', events);
      if (slot >= 0) takeFromMarket(state, seat, slot, events);
    }),
  ],
};
