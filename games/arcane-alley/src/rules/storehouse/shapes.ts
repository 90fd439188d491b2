/** Three slots in a line, and what can become of a storehouse when it is sold (AA-TERM-3, AA-SALE-2). */
export interface Line {
  readonly slots: readonly [number, number, number];
  /** How the gaps can close; a row or a column leaves one way, a diagonal two. */
  readonly slides: readonly Slide[];
}

export type Direction = 'horizontally' | 'vertically';

export interface Slide {
  readonly direction: Direction;
  /** The shape that follows, by number. */
  readonly shape: number;
  /** For each slot of the new storehouse the slot that its item comes from. */
  readonly from: readonly number[];
}

/** A form that a storehouse can have. Slots are counted row by row from the left. */
export interface Shape {
  readonly rows: number;
  readonly columns: number;
  readonly size: number;
  readonly lines: readonly Line[];
  /** For each slot the numbers of the lines through it. */
  readonly linesAt: readonly (readonly number[])[];
  /** For each slot those that share a side with it. */
  readonly besides: readonly (readonly number[])[];
}

const FORMS: readonly (readonly [rows: number, columns: number])[] = [
  [0, 0],
  [3, 3],
  [2, 3],
  [1, 3],
  [3, 2],
  [3, 1],
];

export const EMPTY = 0;
export const SQUARE = 1;
/** Slots of a full storehouse. */
export const SLOTS = 9;

/** The number of the shape with so many rows and columns; −1: no storehouse can have it. */
export const shapeOf = (rows: number, columns: number): number =>
  FORMS.findIndex((form) => form[0] === rows && form[1] === columns);

const range = (length: number): number[] => Array.from({ length }, (_, i) => i);

const HORIZONTAL = 1;
const VERTICAL = 2;
interface Stack {
  readonly slots: readonly [number, number, number];
  readonly ways: number;
}

/** AA-TERM-3: rows and columns of three, and the diagonals of a 3×3. */
function stacksIn(rows: number, columns: number): Stack[] {
  const stacks: Stack[] = [];
  if (columns === 3) for (const r of range(rows)) stacks.push({ slots: [3 * r, 3 * r + 1, 3 * r + 2], ways: VERTICAL });
  if (rows === 3) {
    for (const c of range(columns)) stacks.push({ slots: [c, columns + c, 2 * columns + c], ways: HORIZONTAL });
  }
  if (rows === 3 && columns === 3) {
    stacks.push({ slots: [0, 4, 8], ways: HORIZONTAL | VERTICAL }, { slots: [2, 4, 6], ways: HORIZONTAL | VERTICAL });
  }
  return stacks;
}

/** Every row closes up to the left. */
function horizontally(rows: number, columns: number, sold: readonly number[]): Slide {
  const from = range(rows * columns).filter((slot) => !sold.includes(slot));
  return { direction: 'horizontally', shape: from.length === 0 ? EMPTY : shapeOf(rows, columns - 1), from };
}

/** Every column closes up to the top. */
function vertically(rows: number, columns: number, sold: readonly number[]): Slide {
  const left = range(columns).map((c) =>
    range(rows)
      .map((r) => r * columns + c)
      .filter((slot) => !sold.includes(slot)),
  );
  const from = range(rows - 1).flatMap((r) => left.map((column) => column[r]));
  return { direction: 'vertically', shape: from.length === 0 ? EMPTY : shapeOf(rows - 1, columns), from };
}

function shapeFor(rows: number, columns: number): Shape {
  const size = rows * columns;
  const lines = stacksIn(rows, columns).map(({ slots, ways }) => ({
    slots,
    slides: [
      ...(ways & HORIZONTAL ? [horizontally(rows, columns, slots)] : []),
      ...(ways & VERTICAL ? [vertically(rows, columns, slots)] : []),
    ],
  }));
  return {
    rows,
    columns,
    size,
    lines,
    linesAt: range(size).map((slot) => range(lines.length).filter((line) => lines[line].slots.includes(slot))),
    besides: range(size).map((slot) => range(size).filter((other) => touches(columns, slot, other))),
  };
}

function touches(columns: number, slot: number, other: number): boolean {
  const rowsApart = Math.abs(Math.floor(slot / columns) - Math.floor(other / columns));
  return rowsApart + Math.abs((slot % columns) - (other % columns)) === 1;
}

export const SHAPES: readonly Shape[] = FORMS.map(([rows, columns]) => shapeFor(rows, columns));
