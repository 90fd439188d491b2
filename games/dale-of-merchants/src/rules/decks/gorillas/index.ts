import type { DeckSpec } from '../../cards/spec.js';
import { barOfSoap } from './bar-of-soap.js';
import { bluntEducation } from './blunt-education.js';
import { crownOfSorrow } from './crown-of-sorrow.js';
import { pureStrength } from './pure-strength.js';
import { stubbornIsolationist } from './stubborn-isolationist.js';
import { teacherOfFables } from './teacher-of-fables.js';

export const gorillas: DeckSpec = {
  id: 'gorillas',
  series: 6,
  name: 'Stern Gorillas',
  cards: [stubbornIsolationist, teacherOfFables, pureStrength, bluntEducation, barOfSoap, crownOfSorrow],
  orderMatters: { discard: true, marketDiscard: false },
};
