import type { Translation } from '@souk/i18n';
import type { en } from './en.js';

/** Dwarven Traders auf Deutsch erzählt: wie die Dinge heißen, und was aus einem Ereignis wird. */
export const de = {
  'dt.gem.ruby': 'Rubin',
  'dt.gem.sapphire': 'Saphir',
  'dt.gem.emerald': 'Smaragd',
  'dt.gem.topaz': 'Topas',
  'dt.smuggler': 'Der Schmuggler',
} as const satisfies Translation<typeof en>;
