import { GEMS, type GemName, type View } from '@souk/games/dwarven-traders';
import { signed } from '@souk/i18n';
import { elementAt } from '@souk/kernel';
import { RuleLink } from '@souk/table-kit/components/RuleLink';
import { useTable } from '@souk/table-kit/components/TableContext';
import { useText } from '@souk/table-kit/components/Text';
import { Portrait } from './Dwarf.js';
import { Gem } from './Gem.js';

const gemNamed = (name: string): GemName | undefined => GEMS.find((gem) => gem === name);

/** A trader in large: where they stand, and what their gems would bring now. */
function AboutTrader({ seat, view }: { readonly seat: number; readonly view: View }) {
  const t = useText();
  const { speaker } = useTable();
  const { score, points, store } = elementAt(view.players, seat);
  return (
    <>
      <div className="dt-large">
        <Portrait trader={seat} />
      </div>
      <h2>{speaker.name(seat)}</h2>
      <p>{t('dt.about.trader', { space: score, points })}</p>
      {store.length === 0 && <p>{t('dt.wagonsEmpty')}</p>}
      <ul className="dt-stored">
        {store.map((gem, i) => (
          <li key={i}>
            <Gem gem={gem} />{' '}
            <span>{t('dt.about.stored', { gem: t(`dt.gem.${gem}`), price: signed(view.prices[gem]) })}</span>
          </li>
        ))}
      </ul>
      <RuleLink rule="DT-TURN-3" />
    </>
  );
}

/** What a gem is worth now and why that changes, what the Smuggler is after, or how a trader stands. */
export function Inspector({ subject, view }: { readonly subject: string; readonly view: View }) {
  const t = useText();
  if (subject.startsWith('trader:')) return <AboutTrader seat={Number(subject.slice('trader:'.length))} view={view} />;
  const gem = gemNamed(subject.replace('gem:', ''));
  if (gem === undefined) {
    return (
      <>
        <div className="dt-large">
          <Portrait trader="smuggler" />
        </div>
        <h2>{t('dt.smuggler')}</h2>
        <p>{t(view.seats === 1 ? 'dt.about.smugglerSolo' : 'dt.about.smuggler')}</p>
        <RuleLink rule={view.seats === 1 ? 'DT-SOLO-3' : 'DT-TURN-6'} />
      </>
    );
  }
  return (
    <>
      <div className="dt-large">
        <Gem gem={gem} />
      </div>
      <h2>{t(`dt.gem.${gem}`)}</h2>
      <p>
        {t('dt.about.gem', {
          price: signed(view.prices[gem]),
          pool: view.pool[gem],
          box: view.box[gem],
        })}
      </p>
      <p>{t('dt.about.prices')}</p>
      <RuleLink rule="DT-TURN-2" />
    </>
  );
}
