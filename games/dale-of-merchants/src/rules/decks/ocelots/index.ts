import type { DeckSpec } from '../../cards/spec.js';
import { blindfold } from './blindfold.js';
import { boldHaggler } from './bold-haggler.js';
import { charm } from './charm.js';
import { gamble } from './gamble.js';
import { newSeason } from './new-season.js';
import { whirligig } from './whirligig.js';

export const ocelots: DeckSpec = {
  id: 'ocelots',
  name: 'Lucky Ocelots',
  cards: [boldHaggler, newSeason, whirligig, charm, gamble, blindfold],
  orderMatters: { discard: false, marketDiscard: false },
};
