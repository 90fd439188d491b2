import type { ItemId, View } from '@souk/games/arcane-alley';
import { elementAt } from '@souk/kernel';
import { Spot } from '@souk/table-kit/components/Spot';
import { useTableState } from '@souk/table-kit/components/TableContext';
import { useText } from '@souk/table-kit/components/Text';
import { type CSSProperties, useState } from 'react';
import { ItemBack, ItemFront } from './ItemCard.js';
import { itemName } from './naming.js';
import { spots } from './spots.js';
import { places } from './stepping.js';

const placed = (nth: number): CSSProperties => ({ '--nth': nth });

/** The stash of the viewer, in the hand; backs where it is not for these eyes. */
export function Hand({ view, seat }: { readonly view: View; readonly seat: number }) {
  const t = useText();
  const { picking } = useTableState();
  const [touched, setTouched] = useState(0);
  const { stash, stashSize } = elementAt(view.players, seat);
  /** Of like items that one is picked which was touched. */
  const isThis = (item: ItemId, i: number): boolean =>
    !picking.taken.has(spots.hand(item)) || i === (stash?.[touched] === item ? touched : stash?.indexOf(item));
  return (
    <section
      className="aa-hand"
      aria-label={t('aa.yourStash')}
      data-at={places.stash(seat)}
      style={{ '--cards': Math.max(stashSize, 1) }}
    >
      {stash === null
        ? Array.from({ length: stashSize }, (_, i) => (
            <span key={i} className="aa-slot aa-card" style={placed(i)}>
              <ItemBack />
            </span>
          ))
        : stash.map((item, i) => (
            <Spot
              key={`${item}:${i}`}
              className="aa-slot"
              style={placed(i)}
              spot={isThis(item, i) ? spots.hand(item) : undefined}
              onTouch={() => setTouched(i)}
              at={places.hand(item)}
              subject={item}
              label={t('aa.handOf', { item: itemName(item) })}
            >
              <span className="aa-card">
                <ItemFront item={item} view={view} />
              </span>
            </Spot>
          ))}
    </section>
  );
}
