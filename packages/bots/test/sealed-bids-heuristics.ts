import type { Heuristics } from '../src/index.js';
import { type SealedBidsTypes, sealedBids } from './sealed-bids.js';

/** A boast bids nothing. */
const FIRST_BOAST = 100;

/** What little there is to know of the toy: lots won, and high cards to win more with. */
export const sealedBidsMind: Heuristics<SealedBidsTypes> = {
  game: sealedBids,
  features: [
    { id: 'lots', text: 'lots won', weight: 1 },
    { id: 'cards', text: 'high cards in hand', weight: 0.2 },
  ],
  spread: 0.5,
  contenders: ({ hands }) => hands.length,
  measure({ points, hands }, seat, out) {
    out[0] = points[seat];
    out[1] = hands[seat].reduce((sum, card) => sum + card, 0) / 10;
  },
  prior: (_state, _seat, move) => (move >= FIRST_BOAST ? -1 : move / 10),
  quiet: ({ bids }) => bids.every((bid) => bid < 0),
};
