import type { CardSpec } from '../../cards/spec.js';

export const essentialPurchase: CardSpec = {
  id: 'essential-purchase',
  name: 'Essential Purchase',
  value: 3,
  copies: 3,
  text: 'When you buy this card, you may throw away up to three junk cards of the payment instead of discarding them.',
  branches: [],
  junkThrownWhenBought: 3,
};
