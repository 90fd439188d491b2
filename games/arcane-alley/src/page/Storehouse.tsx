import type { SlotView, View } from '@souk/games/arcane-alley';
import { elementAt } from '@souk/kernel';
import { Spot } from '@souk/table-kit/components/Spot';
import { useTable } from '@souk/table-kit/components/TableContext';
import { type Translate, useText } from '@souk/table-kit/components/Text';
import type { Speaker } from '@souk/table-kit/face';
import { type ReactNode, useState } from 'react';
import { SlotCard } from './ItemCard.js';
import { itemName } from './naming.js';
import { spots } from './spots.js';
import { places, turnOrder } from './stepping.js';

interface StorehouseProps {
  readonly view: View;
  readonly seat: number;
  /** What is to be seen on a slot besides what lies in it. */
  readonly markOf?: (slot: number) => ReactNode;
}

/** In which order items turn up that were hidden when the storehouse was last drawn. */
function useTurnOrder(slots: readonly SlotView[]): readonly number[] {
  const [drawn, setDrawn] = useState<Drawn>({ slots, order: [] });
  if (drawn.slots === slots) return drawn.order;
  const order = turnOrder(drawn.slots, slots);
  setDrawn({ slots, order });
  return order;
}

interface Drawn {
  readonly slots: readonly SlotView[];
  readonly order: readonly number[];
}

/** What a storehouse is called by those who listen: the own one is nobody else's. */
export const storehouseName = (seat: number, { you, name }: Speaker, t: Translate): string =>
  seat === you ? t('aa.yourStorehouse') : t('aa.storehouseOf', { name: name(seat) });

/** A player's grid of items, as large as it is given room. */
export function Storehouse({ view, seat, markOf }: StorehouseProps) {
  const t = useText();
  const { speaker } = useTable();
  const { rows, columns, slots } = elementAt(view.players, seat).storehouse;
  const order = useTurnOrder(slots);
  const name = speaker.name(seat);
  const what = ({ face, item }: SlotView): string => {
    if (face === 'none') return t('aa.gap');
    if (face === 'up' && item !== null) return itemName(item);
    return item === null ? t('aa.hidden') : t('aa.hiddenKnown', { item: itemName(item) });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      role="group"
      className="aa-store"
      aria-label={storehouseName(seat, speaker, t)}
      style={{ '--rows': Math.max(rows, 1), '--columns': Math.max(columns, 1) }}
    >
      {slots.map((part, slot) => (
        <Spot
          key={slot}
          className="aa-slot"
          spot={spots.slot(seat, slot)}
          at={places.slot(seat, slot)}
          subject={part.face === 'none' ? undefined : (part.item ?? 'hidden')}
          label={t('aa.slotOf', {
            name,
            row: Math.floor(slot / Math.max(columns, 1)) + 1,
            column: (slot % Math.max(columns, 1)) + 1,
            item: what(part),
          })}
        >
          <SlotCard part={part} view={view} turn={Math.max(order[slot] ?? 0, 0)} />
          {markOf?.(slot)}
        </Spot>
      ))}
    </div>
  );
}
