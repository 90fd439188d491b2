import { signed } from '@souk/i18n';
import { useTable } from '@souk/table-kit/components/TableContext';
import { Text, useText } from '@souk/table-kit/components/Text';
import { Gem } from '../Gem.js';
import { nameOf, whom } from '../telling.js';
import type { Podium, PricedGem } from './podium.js';
import { type Tie, tiesIn } from './ties.js';

/** Why who stands on the same space is placed as they are (DT-ROUND-4); nothing where nobody does. */
export function Ties({ podium }: { readonly podium: Podium }) {
  const ties = tiesIn(podium);
  return ties.map((tie) => <TieView key={String(tie.behind.trader)} tie={tie} />);
}

function TieView({ tie }: { readonly tie: Tie }) {
  const t = useText();
  const { space, by } = tie;
  return (
    <section className="dt-plate dt-tie">
      <h3>{t('dt.podium.tie', { space })}</h3>
      {by !== undefined && <Gem gem={by.won.gem} />}
      <p>
        <Why tie={tie} />
      </p>
    </section>
  );
}

function Why({ tie: { ahead, behind, by } }: { readonly tie: Tie }) {
  const t = useText();
  const { speaker } = useTable();
  const name = nameOf(ahead.trader, speaker);
  if (by === undefined) {
    return t('dt.podium.tie.shared', { name, other: nameOf(behind.trader, speaker), place: ahead.placed?.place ?? 0 });
  }
  const names = { name, other: whom(behind.trader, speaker).text };
  const { rank, won, lost } = by;
  const gem = <Priced gem={won} />;
  if (lost === undefined) {
    return <Text k={rank === 0 ? 'dt.podium.tie.none' : 'dt.podium.tie.noSecond'} with={{ ...names, gem }} />;
  }
  const gems = { gem, otherGem: <Priced gem={lost} /> };
  return <Text k={rank === 0 ? 'dt.podium.tie.best' : 'dt.podium.tie.second'} with={{ ...names, ...gems }} />;
}

const Priced = ({ gem: { gem, price } }: { readonly gem: PricedGem }) => {
  const t = useText();
  return (
    <strong>
      {t(`dt.gem.${gem}`)} {signed(price)}
    </strong>
  );
};
