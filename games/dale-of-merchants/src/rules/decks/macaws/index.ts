import type { DeckSpec } from '../../cards/spec.js';
import { cookies } from './cookies.js';
import { favouriteToy } from './favourite-toy.js';
import { flashyShow } from './flashy-show.js';
import { shatteredRelic } from './shattered-relic.js';
import { spyglass } from './spyglass.js';
import { swiftBroker } from './swift-broker.js';

export const macaws: DeckSpec = {
  id: 'macaws',
  name: 'Snappy Scarlet Macaws',
  cards: [swiftBroker, cookies, shatteredRelic, spyglass, flashyShow, favouriteToy],
  orderMatters: { discard: true, marketDiscard: false },
};
