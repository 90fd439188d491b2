import { EVERYBODY, kindOf, openCard } from '../../cards/card.js';
import type { CardSpec } from '../../cards/spec.js';
import { putAsideOnDeck } from '../../effects/card-actions.js';
import { lookAtTop } from '../../effects/draws.js';
import { hasDeck, hasPile } from '../../effects/pile-actions.js';
import { chooseToGoOn } from '../../effects/questions.js';
import { remember } from '../../effects/resolve.js';
import { tellBranch, tellMove } from '../../events.js';
import { takeAsideOpenly } from '../../knowledge/shown-cards.js';
import { asideOf, deckOf, discardOf, discardOnto, takeFromDiscard } from '../../piles/piles.js';

/** A frame of an ability counts from 1 on. */
const EXCHANGED = 2;

export const magiciansTouch: CardSpec = {
  id: 'magicians-touch',
  name: "Magician's Touch",
  value: 5,
  copies: 1,

  text: 'Once in your turn you may look at the top card of your deck, and exchange it for the top card of your discard pile.',
  branches: ['exchanged', 'kept', 'empty-pile'],
  ability: {
    changesCommonZone: true,
    isPossible: hasDeck,
    isPubliclyPossible: hasDeck,
    steps: [
      (state, { seat }, events) => lookAtTop(state, seat, seat, 1, events),
      chooseToGoOn(
        'You may exchange the two top cards',
        ({ seat }, state) => hasPile(state, seat),
        (state, { seat }, goesOn, events) => {
          if (goesOn === 0) return;
          remember(state, { count: EXCHANGED });
          const top = takeFromDiscard(state, seat, state.discards[seat].length - 1);
          discardOnto(state, seat, kindOf(takeAsideOpenly(state, 0)), asideOf(seat), events);
          state.decks[seat].push(openCard(top));
          tellMove(state, top, discardOf(seat), deckOf(seat), EVERYBODY, events);
        },
      ),
      (state, { seat, as, count }, events) => {
        const empty = hasPile(state, seat) ? 'kept' : 'empty-pile';
        tellBranch(state, as, count === EXCHANGED ? 'exchanged' : empty, events);
        putAsideOnDeck(state, seat, events);
      },
    ],
  },
};
