import type { DwarvenTradersTypes } from '@souk/games/dwarven-traders';
import { signed } from '@souk/i18n';
import { useTable } from '@souk/table-kit/components/TableContext';
import { Text, useText } from '@souk/table-kit/components/Text';
import type { Played } from '@souk/table-kit/session';
import { Gem } from '../Gem.js';
import { nameOf, whom } from '../telling.js';
import type { Podium, PricedGem } from './podium.js';
import { levelIn } from './standings.js';
import { type Tie, tiesIn } from './ties.js';

/** Why who stands on the same space is placed as they are (DT-ROUND-4), space by space; nothing where nobody does. */
export function Ties({ podium }: { readonly podium: Podium }) {
  const t = useText();
  const all = tiesIn(podium);
  const spaces = [...new Set(all.map(({ space }) => space))];
  return spaces.map((space) => (
    <section key={space} className="dt-plate dt-tie">
      <h3>{t('dt.podium.tie', { space })}</h3>
      {all.map((tie) => tie.space === space && <TieView key={String(tie.behind.trader)} tie={tie} />)}
    </section>
  ));
}

interface LevelPairsProps {
  readonly podium: Podium;
  readonly past: readonly Played<DwarvenTradersTypes>[];
}

/** Why of two with as many points one is placed better in the match (DT-END-1). */
export function LevelPairs({ podium, past }: LevelPairsProps) {
  const t = useText();
  const { speaker } = useTable();
  const { round } = podium;
  return levelIn(podium, past).map(({ sum, ahead, behind }) => (
    <section key={String(behind.trader)} className="dt-plate dt-tie">
      <h3>{t('dt.podium.level', { n: sum })}</h3>
      <p>
        {t('dt.podium.level.why', {
          ...{ name: nameOf(ahead.trader, speaker), other: whom(behind.trader, speaker).text, round },
          ...{ place: ahead.placed?.place ?? 0, otherPlace: behind.placed?.place ?? 0 },
        })}
      </p>
    </section>
  ));
}

const TieView = ({ tie }: { readonly tie: Tie }) => (
  <>
    {tie.by !== undefined && <Gem gem={tie.by.won.gem} />}
    <p>
      <Why tie={tie} />
    </p>
  </>
);

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
