import type { CardSpec } from '../../../src/rules/cards/spec.js';
import { schedule } from '../../../src/rules/effects/extras.js';
import { untilNextTurn } from './threats.js';

export const nastyThreat: CardSpec = {
  id: 'nasty-threat',
  name: 'Nasty Threat',
  value: 5,
  copies: 1,
  plus: true,
  text: "Until your next turn begins, the others' stacks need one more than their number.",
  branches: [],
  technique: [(state, frame, events) => schedule(state, frame, 0, events)],
  effects: [untilNextTurn],
};
