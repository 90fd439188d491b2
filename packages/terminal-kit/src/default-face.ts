import { type AnyGame, eventInWords, inPlainWords, tableInLines } from '@souk/kernel';
import type { Face, Scene } from './face.js';
import { shortened } from './text.js';

/** The most lines that a table may take. */
const LINES = 16;

function drawTable(view: object, { width }: Scene): string[] {
  const lines = tableInLines(view).map(([depth, name, value]) =>
    shortened(`${'  '.repeat(depth)}${name}${value === '' ? ':' : `: ${value}`}`, width),
  );
  return lines.length <= LINES ? lines : [...lines.slice(0, LINES - 1), '…'];
}

/** How a game looks in a terminal that has no face of its own: made of its view, its moves and its events alone. */
export const defaultFace = ({ name, minSeats, maxSeats }: AnyGame): Face => ({
  tagline: minSeats === maxSeats ? `${name}, for ${minSeats}` : `${name}, for ${minSeats} to ${maxSeats}`,
  legend: ['The table is shown as the game itself describes it: a line for everything that you may know.'],
  // Nothing is known of what is hidden: people who share a screen sit behind a curtain.
  hidesHands: true,
  drawTable,
  sayMove: (move) => inPlainWords(move),
  sayEvent: ({ events, at }, { names }) => ({ text: `${eventInWords(events[at], names.of)}.` }),
});
