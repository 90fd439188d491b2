import { GEMS, type GemName, HIGHEST_PRICE, LOWEST_PRICE, type View } from '@souk/games/dwarven-traders';
import { signed } from '@souk/i18n';
import { Spot } from '@souk/table-kit/components/Spot';
import { useTableState } from '@souk/table-kit/components/TableContext';
import { useText } from '@souk/table-kit/components/Text';
import { Gem } from './Gem.js';
import { spots } from './spots.js';
import { places } from './stepping.js';

const LEVELS = Array.from({ length: HIGHEST_PRICE - LOWEST_PRICE + 1 }, (_, i) => HIGHEST_PRICE - i);

/** The prices: four mine shafts, in each a lift with the gem at its price, and below what is left to be mined. */
export const Shafts = ({ view }: { readonly view: View }) => (
  <div className="dt-shafts">
    {GEMS.map((gem) => (
      <Shaft key={gem} view={view} gem={gem} />
    ))}
  </div>
);

function Shaft({ view, gem }: { readonly view: View; readonly gem: GemName }) {
  const t = useText();
  const { shownPlaces } = useTableState();
  const price = view.prices[gem];
  const depth = HIGHEST_PRICE - price;
  const name = t(`dt.gem.${gem}`);
  return (
    <section
      className={`dt-shaft is-${gem} ${shownPlaces.includes(places.price(gem)) ? 'is-shown' : ''}`}
      aria-label={t('dt.priceOf', { gem: name, price: signed(price) })}
      style={{ '--depth': depth }}
    >
      <h2 className="dt-shaft-name">
        <Gem gem={gem} className="is-inline" />
        {name}
      </h2>
      <div className="dt-shaft-hole" aria-hidden="true">
        <span className="dt-wheel" />
        {LEVELS.map((level) => (
          <span key={level} className={`dt-level ${level === price ? 'is-now' : ''} ${level < 0 ? 'is-loss' : ''}`}>
            {signed(level)}
          </span>
        ))}
        <span className="dt-lift" data-at={places.price(gem)}>
          <span className="dt-chain" />
          <span className="dt-cage">
            <Gem gem={gem} />
          </span>
        </span>
      </div>
      <Pool view={view} gem={gem} name={name} />
    </section>
  );
}

function Pool({ view, gem, name }: { readonly view: View; readonly gem: GemName; readonly name: string }) {
  const t = useText();
  const left = view.pool[gem];
  return (
    <Spot
      className="dt-pool"
      spot={spots.pool(gem)}
      subject={`gem:${gem}`}
      label={t('dt.poolOf', { gem: name, n: left, price: signed(view.prices[gem]) })}
    >
      <span className="dt-pool-gems">
        <span className="dt-pool-source" data-at={places.pool(gem)}>
          <Gem gem={gem} />
        </span>
        {Array.from({ length: left }, (_, i) => (
          <Gem key={i} gem={gem} />
        ))}
      </span>
      <span className="dt-pool-count">{left}</span>
    </Spot>
  );
}
