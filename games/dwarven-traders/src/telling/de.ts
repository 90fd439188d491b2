import type { Translation } from '@souk/i18n';
import type { en } from './en.js';

/** Dwarven Traders auf Deutsch erzählt: wie die Dinge heißen, und was aus einem Ereignis wird. */
export const de = {
  'dt.gem.ruby': 'Rubin',
  'dt.gem.sapphire': 'Saphir',
  'dt.gem.emerald': 'Smaragd',
  'dt.gem.topaz': 'Topas',
  'dt.smuggler': 'Der Schmuggler',
  'dt.prompt.choose-gem': 'Wähle deinen ersten Edelstein.',
  'dt.prompt.turn': 'Wähle eine Handelskarte: fördern, verkaufen oder beides.',
  'dt.prompt.extra-trade': 'Du liegst hinten: Tausche einen deiner Steine gegen einen anderen, wenn du magst.',
  'dt.because.points': 'einen Vorsprung an Siegpunkten',
  'dt.because.place': 'Siegpunkte, wenn die Runde jetzt endete',
  'dt.because.margin': 'einen Vorsprung auf der Leiste',
  'dt.because.spaces': 'Felder auf der Leiste',
  'dt.because.ripe': 'einen Stein, den eine Karte der Reihe teuer verkauft',
  'dt.because.swap': 'eine Karte der Reihe, die gut verkauft und fördert',
  'dt.because.vein': 'einen wertvollen Stein zum Fördern',
  'dt.because.gems': 'Steine im Lager',
  'dt.because.pair': 'zwei einer Farbe, von denen der zweite mehr bringt',
  'dt.because.last': 'allein den letzten Platz mit seinem Tausch',
  'dt.because.turn': 'den nächsten Zug',
} as const satisfies Translation<typeof en>;
