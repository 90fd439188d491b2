import { hyphenation } from '@souk/table-kit/components/CardName';

/** Words of cards' names, in both languages. */
export const HYPHENATION = hyphenation(
  'Reflec|tion',
  'Shop|keeper',
  'Trend|setting',
  'Augen|binde',
  'Ausver|kauf',
  'Erinnerungs|stück',
  'Glücks|bringer',
  'Glücks|spiel',
  'Hamstern|der',
  'Lieblings|spielzeug',
  'Schatz|sucher',
  'Schlau|kopf',
  'Schmutzi|ger',
  'Sonder|angebot',
  'Spiegel|bild',
  'Verdor|benes',
  'Verkäu|ferin',
  'Vor|bezahlt',
  'Wandel|bare',
  'Wirbel|kreisel',
  'Zerbro|chene',
  'Akkor|deon',
);
