import type { DeckSpec } from '../../cards/spec.js';
import { erraticAssistant } from './erratic-assistant.js';
import { matches } from './matches.js';
import { mintPastilles } from './mint-pastilles.js';
import { pie } from './pie.js';
import { saxophone } from './saxophone.js';
import { smokeGrenade } from './smoke-grenade.js';

export const skinks: DeckSpec = {
  id: 'skinks',
  series: 5,
  name: 'Artful Skinks',
  cards: [erraticAssistant, mintPastilles, matches, pie, saxophone, smokeGrenade],
  orderMatters: { discard: true, marketDiscard: false },
};
