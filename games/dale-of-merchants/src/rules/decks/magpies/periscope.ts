import type { CardSpec, Step } from '../../cards/spec.js';
import { takeTopOfDiscard } from '../../effects/card-actions.js';
import { discardDeckTop } from '../../effects/draws.js';
import { chooseSet, isOfSet } from '../../effects/naming.js';
import { chooseNumber, choosePlayer } from '../../effects/questions.js';
import { remember } from '../../effects/resolve.js';
import { tellBranch } from '../../events.js';

/** If no card could be drawn, there is none on the pile either. The frame counts the set named, its place is the value. */
const turnUp: Step = {
  act: (state, { seat, player }, events) => discardDeckTop(state, seat, player, 1, events),
  drawn(state, { seat, as, player, count: set, place: value }, events) {
    const kind = state.discards[player].at(-1);
    if (kind === undefined) return;
    const right = isOfSet(state, kind, set) && state.rules.values[kind] === value;
    tellBranch(state, as, right ? 'right' : 'wrong', events);
    if (right) takeTopOfDiscard(state, player, seat, events);
  },
};

export const periscope: CardSpec = {
  id: 'periscope',
  name: 'Periscope',
  value: 5,
  copies: 1,
  plus: true,
  text: 'Choose another player and name a set and a value. Twice, the top card of that deck is discarded; if both are right, take it into your hand.',
  branches: ['right', 'wrong'],
  technique: [
    choosePlayer('Choose the player whose deck you turn up'),
    chooseSet('Name a set', (state, _frame, set) => remember(state, { count: set })),
    chooseNumber(
      'Name a value',
      () => true,
      (state, { seat }, value, events) => {
        remember(state, { place: value });
        events?.emit({ kind: 'value-named', seat, value });
      },
    ),
    turnUp,
    turnUp,
  ],
};
