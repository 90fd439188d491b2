import type { DeckSpec } from '../../cards/spec.js';
import { disruptiveSpeech } from './disruptive-speech.js';
import { equality } from './equality.js';
import { publicHumiliation } from './public-humiliation.js';
import { shamelessRummage } from './shameless-rummage.js';
import { shrewdTrickster } from './shrewd-trickster.js';
import { titForTat } from './tit-for-tat.js';

export const tasmanianDevils: DeckSpec = {
  id: 'tasmanian-devils',
  series: 6,
  name: 'Brazen Tasmanian Devils',
  cards: [shrewdTrickster, disruptiveSpeech, titForTat, shamelessRummage, publicHumiliation, equality],
  orderMatters: { discard: false, marketDiscard: false },
};
