import type { CardSpec } from '../../../src/rules/cards/spec.js';
import { schedule } from '../../../src/rules/effects/extras.js';
import { untilNextTurn } from './threats.js';

export const scaryGunfight: CardSpec = {
  id: 'scary-gunfight',
  name: 'Scary Gunfight',
  value: 5,
  copies: 1,
  plus: true,
  text: 'Until your next turn begins, prices are two higher for the others.',
  branches: [],
  technique: [(state, frame, events) => schedule(state, frame, 0, events)],
  effects: [untilNextTurn],
};
