import { type ItemId, type PlayerView, SHAPES, type SlotView, type View } from '@souk/games/arcane-alley';
import type { Viewer } from '@souk/kernel';

const LETTERS = 'ABC';

export const columnName = (column: number): string => LETTERS.charAt(column);

/** A slot as people call it: its column's letter and its row's number. */
export const slotName = (slot: number, { storehouse: { columns } }: PlayerView): string =>
  columnName(slot % columns) + String(Math.floor(slot / columns) + 1);

/** Who looks, as a player; undefined for a spectator. */
export const ownOf = ({ players, viewer }: View): PlayerView | undefined => playerAt(players, viewer);

const playerAt = (players: readonly PlayerView[], viewer: Viewer): PlayerView | undefined =>
  viewer === 'spectator' ? undefined : players[viewer];

const isRevealed = (slot: SlotView, item: ItemId): boolean => slot.face === 'up' && slot.item === item;

/** Whether an item put into the slot makes a set there. A Feline goes with any two alike. */
export function makesSet({ storehouse }: PlayerView, item: ItemId, slot: number): boolean {
  const { rows, columns, slots } = storehouse;
  const shape = SHAPES.find((each) => each.rows === rows && each.columns === columns);
  const lines = (shape?.linesAt[slot] ?? []).map((line) => shape?.lines[line]?.slots ?? []);
  return lines.some((line) => {
    const [one, other] = line.filter((each) => each !== slot).map((each) => slots[each]);
    if (one === undefined || other === undefined) return false;
    const wanted = item === 'facsimilous-feline' ? one.item : item;
    return wanted !== null && isRevealed(one, wanted) && isRevealed(other, wanted);
  });
}
