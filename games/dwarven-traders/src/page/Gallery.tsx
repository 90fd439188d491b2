import { type CardSide, GEMS, TRADING_CARDS } from '@souk/games/dwarven-traders';
import { GalleryItem, type GalleryProps, hasWords } from '@souk/table-kit/components/GalleryItem';
import { useText } from '@souk/table-kit/components/Text';
import { Portrait } from './Dwarf.js';
import { Gem } from './Gem.js';
import { Coins, Pick } from './Tools.js';
import './dwarven-traders.css';

/** The four gems, the Smuggler and both sides of all twelve trading cards. */
export function Gallery({ words }: GalleryProps) {
  const t = useText();
  return (
    <>
      <ul className="gallery-items">
        {GEMS.map((gem) => (
          <GalleryItem
            key={gem}
            words={words}
            name={t(`dt.gem.${gem}`)}
            text={t('dt.about.prices')}
            rules={['DT-TURN-2', 'DT-TURN-3', 'DT-TURN-5']}
            picture={<Gem gem={gem} />}
          />
        ))}
        <GalleryItem
          words={words}
          name={t('dt.smuggler')}
          text={t('dt.about.smuggler')}
          rules={['DT-TURN-6', 'DT-TRADE-4', 'DT-SOLO-1']}
          picture={<Portrait trader="smuggler" />}
        />
      </ul>
      <h3 className="gallery-part">{t('dt.cards')}</h3>
      <ul className="gallery-items">
        {TRADING_CARDS.map(({ front, back }, i) => {
          const gems = [front.mine, front.sell, back.mine, back.sell].map((gem) => t(`dt.gem.${gem}`));
          return (
            hasWords([t('dt.cards'), ...gems].join(' '), words) && (
              <li key={i} className="card dt-pair">
                <h4>{i + 1}</h4>
                <Printed side={front} className="front" />
                <Printed side={back} className="back" />
              </li>
            )
          );
        })}
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
