import type { Viewer } from '@souk/kernel';
import { kindOf } from '../../src/rules/cards/card.js';
import type { CardView, State, View } from '../../src/rules/index.js';
import { viewOf } from '../../src/rules/knowledge/view.js';

/** Cards of a deck's own piles are known only to who has seen them, or can conclude them. */
const openPiles = ({ extras }: View): boolean[] =>
  Object.keys(extras?.piles[0] ?? {}).flatMap((id) =>
    (extras?.piles ?? []).map((piles) => piles[id].every(({ card }) => card !== null)),
  );

/** The hands of others and the order of decks, where the view says that more than one thing can be. */
export function hidden(state: State, viewer: Viewer): string[] {
  const view = viewOf(state, viewer);
  const isOpen = (cards: readonly CardView[]): boolean => cards.every(({ card }) => card !== null);
  const text = (cards: readonly number[], open: boolean): string => (open ? '' : JSON.stringify(cards.map(kindOf)));
  return [
    JSON.stringify(state.random),
    ...state.hands.map((hand, seat) => text(hand, isOpen(view.players[seat].hand))),
    ...state.decks.map((deck, seat) => text(deck, isOpen(view.players[seat].deck))),
    text(state.marketDeck, isOpen(view.marketDeck)),
    ...(state.extras?.piles ?? []).map((pile, i) => text(pile, openPiles(view)[i])),
  ];
}
