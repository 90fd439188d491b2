import type { CardSpec } from '../../cards/spec.js';

export const nostalgicItem: CardSpec = {
  id: 'nostalgic-item',
  name: 'Nostalgic Item',
  value: 3,
  copies: 3,
  text: 'A stack with this card may hold one card of any kind from your discard pile.',
  branches: [],
  permits: ['discarded-card'],
};
