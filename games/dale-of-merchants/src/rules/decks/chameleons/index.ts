import type { DeckSpec } from '../../cards/spec.js';
import { flexibleShopkeeper } from './flexible-shopkeeper.js';
import { giftVoucher } from './gift-voucher.js';
import { goodOldTimes } from './good-old-times.js';
import { reflection } from './reflection.js';
import { seeingDoubles } from './seeing-doubles.js';
import { trendsetting } from './trendsetting.js';

export const chameleons: DeckSpec = {
  id: 'chameleons',
  name: 'Adapting Veiled Chameleons',
  cards: [flexibleShopkeeper, reflection, goodOldTimes, giftVoucher, trendsetting, seeingDoubles],
  orderMatters: { discard: true, marketDiscard: true },
};
