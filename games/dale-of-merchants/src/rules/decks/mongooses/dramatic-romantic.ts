import type { CardSpec } from '../../cards/spec.js';
import { setCounter } from '../../effects/extras.js';
import { tellBranch } from '../../events.js';
import { CLOCK, DAWN, hourOf, NIGHT } from '../clock.js';

const FORWARD = 1;
const BACK = 0;

export const dramaticRomantic: CardSpec = {
  id: 'dramatic-romantic',
  name: 'Dramatic Romantic',
  value: 1,
  copies: 4,
  text: 'Once in your turn you may move your clock one step forward or back.',
  branches: ['forward', 'back'],
  ability: {
    // DX-WINDOW-2: nothing would read the clock after the last action.
    changesCommonZone: false,
    isPossible: () => true,
    steps: [
      {
        kind: 'side',
        text: 'Move your clock forward or back',
        list(state, { seat }, list) {
          if (hourOf(state, seat) < NIGHT) list.add(FORWARD);
          if (hourOf(state, seat) > DAWN) list.add(BACK);
        },
        answer(state, { seat, as }, code, events) {
          tellBranch(state, as, code === FORWARD ? 'forward' : 'back', events);
          setCounter(state, CLOCK.id, seat, hourOf(state, seat) + (code === FORWARD ? 1 : -1), events);
        },
        describe: (_state, _frame, code) => ({ kind: 'side', side: code === FORWARD ? 'forward' : 'back' }),
      },
    ],
  },
};
