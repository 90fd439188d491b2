import type { CardSpec } from '../../cards/spec.js';
import { staysScheduled, untilNextTurn } from '../../effects/scheduling.js';
export const nastyThreat: CardSpec = {
  id: 'nasty-threat',
  name: 'Nasty Threat',
  value: 5,
  copies: 1,
  plus: true,
  text: 'Until your next turn starts, the stacks of all other players must come to one more.',
  branches: ['is-over'],
  technique: [staysScheduled],
  effects: [untilNextTurn],
};
