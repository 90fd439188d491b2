import type { CardSpec } from '../../cards/spec.js';
import { staysScheduled, untilNextTurn } from '../../effects/scheduling.js';
export const lostShipments: CardSpec = {
  id: 'lost-shipments',
  name: 'Lost Shipments',
  value: 5,
  copies: 1,
  plus: true,
  text: 'Until your next turn starts, all other players draw at most one card when they fill their hands.',
  branches: ['is-over'],
  technique: [staysScheduled],
  effects: [untilNextTurn],
};
