import { kindOf } from '../../cards/card.js';
import type { CardSpec } from '../../cards/spec.js';
import { discardAside } from '../../effects/card-actions.js';
import { showDeckTop } from '../../effects/draws.js';
import { chooseSet, isOfSet } from '../../effects/naming.js';
import { chooseCardAside } from '../../effects/questions.js';
import { remember } from '../../effects/resolve.js';
import { tellBranch } from '../../events.js';
import { takeAsideIntoHand } from '../../piles/piles.js';

const SHOWN = 4;

const take = chooseCardAside('Choose the card that you take into your hand', false, (state, { seat }, place, events) =>
  takeAsideIntoHand(state, seat, place, events),
);

export const pompousProfessional: CardSpec = {
  id: 'pompous-professional',
  name: 'Pompous Professional',
  value: 1,
  copies: 4,
  plus: true,
  text: 'Name a set and turn up the top four cards of your deck. Take one of that set into your hand and discard the others.',
  branches: ['taken', 'none-of-it'],
  technique: [
    {
      ...chooseSet('Name a set', (state, { seat }, set, events) => {
        remember(state, { place: set });
        showDeckTop(state, seat, seat, SHOWN, events);
      }),
      drawn(state, { as, place: set }, events) {
        const found = state.aside.some((card) => isOfSet(state, kindOf(card), set));
        // What was turned up has come to light.
        tellBranch(state, as, found ? 'taken' : 'none-of-it', events);
      },
    },
    {
      ...take,
      list(state, { place: set }, list) {
        const kinds = new Set(state.aside.map(kindOf).filter((kind) => isOfSet(state, kind, set)));
        for (const kind of kinds) list.add(kind);
      },
    },
    (state, { seat }, events) => discardAside(state, seat, seat, events),
  ],
};
