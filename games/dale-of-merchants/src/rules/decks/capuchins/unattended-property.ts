import type { CardSpec, Question } from '../../cards/spec.js';
import { choosePlayer } from '../../effects/questions.js';
import { nameOf, tellBranch } from '../../events.js';
import { discardOf, takeFromDiscard, takeIntoHand } from '../../piles/piles.js';
import { spendFor, UNPAID } from '../../spending/spend-question.js';
import { exactly } from '../../spending/spending.js';

const DEPTH = 2;

const chooseTopCard: Question = {
  kind: 'card',
  text: 'Choose one of the top two cards of that discard pile',
  list(state, { player }, list) {
    for (const kind of new Set(state.discards[player].slice(-DEPTH))) list.add(kind);
  },
  answer(state, { seat, player }, kind, events) {
    const place = state.discards[player].lastIndexOf(kind);
    takeIntoHand(state, seat, takeFromDiscard(state, player, place), discardOf(player), events);
  },
  describe: (state, _frame, kind) => ({ kind: 'card', card: nameOf(state, kind) }),
};

export const unattendedProperty: CardSpec = {
  id: 'unattended-property',
  name: 'Unattended Property',
  value: 5,
  copies: 1,
  text: "Spend 2: take one of the top two cards of another player's discard pile into your hand.",
  branches: [UNPAID, 'taken', 'empty-pile'],
  technique: [
    spendFor('Choose what you spend for a card of a discard pile', exactly(2)),
    choosePlayer('Choose the player from whose discard pile you take', (state, { as }, player, events) =>
      tellBranch(state, as, state.discards[player].length === 0 ? 'empty-pile' : 'taken', events),
    ),
    chooseTopCard,
  ],
};
