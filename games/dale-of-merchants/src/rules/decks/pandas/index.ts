import type { DeckSpec } from '../../cards/spec.js';
import { essentialPurchase } from './essential-purchase.js';
import { loyalPartner } from './loyal-partner.js';
import { marketDiscovery } from './market-discovery.js';
import { prepaidGood } from './prepaid-good.js';
import { specialOffer } from './special-offer.js';
import { stockClearance } from './stock-clearance.js';

export const pandas: DeckSpec = {
  id: 'pandas',
  name: 'Dealing Giant Pandas',
  cards: [loyalPartner, prepaidGood, essentialPurchase, marketDiscovery, specialOffer, stockClearance],
  orderMatters: { discard: false, marketDiscard: true },
};
