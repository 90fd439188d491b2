import { kindOf } from '../../cards/card.js';
import type { CardSpec } from '../../cards/spec.js';
import { hasDeck, takeDiscarded } from '../../effects/pile-actions.js';
import { chooseSource } from '../../effects/sources.js';
import { tellBranch } from '../../events.js';
import { deduceHand } from '../../knowledge/pools.js';
import { deckOf, restOnDiscard } from '../../piles/piles.js';

export const stubbornIsolationist: CardSpec = {
  id: 'stubborn-isolationist',
  name: 'Stubborn Isolationist',
  value: 1,
  copies: 4,
  plus: true,
  text: 'Turn your deck over onto your discard pile. Then take the top or the bottom card of that pile into your hand.',
  branches: ['top-taken', 'bottom-taken', 'no-card'],
  technique: [
    (state, { seat, as }, events) => {
      if (!hasDeck(state, seat)) tellBranch(state, as, 'no-card', events);
      const deck = state.decks[seat];
      state.decks[seat] = [];
      for (const card of deck.reverse()) restOnDiscard(state, seat, kindOf(card), deckOf(seat), events);
      deduceHand(state, seat);
    },
    chooseSource(
      'Choose the top or the bottom card of your discard pile',
      ({ discards }, { seat }) => {
        const pile = discards[seat];
        if (pile.length === 0) return [];
        const top = { from: 'discard', player: seat } as const;
        return pile.every((kind) => kind === pile[0]) ? [top] : [top, { from: 'discard-bottom', player: seat }];
      },
      (state, { seat, as }, { from }, events) => {
        const isTop = from === 'discard';
        tellBranch(state, as, isTop ? 'top-taken' : 'bottom-taken', events);
        takeDiscarded(state, seat, isTop ? state.discards[seat].length - 1 : 0, events);
      },
    ),
  ],
};
