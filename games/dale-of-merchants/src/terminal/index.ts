import type { DaleTypes } from '@souk/games/dale-of-merchants';
import { telling } from '@souk/games/dale-of-merchants/telling';
import { type Face, sayerOf } from '@souk/terminal-kit';
import { inColour } from './cards.js';
import { groupMove, rankMove, sayMove } from './moves.js';
import { nameIn, TOLD } from './names.js';
import { drawTable } from './table.js';

export const terminal: Face<DaleTypes> = {
  tagline: () => 'trade with animalfolk cards and be the first to build eight stacks',
  legend: () => [
    'M macaws, P pandas, R raccoons, S squirrels, O ocelots, C chameleons, J junk; M4 is a macaw card of value 4. “tech” can be played as a technique, “tech +” gives a further action; “ability” can be used once a turn from the hand. r spyglass shows what Spyglass does.',
    'A market line: what its slot adds, the price, the card. New cards come in on top and slide down.',
    '3:M1M2 is the third stack of a stall: worth 3, of one animalfolk, without junk. Eight stacks win. Behind it stand cards that you know: in the hand, on the deck from the top down.',
  ],
  hidesHands: true,
  drawTable,
  sayMove,
  groupMove,
  rankMove,
  sayEvent: sayerOf(telling, TOLD, (thing, { style, language }) => inColour(thing, nameIn(language, thing), style)),
};
