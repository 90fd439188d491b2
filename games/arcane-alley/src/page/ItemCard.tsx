import type { ItemId, SlotView, View } from '@souk/games/arcane-alley';
import { CardName } from '@souk/table-kit/components/CardName';
import { pictureOf, SIGIL } from './art/items.js';
import { Coin, Skull } from './art/Signs.js';
import { HYPHENATION } from './hyphenation.js';
import { itemName, type Terms, valuesOf } from './naming.js';

interface ItemFrontProps {
  readonly item: ItemId;
  readonly view: Terms;
}

/** The face of an item: name, picture, what a set is worth and what it counts at an inspection. Another item is another face. */
export function ItemFront({ item, view }: ItemFrontProps) {
  const { setGold, infamy } = valuesOf(item, view);
  return (
    <span key={item} className={`aa-face ${setGold === null ? 'is-special' : ''}`}>
      <CardName className="aa-item-name" name={itemName(item)} hyphenation={HYPHENATION} />
      <img src={pictureOf(item)} alt="" draggable={false} />
      <span className="aa-values">
        <span className="aa-gold">
          <Coin />
          {setGold === null ? '–' : String(setGold).replace('-', '−')}
        </span>
        <span className="aa-infamy">
          <Skull />
          {String(infamy).replace('-', '−')}
        </span>
      </span>
    </span>
  );
}

export const ItemBack = () => (
  <span className="aa-back">
    <img src={SIGIL} alt="" draggable={false} />
  </span>
);

interface SlotCardProps {
  readonly part: SlotView;
  readonly view: View;
  /** How many others turn over before it does. */
  readonly turn: number;
}

/** What lies in a slot: it turns over when it is revealed, and what only the viewer knows shows through a veil. */
export function SlotCard({ part, view, turn }: SlotCardProps) {
  if (part.face === 'none') return <span className="aa-hole" />;
  return (
    <span className={`aa-card is-${part.face} ${part.face === 'down' && part.item !== null ? 'is-known' : ''}`}>
      <span className="aa-turn" style={{ '--turn': turn }}>
        <ItemBack />
        {part.item !== null && <ItemFront item={part.item} view={view} />}
      </span>
    </span>
  );
}
