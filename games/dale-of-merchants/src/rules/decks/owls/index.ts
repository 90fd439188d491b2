import type { DeckSpec } from '../../cards/spec.js';
import { ancientKnowledge } from './ancient-knowledge.js';
import { balancing } from './balancing.js';
import { binoculars } from './binoculars.js';
import { extraRemarks } from './extra-remarks.js';
import { qualityInspection } from './quality-inspection.js';
import { wiseSpy } from './wise-spy.js';

export const owls: DeckSpec = {
  id: 'owls',
  series: 2,
  name: 'Studious Owls',
  cards: [wiseSpy, ancientKnowledge, qualityInspection, binoculars, balancing, extraRemarks],
  orderMatters: { discard: false, marketDiscard: false },
};
