import { ITEM_IDS, type ItemId, type View, WIZARD_IDS } from '@souk/arcane-alley';
import { useText } from '../../i18n/text.js';
import { pictureOf, SIGIL } from './art/items.js';
import { Wizard } from './art/Wizard.js';
import { itemName, itemText, valuesOf, wizardName, wizardText } from './naming.js';

const itemNamed = (name: string): ItemId | undefined => ITEM_IDS.find((item) => item === name);

/** An item, a wizard or a pile, large, with what it does. */
export function Inspector({ subject, view }: { readonly subject: string; readonly view: View }) {
  const item = itemNamed(subject);
  if (item !== undefined) return <AboutItem item={item} view={view} />;
  if (subject.startsWith('wizard:')) return <AboutWizard name={subject.slice('wizard:'.length)} view={view} />;
  if (subject === 'discard') return <AboutDiscard view={view} />;
  return <AboutHidden view={view} deck={subject === 'deck'} />;
}

function AboutItem({ item, view }: { readonly item: ItemId; readonly view: View }) {
  const t = useText();
  const { setGold, infamy } = valuesOf(item, view);
  return (
    <>
      <img className="aa-big" src={pictureOf(item)} alt="" />
      <h2>{itemName(item)}</h2>
      <p>{itemText(item, view)}</p>
      <p>{setGold === null ? t('aa.about.special', { infamy }) : t('aa.about.values', { gold: setGold, infamy })}</p>
      <p className="soft">AA-CARD-{item}</p>
    </>
  );
}

function AboutWizard({ name, view }: { readonly name: string; readonly view: View }) {
  const t = useText();
  const wizard = WIZARD_IDS.find((id) => id === name);
  if (wizard === undefined) return <p>{t('aa.about.noWizard')}</p>;
  return (
    <>
      <div className="aa-big">
        <Wizard wizard={wizard} seat={0} />
      </div>
      <h2>{wizardName(wizard)}</h2>
      <p>{wizardText(wizard, view)}</p>
    </>
  );
}

function AboutDiscard({ view }: { readonly view: View }) {
  const t = useText();
  return (
    <>
      <h2>{t('aa.tray.discard')}</h2>
      <ol className="aa-list">
        {view.discard.map((item, i) => (
          <li key={i}>
            <img src={pictureOf(item)} alt="" /> {itemName(item)}
          </li>
        ))}
      </ol>
    </>
  );
}

function AboutHidden({ view, deck }: { readonly view: View; readonly deck: boolean }) {
  const t = useText();
  return (
    <>
      <img className="aa-big is-back" src={SIGIL} alt="" />
      <h2>{t(deck ? 'aa.deck' : 'aa.hidden')}</h2>
      <p>{deck ? t('aa.about.deck', { n: view.deckSize }) : t('aa.about.hidden')}</p>
    </>
  );
}
