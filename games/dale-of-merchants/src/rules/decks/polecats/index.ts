import type { DeckSpec } from '../../cards/spec.js';
import { daringAdventurer } from './daring-adventurer.js';
import { naturalSurvivor } from './natural-survivor.js';
import { rareArtefact } from './rare-artefact.js';
import { riskyBusiness } from './risky-business.js';
import { SOFA_HOOKS, sofa } from './sofa.js';
import { swank } from './swank.js';

export const polecats: DeckSpec = {
  id: 'polecats',
  series: 2,
  name: 'Adventurous Polecats',
  cards: [daringAdventurer, rareArtefact, swank, riskyBusiness, naturalSurvivor, sofa],
  orderMatters: { discard: false, marketDiscard: false },
  hooks: [SOFA_HOOKS],
};
