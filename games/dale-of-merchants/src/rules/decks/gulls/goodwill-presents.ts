import { seatsIn } from '@souk/kernel';
import type { CardSpec } from '../../cards/spec.js';
import { placeJunk } from '../../effects/junk.js';
import { tellBranch } from '../../events.js';
import { fromOn } from '../../piles/shared-aside.js';
import { isInGame } from '../../state.js';

const MOST_PLAYERS = 2;

export const goodwillPresents: CardSpec = {
  id: 'goodwill-presents',
  name: 'Goodwill Presents',
  value: 2,
  copies: 3,
  plus: true,
  text: "Choose one or two players, yourself allowed: put a junk card on each one's discard pile.",
  branches: ['placed', 'no-junk'],
  technique: [
    {
      kind: 'players',
      text: 'Choose one or two players who get a junk card',
      list(state, _frame, list) {
        for (let mask = 1; mask < 1 << state.rules.seats; mask++) {
          const players = seatsIn(mask);
          if (players.length <= MOST_PLAYERS && players.every((player) => isInGame(state, player))) list.add(mask);
        }
      },
      answer(state, { seat, as }, mask, events) {
        for (const player of fromOn(state, seat)) {
          if (((mask >> player) & 1) === 0) continue;
          tellBranch(state, as, placeJunk(state, player, 'discard', events) ? 'placed' : 'no-junk', events);
        }
      },
      describe: (_state, _frame, mask) => ({ kind: 'players', players: seatsIn(mask) }),
    },
  ],
};
