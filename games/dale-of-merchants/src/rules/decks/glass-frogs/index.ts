import type { DeckSpec } from '../../cards/spec.js';
import { bouncyResearcher } from './bouncy-researcher.js';
import { gyroscope } from './gyroscope.js';
import { magiciansTouch } from './magicians-touch.js';
import { stethoscope } from './stethoscope.js';
import { timeCapsule } from './time-capsule.js';
import { yoyo } from './yoyo.js';

export const glassFrogs: DeckSpec = {
  id: 'glass-frogs',
  series: 5,
  name: 'Transparent Glass Frogs',
  cards: [bouncyResearcher, gyroscope, timeCapsule, stethoscope, yoyo, magiciansTouch],
  orderMatters: { discard: true, marketDiscard: false },
};
