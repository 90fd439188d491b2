import { type CardSide, GEMS, TRADING_CARDS } from '@souk/dwarven-traders';
import { useText } from '../../i18n/text.js';
import { Portrait } from './Dwarf.js';
import { Gem } from './Gem.js';
import { Coins, Pick } from './Tools.js';
import './dwarven-traders.css';

/** The four gems, the Smuggler and both sides of all twelve trading cards. */
export function Gallery() {
  const t = useText();
  return (
    <>
      <ul className="gallery-items">
        {GEMS.map((gem) => (
          <li key={gem} className="gallery-item card">
            <Gem gem={gem} />
            <div>
              <h3 className="dt-capital">{t(`dt.gem.${gem}`)}</h3>
              <p>{t('dt.about.prices')}</p>
            </div>
          </li>
        ))}
        <li className="gallery-item card">
          <Portrait trader="smuggler" />
          <div>
            <h3>{t('dt.smuggler')}</h3>
            <p>{t('dt.about.smuggler')}</p>
          </div>
        </li>
      </ul>
      <h3 className="gallery-part">{t('dt.cards')}</h3>
      <ul className="gallery-items">
        {TRADING_CARDS.map(({ front, back }, i) => (
          <li key={i} className="card dt-pair">
            <h4>{i + 1}</h4>
            <Printed side={front} className="front" />
            <Printed side={back} className="back" />
          </li>
        ))}
      </ul>
    </>
  );
}

function Printed({
  side: { mine, mineSteps, sell, sellSteps },
  className,
}: {
  readonly side: CardSide;
  readonly className: string;
}) {
  const t = useText();
  return (
    <div className={`dt-printed ${className}`}>
      <span>
        <Pick />
        {t('dt.mineGem', { gem: t(`dt.gem.${mine}`) })} <Gem gem={mine} className="is-inline" />
        <span className="dt-steps is-down">▼{mineSteps}</span>
      </span>
      <span>
        <Coins />
        {t('dt.sell')} {t(`dt.gem.${sell}`)} <Gem gem={sell} className="is-inline" />
        <span className="dt-steps is-up">▲{sellSteps}</span>
      </span>
    </div>
  );
}
