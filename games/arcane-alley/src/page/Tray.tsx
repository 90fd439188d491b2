import { ITEM_IDS, type ItemId, type View, WIZARD_IDS } from '@souk/games/arcane-alley';
import { Spot } from '@souk/table-kit/components/Spot';
import { useTableState } from '@souk/table-kit/components/TableContext';
import { useText } from '@souk/table-kit/components/Text';
import type { PlainKey } from '@souk/table-kit/i18n/keys';
import { Wizard } from './art/Wizard.js';
import { ItemFront } from './ItemCard.js';
import { itemName, wizardName, wizardText } from './naming.js';
import { spots } from './spots.js';

/** What is chosen from and has no place on the table: items of the discard, of a lamp, of a stash; wizards. */
export function Tray({ view }: { readonly view: View }) {
  const { deciding } = useTableState();
  if (deciding === undefined) return null;
  switch (view.decision?.kind) {
    case 'watch-item':
      return <Items title="aa.tray.discard" view={view} items={view.discard} />;
    case 'lamp-item':
      return <Items title="aa.tray.lamp" view={view} items={view.shown} />;
    case 'chalice-item':
      return <StashItems view={view} />;
    case 'choose-wizard':
      return <Wizards view={view} />;
    default:
      return null;
  }
}

interface ItemsProps {
  readonly title: PlainKey;
  readonly view: View;
  readonly items: readonly ItemId[];
}

function Items({ title, view, items }: ItemsProps) {
  const t = useText();
  return (
    <section className="aa-tray" aria-label={t(title)}>
      <h2>{t(title)}</h2>
      <div className="aa-tray-items">
        {items.map((item, position) => (
          <Spot key={position} className="aa-slot" spot={spots.tray(position)} subject={item} label={itemName(item)}>
            <span className="aa-card">
              <ItemFront item={item} view={view} />
            </span>
          </Spot>
        ))}
      </div>
    </section>
  );
}

/** The items of a player's stash, as far as they are choices: the looker sees them all. */
function StashItems({ view }: { readonly view: View }) {
  const t = useText();
  const { picking } = useTableState();
  const items = ITEM_IDS.filter((item) => picking.lit.has(spots.trayItem(item)));
  return (
    <section className="aa-tray" aria-label={t('aa.tray.stash')}>
      <h2>{t('aa.tray.stash')}</h2>
      <div className="aa-tray-items">
        {items.map((item) => (
          <Spot key={item} className="aa-slot" spot={spots.trayItem(item)} subject={item} label={itemName(item)}>
            <span className="aa-card">
              <ItemFront item={item} view={view} />
            </span>
          </Spot>
        ))}
      </div>
    </section>
  );
}

function Wizards({ view }: { readonly view: View }) {
  const t = useText();
  const { picking } = useTableState();
  return (
    <section className="aa-tray is-wide" aria-label={t('aa.tray.wizards')}>
      <h2>{t('aa.tray.wizards')}</h2>
      <div className="aa-tray-wizards">
        {WIZARD_IDS.filter((wizard) => picking.lit.has(spots.wizard(wizard))).map((wizard) => (
          <Spot
            key={wizard}
            className="aa-wizard"
            spot={spots.wizard(wizard)}
            label={`${wizardName(wizard)}. ${wizardText(wizard, view)}`}
          >
            <Wizard wizard={wizard} seat={0} />
            <strong>{wizardName(wizard)}</strong>
            <span>{wizardText(wizard, view)}</span>
          </Spot>
        ))}
      </div>
    </section>
  );
}
