import type { View } from '@souk/games/arcane-alley';
import { useTable } from '@souk/table-kit/components/TableContext';

/** Whose storehouse is large: the person here, or the one who decides at a shared screen. */
export function useOwnSeat(view: View): number {
  const { speaker } = useTable();
  if (speaker.you !== undefined) return speaker.you;
  return typeof view.viewer === 'number' ? view.viewer : (view.decision?.seats[0] ?? 0);
}
