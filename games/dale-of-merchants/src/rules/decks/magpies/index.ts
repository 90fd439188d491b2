import type { DeckSpec } from '../../cards/spec.js';
import { BRIBE_HOOKS, bribe } from './bribe.js';
import { burglary } from './burglary.js';
import { grasp } from './grasp.js';
import { periscope } from './periscope.js';
import { pompousProfessional } from './pompous-professional.js';
import { suddenNap } from './sudden-nap.js';

export const magpies: DeckSpec = {
  id: 'magpies',
  series: 3,
  name: 'Light-fingered Magpies',
  cards: [pompousProfessional, bribe, burglary, grasp, periscope, suddenNap],
  orderMatters: { discard: false, marketDiscard: false },
  hooks: [BRIBE_HOOKS],
};
