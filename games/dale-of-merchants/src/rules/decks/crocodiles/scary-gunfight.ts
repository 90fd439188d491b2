import type { CardSpec } from '../../cards/spec.js';
import { staysScheduled, untilNextTurn } from '../../effects/scheduling.js';
export const scaryGunfight: CardSpec = {
  id: 'scary-gunfight',
  name: 'Scary Gunfight',
  value: 2,
  copies: 3,
  plus: true,
  text: 'Until your next turn starts, market prices are two higher for all other players.',
  branches: ['is-over'],
  technique: [staysScheduled],
  effects: [untilNextTurn],
};
