import type { DeckSpec } from '../../cards/spec.js';
import { blindExaminer } from './blind-examiner.js';
import { caveBanquett } from './cave-banquett.js';
import { medicineMasher } from './medicine-masher.js';
import { openerSticks } from './opener-sticks.js';
import { softnessShroud } from './softness-shroud.js';
import { songMakingStone } from './song-making-stone.js';

export const olms: DeckSpec = {
  id: 'olms',
  series: 4,
  name: 'Subterranean Olms',
  cards: [blindExaminer, softnessShroud, medicineMasher, openerSticks, songMakingStone, caveBanquett],
  orderMatters: { discard: false, marketDiscard: true },
};
