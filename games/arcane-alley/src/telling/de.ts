import type { Translation } from '@souk/i18n';
import type { en } from './en.js';

/** Arcane Alley auf Deutsch erzählt: wie die Dinge heißen, und was aus einem Ereignis wird. */
export const de = {
  'aa.item.cursed-mirror': 'Verfluchter Spiegel',
  'aa.item.hypnotic-toad': 'Hypnosekröte',
  'aa.item.invisible-ring': 'Unsichtbarer Ring',
  'aa.item.three-headed-coin': 'Dreikopfmünze',
  'aa.item.older-wand': 'Älterer Zauberstab',
  'aa.item.magic-boomerang': 'Magischer Bumerang',
  'aa.item.floating-carpet': 'Schwebeteppich',
  'aa.item.crystal-ball': 'Kristallkugel',
  'aa.item.bottled-fairy': 'Flaschenfee',
  'aa.item.bubbling-cauldron': 'Brodelkessel',
  'aa.item.dragons-egg': 'Drachenei',
  'aa.item.sovereign-sword': 'Königsschwert',
  'aa.item.dark-lotus': 'Dunkler Lotus',
  'aa.item.skeletomicon': 'Skelettomikon',
  'aa.item.haunted-doll': 'Spukpuppe',
  'aa.item.facsimilous-feline': 'Kopierkatze',
  'aa.item.wizards-watch': 'Zauberuhr',
  'aa.item.pandoras-lockbox': 'Pandoras Kassette',
  'aa.item.mystical-lamp': 'Wunderlampe',
  'aa.item.sacred-chalice': 'Heiliger Kelch',
} as const satisfies Translation<typeof en>;
