import type { AnyGame } from '@souk/kernel';
import type { TableRow } from '../store/rows.js';

/** What a room asks and tells the holder of all rooms. */
export interface RoomOwner {
  /** The game of a table, if its rules are still those that the match was begun with; refuses otherwise. */
  gameOf(table: TableRow): AnyGame;
  finished(table: TableRow): void;
}
