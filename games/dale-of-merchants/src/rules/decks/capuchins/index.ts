import type { DeckSpec } from '../../cards/spec.js';
import { cocktail } from './cocktail.js';
import { coinKeeper } from './coin-keeper.js';
import { crowbar } from './crowbar.js';
import { deceptiveGuide } from './deceptive-guide.js';
import { fishingPole } from './fishing-pole.js';
import { unattendedProperty } from './unattended-property.js';

export const capuchins: DeckSpec = {
  id: 'capuchins',
  series: 4,
  name: 'Crafty Capuchins',
  cards: [deceptiveGuide, coinKeeper, cocktail, fishingPole, crowbar, unattendedProperty],
  orderMatters: { discard: true, marketDiscard: false },
  coins: 255,
};
