import { ITEM_IDS, WIZARD_IDS } from '@souk/games/arcane-alley';
import { GalleryItem, type GalleryProps } from '@souk/table-kit/components/GalleryItem';
import { Wizard } from './art/Wizard.js';
import { ItemFront } from './ItemCard.js';
import { itemName, itemText, wizardName, wizardText } from './naming.js';
import './arcane-alley.css';

/** Items as printed: no house rules. */
const AS_PRINTED = { options: { houseRules: null } } as const;

/** Every item and every wizard, with what they do. */
export const Gallery = ({ words }: GalleryProps) => (
  <ul className="gallery-items">
    {ITEM_IDS.map((item) => (
      <GalleryItem
        key={item}
        words={words}
        name={itemName(item)}
        text={itemText(item, AS_PRINTED)}
        rules={[`AA-CARD-${item}`]}
        picture={
          <span className="aa-slot">
            <ItemFront item={item} view={AS_PRINTED} />
          </span>
        }
      />
    ))}
    {WIZARD_IDS.map((wizard) => (
      <GalleryItem
        key={wizard}
        words={words}
        name={wizardName(wizard)}
        text={wizardText(wizard, AS_PRINTED)}
        rules={[`AA-WIZARD-${wizard}`]}
        picture={<Wizard wizard={wizard} seat={0} />}
      />
    ))}
  </ul>
);
