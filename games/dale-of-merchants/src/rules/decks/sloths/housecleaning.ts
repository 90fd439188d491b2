import type { CardSpec } from '../../cards/spec.js';
import { throwHandCard } from '../../effects/card-actions.js';
import { takeDiscarded } from '../../effects/pile-actions.js';
import { chooseCount, chooseHandCard, optionally } from '../../effects/questions.js';
import { staysScheduled, whenTurnStarts } from '../../effects/scheduling.js';
import { countAt } from '../../effects/triggers.js';
import { tellBranch } from '../../events.js';

const MOST_JUNK = 3;

export const housecleaning: CardSpec = {
  id: 'housecleaning',
  name: 'Housecleaning',
  value: 3,
  copies: 3,
  plus: true,
  text: 'Take up to three junk cards from your discard pile into your hand. When your next turn starts, you may throw away a card from your hand.',
  branches: ['took-junk', 'took-none', 'thrown-away'],
  technique: [
    chooseCount(
      'Choose how many junk cards you take from your discard pile',
      ({ discards, rules }, { seat }) => ({
        least: 0,
        most: Math.min(MOST_JUNK, countAt(discards[seat], rules.junk)),
      }),
      (state, { seat, as }, count, events) => {
        tellBranch(state, as, count === 0 ? 'took-none' : 'took-junk', events);
        for (let i = 0; i < count; i++) {
          takeDiscarded(state, seat, state.discards[seat].lastIndexOf(state.rules.junk), events);
        }
      },
    ),
    staysScheduled,
  ],
  effects: [
    whenTurnStarts(
      optionally(
        chooseHandCard('You may throw away a card from your hand', (state, { seat, as }, place, events) => {
          tellBranch(state, as, 'thrown-away', events);
          throwHandCard(state, seat, place, events);
        }),
      ),
    ),
  ],
};
