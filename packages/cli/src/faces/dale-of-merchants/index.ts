import type { DaleTypes } from '@souk/dale-of-merchants';
import type { Face } from '../face.js';
import { sayEvent } from './events.js';
import { groupMove, rankMove, sayMove } from './moves.js';
import { drawTable } from './table.js';

export const daleOfMerchantsFace: Face<DaleTypes> = {
  tagline: 'trade with animalfolk cards and be the first to build eight stacks',
  legend: [
    'Animalfolk: M macaws, P pandas, R raccoons, S squirrels, O ocelots, C chameleons; J is junk. M4 is a macaw card of value 4.',
    'The market shows for each card what its slot adds, its price, and the card. A new card enters on top and slides down to where it is cheaper.',
    '“tech” cards can be played as techniques, “tech +” gives one more action after it; “ability” cards can be used once a turn from the hand; “passive” cards help by being held, paid or built.',
    'A stall shows its stacks: 3:M1M2 is the third, of two macaw cards worth 3. Stack 3 must be worth 3, of one animalfolk, without junk. Eight stacks win.',
    'Below a stall stand cards that you know of: in a hand, and on a deck from the top down.',
    'What a card does: r and its name, such as r spyglass.',
  ],
  hidesHands: true,
  drawTable,
  sayMove,
  groupMove,
  rankMove,
  sayEvent: (event, scene, course) => sayEvent(event, scene, course),
};
