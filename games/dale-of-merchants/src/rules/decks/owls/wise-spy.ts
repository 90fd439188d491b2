import type { CardSpec } from '../../cards/spec.js';
import { putAsideOnDeck } from '../../effects/card-actions.js';
import { lookAtTop } from '../../effects/draws.js';
import { mixAside } from '../../effects/looking.js';
import { hasDeck } from '../../effects/pile-actions.js';
import { tellBranch } from '../../events.js';

const LOOKED_AT = 3;

export const wiseSpy: CardSpec = {
  id: 'wise-spy',
  name: 'Wise Spy',
  value: 1,
  copies: 4,

  text: 'Once in your turn you may look at the top three cards of your deck and put them back in any order.',
  branches: ['looked', 'fewer-cards'],
  ability: {
    changesCommonZone: true,
    isPossible: hasDeck,
    isPubliclyPossible: hasDeck,
    steps: [
      {
        act: (state, { seat }, events) => lookAtTop(state, seat, seat, LOOKED_AT, events),
        drawn(state, { seat, as }, events) {
          tellBranch(state, as, state.aside.length === LOOKED_AT ? 'looked' : 'fewer-cards', events);
          mixAside(state, seat);
        },
      },
      (state, { seat }, events) => putAsideOnDeck(state, seat, events),
    ],
  },
};
