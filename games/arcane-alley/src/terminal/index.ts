import { type ArcaneAlleyTypes, ITEMS } from '@souk/games/arcane-alley';
import { telling } from '@souk/games/arcane-alley/telling';
import { type Face, sayerOf } from '@souk/terminal-kit';
import { sayMove } from './moves.js';
import { nameIn, TOLD } from './names.js';
import { drawTable } from './table.js';
import { inColourOf, shortOf } from './words.js';

const printed = (value: number | null): string => String(value ?? '–').replace('-', '−');

const ITEM_TABLE = ITEMS.filter(({ special }) => !special)
  .map(({ id, setGold, infamy }) => `${shortOf(id)} ${printed(setGold)}/${printed(infamy)}`)
  .join(', ');

export const terminal: Face<ArcaneAlleyTypes> = {
  tagline: () => 'sell magic items by threes, and keep infamy away',
  legend: () => [
    'Slots are A1 to C3, by column and row. ▒ is hidden, with small letters if you have seen it. Others’ items show three letters, a stash its size and what you know of it. “set!” marks a play that sells; a ! behind infamy is a fine marker.',
    `Gold for a set/infamy: ${ITEM_TABLE}, special items –/10.`,
    'Cyan acts when played, green when sold, yellow always; magenta is special. Rules such as AA-CARD-DRAGONS-EGG say what an item does.',
  ],
  hidesHands: true,
  drawTable,
  sayMove: (move, view, scene) => sayMove(move, view, scene),
  sayEvent: sayerOf(telling, TOLD, (thing, { style, language }) => {
    const name = nameIn(language, thing);
    return thing.thing === 'item' ? inColourOf(thing.id, name, style) : name;
  }),
};
