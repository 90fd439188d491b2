import type { CardSpec } from '../../cards/spec.js';
import { drawCards } from '../../effects/draws.js';
import { hasPile, takeDiscarded } from '../../effects/pile-actions.js';
import { chooseSource } from '../../effects/sources.js';
import { tellBranch } from '../../events.js';
import { isNight } from '../clock.js';

export const falseAlarm: CardSpec = {
  id: 'false-alarm',
  name: 'False Alarm',
  value: 2,
  copies: 3,
  plus: true,
  text: 'Draw a card; at night you may take the bottom card of your discard pile into your hand instead.',
  branches: ['drawn', 'bottom-taken'],
  technique: [
    chooseSource(
      'Draw a card, or take the bottom card of your discard pile',
      (state, { seat }) => [
        { from: 'deck', player: seat },
        ...(isNight(state, seat) && hasPile(state, seat) ? [{ from: 'discard-bottom', player: seat } as const] : []),
      ],
      (state, { seat, as }, { from }, events) => {
        tellBranch(state, as, from === 'deck' ? 'drawn' : 'bottom-taken', events);
        if (from === 'deck') drawCards(state, seat, 1, events);
        else takeDiscarded(state, seat, 0, events);
      },
    ),
  ],
};
