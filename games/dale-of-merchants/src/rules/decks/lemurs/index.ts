import type { DeckSpec } from '../../cards/spec.js';
import { delightfulSurprise } from './delightful-surprise.js';
import { fashionHint } from './fashion-hint.js';
import { fortunateUpgrade } from './fortunate-upgrade.js';
import { replacement } from './replacement.js';
import { royalPrivilege } from './royal-privilege.js';
import { voraciousConsumer } from './voracious-consumer.js';

export const lemurs: DeckSpec = {
  id: 'lemurs',
  series: 3,
  name: 'Fashionable Lemurs',
  cards: [voraciousConsumer, delightfulSurprise, fortunateUpgrade, replacement, fashionHint, royalPrivilege],
  orderMatters: { discard: false, marketDiscard: false },
};
