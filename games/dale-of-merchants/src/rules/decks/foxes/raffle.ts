import type { CardSpec } from '../../cards/spec.js';
import { takeFromEachOther } from '../../effects/pile-actions.js';
import { tellBranch } from '../../events.js';
import { fromOn } from '../../piles/shared-aside.js';
import { isInGame, type State } from '../../state.js';

/** The next player in turn order sits on the left. */
const LEFT = 0;
const RIGHT = 1;

const playersLeft = (state: State): readonly number[] =>
  [...state.hands.keys()].filter((player) => isInGame(state, player));

export const raffle: CardSpec = {
  id: 'raffle',
  name: 'Raffle',
  value: 3,
  copies: 3,
  plus: true,
  text: 'Choose left or right: every player takes a random card from the hand of the neighbour on that side.',
  branches: ['left', 'right', 'nothing-taken'],
  technique: [
    {
      kind: 'side',
      text: 'Choose the side from which everybody takes a card',
      list(state, _frame, list) {
        list.add(LEFT);
        if (playersLeft(state).length > 2) list.add(RIGHT);
      },
      answer(state, { seat, as }, side, events) {
        const players = playersLeft(state);
        const step = side === LEFT ? 1 : players.length - 1;
        const pairs = fromOn(state, seat)
          .filter((player) => isInGame(state, player))
          .map((taker) => ({ taker, loser: players[(players.indexOf(taker) + step) % players.length] }))
          .filter(({ loser }) => state.hands[loser].length > 0);
        tellBranch(state, as, pairs.length === 0 ? 'nothing-taken' : side === LEFT ? 'left' : 'right', events);
        takeFromEachOther(state, pairs, events);
      },
      describe: (_state, _frame, side) => ({ kind: 'side', side: side === LEFT ? 'left' : 'right' }),
    },
  ],
};
