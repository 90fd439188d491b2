import type { ItemId } from './vocabulary.js';

/** An item in a storehouse. */
export interface Card {
  readonly item: ItemId;
  up: boolean;
  /** How often this Boomerang has returned this turn. */
  returned: number;
  /** Who knows it though it is hidden. */
  readonly seenBy: Set<number>;
}

export const revealedCard = (item: ItemId, returned = 0): Card => ({ item, up: true, returned, seenBy: new Set() });

/** The hole that Glynna leaves is null. */
export type Place = Card | null;
export type Line = readonly [number, number, number];

/** A grid of rows; slots are counted row by row from the left. */
export class Storehouse {
  rows: Place[][];

  constructor(rows: Place[][]) {
    this.rows = rows;
  }

  get columns(): number {
    return this.rows.length === 0 ? 0 : this.rows[0].length;
  }

  get places(): readonly Place[] {
    return this.rows.flat();
  }

  at(slot: number): Place {
    return this.places[slot];
  }

  put(slot: number, place: Place): void {
    this.rows[Math.floor(slot / this.columns)][slot % this.columns] = place;
  }

  slotsWhere(test: (card: Card) => boolean): number[] {
    return this.places.flatMap((place, slot) => (place !== null && test(place) ? [slot] : []));
  }

  hidden(): number[] {
    return this.slotsWhere(({ up }) => !up);
  }

  revealed(): number[] {
    return this.slotsWhere(({ up }) => up);
  }

  /** AA-TERM-5. */
  replaceable(): number[] {
    return this.slotsWhere(({ item, up }) => !(up && item === 'haunted-doll'));
  }

  shows(item: ItemId): number {
    return this.slotsWhere((card) => card.up && card.item === item).length;
  }

  /** AA-TERM-3: every line of three consecutive places. */
  lines(): Line[] {
    const height = this.rows.length;
    const width = this.columns;
    const lines: Line[] = [];
    for (const [r, c] of this.rows.flatMap((row, i) => row.map((_, j) => [i, j]))) {
      const slot = r * width + c;
      if (c + 2 < width) lines.push([slot, slot + 1, slot + 2]);
      if (r + 2 < height) lines.push([slot, slot + width, slot + 2 * width]);
    }
    if (height === 3 && width === 3) lines.push([0, 4, 8], [2, 4, 6]);
    return lines;
  }

  isDiagonal([first, middle, last]: Line): boolean {
    const column = (slot: number): number => slot % this.columns;
    const row = (slot: number): number => Math.floor(slot / this.columns);
    return column(first) !== column(middle) && row(middle) !== row(last);
  }

  /** AA-SALE-2: the line goes, every row closes up; what has no items left is no row. */
  closeRows(line: Line): void {
    const width = this.columns;
    this.rows = this.rows
      .map((row, r) => row.filter((_, c) => !line.includes(r * width + c)))
      .filter((row) => row.length > 0);
  }

  /** The same for columns. */
  closeColumns(line: Line): void {
    const width = this.columns;
    const columns = Array.from({ length: width }, (_, c) =>
      this.rows.map((row) => row[c]).filter((_, r) => !line.includes(r * width + c)),
    ).filter((column) => column.length > 0);
    const height = columns.length === 0 ? 0 : columns[0].length;
    this.rows = Array.from({ length: height }, (_, r) => columns.map((column) => column[r]));
  }

  /** The places that share a side with a slot. */
  beside(slot: number): Place[] {
    const r = Math.floor(slot / this.columns);
    const c = slot % this.columns;
    const around = [
      [r - 1, c],
      [r + 1, c],
      [r, c - 1],
      [r, c + 1],
    ];
    return around.map(([row, column]) => this.rows[row]?.[column] ?? null);
  }
}
