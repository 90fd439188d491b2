import type { CardSpec, Step } from '../../cards/spec.js';
import { discardHandCard } from '../../effects/card-actions.js';
import { drawCards } from '../../effects/draws.js';
import { chooseHandCard, optionally } from '../../effects/questions.js';
import { remember, skipRest } from '../../effects/resolve.js';
import { tellBranch } from '../../events.js';

/** The technique counts the cards that were discarded, and stops when one time there was none. */
const chooseDiscarded = optionally(
  chooseHandCard('You may discard a card from your hand', (state, { seat, count }, place, events) => {
    remember(state, { count: count + 1, place: 1 });
    discardHandCard(state, seat, place, events);
  }),
);

const drawOrStop: Step = (state, { seat, as, count, place }, events) => {
  if (place === 0) {
    tellBranch(state, as, count === 0 ? 'not-at-all' : 'once', events);
    skipRest(state);
    return;
  }
  if (count === 2) tellBranch(state, as, 'twice', events);
  remember(state, { place: 0 });
  drawCards(state, seat, 1, events);
};

export const bouncyResearcher: CardSpec = {
  id: 'bouncy-researcher',
  name: 'Bouncy Researcher',
  value: 1,
  copies: 4,
  plus: true,
  text: 'Up to two times: you may discard a card from your hand and draw a card.',
  branches: ['once', 'twice', 'not-at-all'],
  technique: [chooseDiscarded, drawOrStop, chooseDiscarded, drawOrStop],
};
