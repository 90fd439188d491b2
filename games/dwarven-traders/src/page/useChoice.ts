import { useTable, useTableState } from '@souk/table-kit/components/TableContext';
import { usePressingWay } from '@souk/table-kit/pressing-way';
import { plainText } from '@souk/table-kit/speaking';
import type { MouseEvent } from 'react';

/** What a button needs that picks a part of a card, and whether it can be picked or is. */
export function useChoice(spot: string) {
  const { pick, pointAt } = useTable();
  const { picking, previewOf, hinted } = useTableState();
  const { noteDown, wayOf } = usePressingWay();
  const lit = picking.lit.has(spot);
  const picked = picking.taken.has(spot);
  const preview = previewOf(spot);
  return {
    lit,
    picked,
    isHinted: hinted.includes(spot),
    /** What would come of it, for those who listen. */
    preview: preview === undefined ? undefined : plainText(preview),
    button: {
      'aria-pressed': picked,
      'data-choice': lit ? spot : undefined,
      'data-part': spot,
      onPointerDown: noteDown,
      onClick: (event: MouseEvent): void => pick(spot, wayOf(event)),
      onPointerEnter: () => pointAt(spot),
      onPointerLeave: () => pointAt(undefined),
      onFocus: () => pointAt(spot),
      onBlur: () => pointAt(undefined),
    },
  };
}
