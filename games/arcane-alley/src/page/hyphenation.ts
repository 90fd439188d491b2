import { hyphenation } from '@souk/table-kit/components/CardName';

/** Words of items' names, in both languages. */
export const HYPHENATION = hyphenation(
  'Skeleto|micon',
  'Facsi|milous',
  'Brodel|kessel',
  'Dreikopf|münze',
  'Flaschen|fee',
  'Hypnose|kröte',
  'Kopier|katze',
  'Kristall|kugel',
  'Königs|schwert',
  'Schwebe|teppich',
  'Skeletto|mikon',
  'Unsicht|barer',
  'Verfluch|ter',
  'Wunder|lampe',
  'Zauber|stab',
);
