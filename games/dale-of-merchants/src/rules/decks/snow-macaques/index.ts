import type { DeckSpec } from '../../cards/spec.js';
import { bonsai } from './bonsai.js';
import { generationChange } from './generation-change.js';
import { pristineOwner } from './pristine-owner.js';
import { rake } from './rake.js';
import { slotMachine } from './slot-machine.js';
import { WARM_HOOKS, warmEmbrace } from './warm-embrace.js';

export const snowMacaques: DeckSpec = {
  id: 'snow-macaques',
  series: 5,
  name: 'Tidy Snow Macaques',
  cards: [pristineOwner, bonsai, rake, slotMachine, generationChange, warmEmbrace],
  orderMatters: { discard: false, marketDiscard: false },
  hooks: [WARM_HOOKS],
};
