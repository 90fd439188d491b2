import { elementAt } from '@souk/kernel';
import { type SealedBidsTypes, sealedBids } from '../../bots/test/sealed-bids.js';
import type { Face } from '../../terminal-kit/src/face.js';
import { entry } from '../src/games.js';
import { TRADERS_ONLY } from './helpers.js';

const face: Face<SealedBidsTypes> = {
  tagline: () => 'bid in secret',
  legend: () => ['Highest card wins the lot.'],
  hidesHands: true,
  drawTable: (view, { names }) => [
    `lot ${view.lot}`,
    `hand: ${view.hand.join(' ')}`,
    ...view.points.map((points, seat) => `${names.of(seat)} ${points}`),
  ],
  sayMove: (move) =>
    move.kind === 'bid' ? `bid ${move.card}` : move.kind === 'boast' ? `boast at volume ${move.volume}` : 'pass',
  sayEvent: ({ events, at }, { names }) => {
    const event = elementAt(events, at);
    switch (event.kind) {
      case 'sealed':
        return { text: `${names.says(event.seat, 'decides')}${event.card === undefined ? '' : ` on ${event.card}`}.` };
      case 'lot-won':
        return { text: `${names.says(event.seat, 'wins')} the lot with ${event.card}.` };
      case 'lot-lost':
        return { text: 'Nobody wants the lot.' };
      case 'left':
        return { text: `${names.says(event.seat, 'leaves')}.` };
    }
  },
};

/** A real game, and one that has hidden hands, a hundred choices, standing answers and leaving. */
export const WITH_SEALED_BIDS = [...TRADERS_ONLY, entry(sealedBids, face)];
