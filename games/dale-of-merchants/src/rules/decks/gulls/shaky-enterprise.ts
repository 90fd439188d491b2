import type { CardSpec } from '../../cards/spec.js';
import { putAsideOnDeck } from '../../effects/card-actions.js';
import { chooseOneAside, chooseWhosePile } from '../../effects/choosing-aside.js';
import { discardLastAside, hasPile } from '../../effects/pile-actions.js';
import { optionally } from '../../effects/questions.js';
import { again, remember } from '../../effects/resolve.js';
import { chooseDiscardedBetween, setDiscardedAside } from '../../effects/several-cards.js';
import { tellBranch } from '../../events.js';

const DEPTH = 3;

export const shakyEnterprise: CardSpec = {
  id: 'shaky-enterprise',
  name: 'Shaky Enterprise',
  value: 5,
  copies: 1,
  plus: true,
  text: 'Choose any of the top three cards of your discard pile. Put one of them on the discard pile of a player, yourself allowed, and the others on your deck in any order.',
  branches: ['own-pile', 'other-pile', 'none-chosen', 'empty-pile'],
  technique: [
    // The frame's place holds how many cards can still be chosen.
    (state, { seat }) => remember(state, { place: Math.min(DEPTH, state.discards[seat].length) }),
    optionally(
      chooseDiscardedBetween(
        'You may choose a card from the top of your discard pile',
        ({ length }, _state, { place: left }) => [length - left, length],
        (state, { seat, place: left }, place, events) => {
          setDiscardedAside(state, seat, place, events);
          remember(state, { place: left - 1 });
          again(state);
        },
      ),
    ),
    (state, { seat, as }, events) => {
      if (state.aside.length === 0) tellBranch(state, as, hasPile(state, seat) ? 'none-chosen' : 'empty-pile', events);
    },
    chooseOneAside('Choose the card that goes on a discard pile', false),
    chooseWhosePile((state, { seat, as }, player, events) => {
      tellBranch(state, as, player === seat ? 'own-pile' : 'other-pile', events);
      discardLastAside(state, seat, player, events);
    }),
    (state, { seat }, events) => putAsideOnDeck(state, seat, events),
  ],
};
