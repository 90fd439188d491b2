import type { DeckSpec } from '../../cards/spec.js';
import { arcaneScholar } from './arcane-scholar.js';
import { badOmen } from './bad-omen.js';
import { barometer } from './barometer.js';
import { calendar } from './calendar.js';
import { celestialGuidance } from './celestial-guidance.js';
import { festival } from './festival.js';

export const hares: DeckSpec = {
  id: 'hares',
  series: 3,
  name: 'Stargazing Hares',
  cards: [arcaneScholar, barometer, badOmen, festival, celestialGuidance, calendar],
  orderMatters: { discard: true, marketDiscard: false },
};
