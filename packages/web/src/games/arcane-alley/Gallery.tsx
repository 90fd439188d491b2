import { ITEM_IDS, WIZARD_IDS } from '@souk/arcane-alley';
import { Wizard } from './art/Wizard.js';
import { ItemFace } from './ItemCard.js';
import { itemName, itemText, wizardName, wizardText } from './naming.js';
import './arcane-alley.css';

/** Items as printed: no house rules. */
const AS_PRINTED = { options: { houseRules: null } } as const;

/** Every item and every wizard, with what they do. */
export const Gallery = () => (
  <ul className="gallery-items">
    {ITEM_IDS.map((item) => (
      <li key={item} className="gallery-item card">
        <span className="aa-slot">
          <ItemFace item={item} view={AS_PRINTED} />
        </span>
        <div>
          <h3>{itemName(item)}</h3>
          <p>{itemText(item, AS_PRINTED)}</p>
          <a href={`#AA-CARD-${item}`}>AA-CARD-{item}</a>
        </div>
      </li>
    ))}
    {WIZARD_IDS.map((wizard) => (
      <li key={wizard} className="gallery-item card">
        <Wizard wizard={wizard} seat={0} />
        <div>
          <h3>{wizardName(wizard)}</h3>
          <p>{wizardText(wizard, AS_PRINTED)}</p>
          <a href={`#AA-WIZARD-${wizard}`}>AA-WIZARD-{wizard}</a>
        </div>
      </li>
    ))}
  </ul>
);
