import type { Item } from './item.js';

/** AA-ITEM-2; the halving itself is AA-SCORE-4's. */
export const sovereignSword: Item = {
  id: 'sovereign-sword',
  name: 'Sovereign Sword',
  setGold: 25,
  infamy: 5,
  copies: 9,
  extra: 1,
  text: () => 'Always: gold that you gain is halved, rounded down, once for each gain however many Swords you have.',
  halvesGains: true,
};
