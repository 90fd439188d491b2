import type { DeckSpec } from '../../cards/spec.js';
import { bargainSeeker } from './bargain-seeker.js';
import { carefreeSwapper } from './carefree-swapper.js';
import { delicacy } from './delicacy.js';
import { matchingColours } from './matching-colours.js';
import { umbrella } from './umbrella.js';
import { velocipede } from './velocipede.js';

export const echidnas: DeckSpec = {
  id: 'echidnas',
  series: 3,
  name: 'Bartering Echidnas',
  cards: [carefreeSwapper, bargainSeeker, delicacy, umbrella, velocipede, matchingColours],
  orderMatters: { discard: true, marketDiscard: true },
};
