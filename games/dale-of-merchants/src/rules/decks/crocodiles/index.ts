import type { DeckSpec } from '../../cards/spec.js';
import { scheduledAgainst } from '../../effects/extras.js';
import { littleVillain } from './little-villain.js';
import { lostShipments } from './lost-shipments.js';
import { nastyThreat } from './nasty-threat.js';
import { nightShift } from './night-shift.js';
import { ruthlessCompetition } from './ruthless-competition.js';
import { scaryGunfight } from './scary-gunfight.js';

export const crocodiles: DeckSpec = {
  id: 'crocodiles',
  series: 2,
  name: 'Menacing Crocodiles',
  cards: [littleVillain, scaryGunfight, nightShift, ruthlessCompetition, nastyThreat, lostShipments],
  orderMatters: { discard: false, marketDiscard: false },
  hooks: [
    {
      price: (state, seat) => 2 * scheduledAgainst(state, seat, scaryGunfight.id),
      stackTotal: (state, seat) => scheduledAgainst(state, seat, nastyThreat.id),
      drawLimit: (state, seat) => (scheduledAgainst(state, seat, lostShipments.id) > 0 ? 1 : Number.POSITIVE_INFINITY),
    },
  ],
};
