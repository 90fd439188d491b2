import type { DeckSpec } from '../../cards/spec.js';
import { CLOCK, CLOCK_HOOKS } from '../clock.js';
import { capture } from './capture.js';
import { falseAlarm } from './false-alarm.js';
import { heroicDeed } from './heroic-deed.js';
import { provocation } from './provocation.js';
import { secretMission } from './secret-mission.js';
import { sneakyScout } from './sneaky-scout.js';

export const bats: DeckSpec = {
  id: 'bats',
  series: 6,
  name: 'Stealthy Bats',
  cards: [sneakyScout, falseAlarm, heroicDeed, secretMission, capture, provocation],
  orderMatters: { discard: true, marketDiscard: true },
  counters: [CLOCK],
  hooks: [CLOCK_HOOKS],
};
