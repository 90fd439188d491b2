import type { PlayerView, SlotView, View } from '@souk/games/arcane-alley';
import { elementAt, type Seat } from '@souk/kernel';
import type { Scene } from '@souk/terminal-kit';
import { padEnd } from '@souk/terminal-kit';
import { columnName, slotName } from './slots.js';
import { translatorIn } from './text/index.js';
import { clipped, codeOf, inColourOf, type Look, shortOf } from './words.js';

const ROW_WIDTH = 3;
const CELL_WIDTH = 11;
const MOST_COLUMNS = 3;
export const STOREHOUSE_WIDTH = ROW_WIDTH + MOST_COLUMNS * CELL_WIDTH;

const BACK = '▒';
const HOLE = '·';

/** An item by its name; what is hidden shows its back, and in small letters what the viewer knows of it. */
function namedCell({ face, item }: SlotView, look: Look): string {
  const { style } = look;
  if (face === 'none') return style.paint(HOLE, 'dim');
  if (item === null) return style.paint(BACK.repeat(4), 'dim');
  const room = CELL_WIDTH - 1;
  if (face === 'up') return inColourOf(item, clipped(shortOf(item, look), room), style);
  return style.paint(BACK, 'dim') + inColourOf(item, clipped(shortOf(item, look), room - 1).toLowerCase(), style);
}

const rowsOf = ({ storehouse: { rows, columns, slots } }: PlayerView): (readonly SlotView[])[] =>
  Array.from({ length: rows }, (_, row) => slots.slice(row * columns, (row + 1) * columns));

/** A storehouse in full, with the names of rows and columns. */
export function storehouse(player: PlayerView, scene: Scene): string[] {
  const { style } = scene;
  const { columns } = player.storehouse;
  if (columns === 0) return [style.paint(` ${translatorIn(scene).say('emptyStorehouse')}`, 'dim')];
  const head = Array.from({ length: columns }, (_, column) => padEnd(columnName(column), CELL_WIDTH)).join('');
  return [
    style.paint(' '.repeat(ROW_WIDTH) + head.trimEnd(), 'dim'),
    ...rowsOf(player).map(
      (cells, row) =>
        style.paint(padEnd(` ${row + 1}`, ROW_WIDTH), 'dim') +
        cells
          .map((cell) => padEnd(namedCell(cell, scene), CELL_WIDTH))
          .join('')
          .trimEnd(),
    ),
  ];
}

const CODE_WIDTH = 3;
const GRID_WIDTH = MOST_COLUMNS * (CODE_WIDTH + 1) - 1;
const GRID_HEIGHT = 3;
const GAP = 2;

/** The columns that so many small storehouses take side by side. */
export const gridsWidth = (count: number): number => count * (GRID_WIDTH + GAP) - GAP;

function codeCell({ face, item }: SlotView, hiddenAs: string, look: Look): string {
  const { style } = look;
  if (face === 'none') return style.paint(` ${HOLE}`, 'dim');
  if (item === null) return style.paint(hiddenAs, 'dim');
  return inColourOf(item, face === 'up' ? codeOf(item, look) : codeOf(item, look).toLowerCase(), style);
}

/** Another's storehouse, three letters an item. Where hidden slots are asked for they show their names. */
function grid(view: View, seat: Seat, scene: Scene): string[] {
  const { style, names } = scene;
  const player = elementAt(view.players, seat);
  const isAskedFor = view.decision?.kind === 'doll';
  const cell = (slot: SlotView, at: number): string =>
    padEnd(codeCell(slot, isAskedFor ? BACK + slotName(at, player) : BACK.repeat(CODE_WIDTH), scene), CODE_WIDTH);
  const { columns } = player.storehouse;
  const lines = rowsOf(player).map((row, r) => row.map((slot, c) => cell(slot, r * columns + c)).join(' '));
  const blank = lines.length === 0 ? [style.paint(translatorIn(scene).say('empty'), 'dim')] : [];
  const name = clipped(names.of(seat), GRID_WIDTH);
  return [style.paint(name, 'bold'), ...lines, ...blank];
}

/** Storehouses side by side, in as many rows as the width needs. */
export function grids(view: View, seats: readonly Seat[], width: number, scene: Scene): string[] {
  const perRow = Math.max(1, Math.floor((width + GAP) / (GRID_WIDTH + GAP)));
  const spacing = Math.max(GRID_WIDTH + GAP, Math.floor(width / Math.min(perRow, Math.max(1, seats.length))));
  const lines: string[] = [];
  for (let from = 0; from < seats.length; from += perRow) {
    const drawn = seats.slice(from, from + perRow).map((seat) => grid(view, seat, scene));
    const height = Math.max(...drawn.map(({ length }) => length));
    for (let line = 0; line < Math.min(height, GRID_HEIGHT + 1); line++) {
      lines.push(
        drawn
          .map((each) => padEnd(each[line] ?? '', spacing))
          .join('')
          .trimEnd(),
      );
    }
  }
  return lines;
}
