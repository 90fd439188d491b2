import { type Seat, seatsIn } from '@souk/kernel';
import type { CardSpec, Question } from '../../cards/spec.js';
import { discardAtRandom } from '../../effects/card-actions.js';
import { tellBranch } from '../../events.js';
import { isOpponent, type State } from '../../state.js';

const MOST_PLAYERS = 2;

const areOpponents = (state: State, seat: Seat, players: readonly Seat[]): boolean =>
  players.every((player) => isOpponent(state, seat, player));

/** Asks for up to two other players; an answer is the mask of their seats. */
const choosePlayers: Question = {
  kind: 'players',
  text: 'Choose up to two other players who lose a random hand card',
  list(state, { seat }, list) {
    for (let mask = 0; mask < 1 << state.rules.seats; mask++) {
      const players = seatsIn(mask);
      if (players.length <= MOST_PLAYERS && areOpponents(state, seat, players)) list.add(mask);
    }
  },
  answer(state, { as }, mask, events) {
    if (mask === 0) tellBranch(state, as, 'nobody', events);
    for (const player of seatsIn(mask)) {
      if (discardAtRandom(state, player, events)) tellBranch(state, as, 'discarded', events);
    }
  },
  describe: (_state, _frame, mask) => ({ kind: 'players', players: seatsIn(mask) }),
};

export const nuisance: CardSpec = {
  id: 'nuisance',
  name: 'Nuisance',
  value: 2,
  copies: 3,
  plus: true,
  text: 'Up to two other players each discard a random card from their hand.',
  branches: ['discarded', 'nobody'],
  technique: [choosePlayers],
};
