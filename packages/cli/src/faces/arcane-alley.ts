import { type ArcaneAlleyTypes, ITEMS } from '@souk/arcane-alley';
import { signed } from '../text.js';
import { sayEvent } from './arcane-alley/events.js';
import { sayMove } from './arcane-alley/moves.js';
import { drawTable } from './arcane-alley/table.js';
import { shortOf } from './arcane-alley/words.js';
import type { Face } from './face.js';

/** Every item as printed: gold for a set, and infamy. */
const ITEM_TABLE = ITEMS.map(
  ({ id, setGold, infamy }) =>
    `${shortOf(id)} ${setGold === null ? '–' : signed(setGold).replace('+', '')}/${signed(infamy).replace('+', '')}`,
).join(', ');

export const arcaneAlleyFace: Face<ArcaneAlleyTypes> = {
  tagline: 'sell magic items by threes, and keep infamy away',
  legend: [
    'Slots are named by column and row, A1 to C3. ▒ is a hidden item; in small letters one that you alone have seen. Others’ items show three letters; under stash are its size and what you know to be in it.',
    'A ! beside infamy is a fine marker. “set!” marks a play that sells.',
    `Items, with gold for a set and infamy: ${ITEM_TABLE}.`,
    'Colours: cyan acts when played, green when sold, yellow always, magenta is special. What an item does: type its rule, such as AA-CARD-DRAGONS-EGG.',
  ],
  hidesHands: true,
  drawTable,
  sayMove: (move, view, scene) => sayMove(move, view, scene),
  sayEvent: (event, scene) => sayEvent(event, scene),
};
