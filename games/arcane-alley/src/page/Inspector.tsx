import { ITEM_IDS, type ItemId, type View } from '@souk/games/arcane-alley';
import { elementAt } from '@souk/kernel';
import { RuleLink } from '@souk/table-kit/components/RuleLink';
import { useTable } from '@souk/table-kit/components/TableContext';
import { useText } from '@souk/table-kit/components/Text';
import { pictureOf, SIGIL } from './art/items.js';
import { itemName, itemText, valuesOf, wizardName, wizardText } from './naming.js';
import { Storehouse } from './Storehouse.js';

const PLAYER = 'player:';

const itemNamed = (name: string): ItemId | undefined => ITEM_IDS.find((item) => item === name);

/** An item, a wizard or a pile, large, with what it does. */
export function Inspector({ subject, view }: { readonly subject: string; readonly view: View }) {
  const item = itemNamed(subject);
  if (item !== undefined) return <AboutItem item={item} view={view} />;
  if (subject.startsWith(PLAYER)) return <AboutPlayer seat={Number(subject.slice(PLAYER.length))} view={view} />;
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
      <RuleLink rule={`AA-CARD-${item}`} />
    </>
  );
}

/** A player in large: the wizard, and the storehouse with its items as they can be read. */
function AboutPlayer({ seat, view }: { readonly seat: number; readonly view: View }) {
  const t = useText();
  const { speaker } = useTable();
  const { wizard } = elementAt(view.players, seat);
  return (
    <>
      <h2>{speaker.name(seat)}</h2>
      {wizard === null ? (
        <p>{t('aa.about.noWizard')}</p>
      ) : (
        <p>
          <strong>{wizardName(wizard)}.</strong> {wizardText(wizard, view)}
        </p>
      )}
      <Storehouse view={view} seat={seat} />
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
