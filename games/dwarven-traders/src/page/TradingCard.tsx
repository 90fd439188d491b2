import { type CardSide, type GemName, type LaidCard, SIDES, type View } from '@souk/games/dwarven-traders';
import { signed } from '@souk/i18n';
import { Icon } from '@souk/table-kit/components/Icon';
import { useTableState } from '@souk/table-kit/components/TableContext';
import { useText } from '@souk/table-kit/components/Text';
import type { Picking } from '@souk/table-kit/picks';
import type { ReactNode } from 'react';
import { Gem } from './Gem.js';
import { behind, sideOf, spots } from './spots.js';
import { places } from './stepping.js';
import { Coins, Pick as PickAxe } from './Tools.js';
import { useChoice } from './useChoice.js';

interface TradingCardProps {
  readonly view: View;
  readonly slot: number;
  readonly card: LaidCard;
}

/** A trading card lying in the row. It has two printed sides and really turns over. */
export function TradingCard({ view, slot, card }: TradingCardProps) {
  const { picking, shownPlaces } = useTableState();
  const at = places.card(slot);
  const state = `${picking.lit.has(spots.card(slot)) ? 'is-lit' : ''} ${shownPlaces.includes(at) ? 'is-shown' : ''}`;
  return (
    <div className={`dt-card ${state} ${card.side}`} data-at={at} data-spot={spots.card(slot)}>
      <div className="dt-card-turn">
        {SIDES.map((side) => (
          <Side key={side} view={view} slot={slot} card={{ card: card.card, side }} up={side === card.side} />
        ))}
      </div>
    </div>
  );
}

interface SideProps extends TradingCardProps {
  readonly up: boolean;
}

function Side({ view, slot, card, up }: SideProps) {
  const t = useText();
  const printed = sideOf(view, card);
  const other = sideOf(view, behind(card));
  return (
    <div className={`dt-side ${card.side}`} inert={!up} aria-hidden={!up}>
      <Half
        spot={up ? spots.mine(slot) : undefined}
        name={t('dt.mineGem', { gem: t(`dt.gem.${printed.mine}`) })}
        className="dt-mine"
      >
        <span className="dt-what">
          <PickAxe />
          {t('dt.mine')}
        </span>
        <Gem gem={printed.mine} />
        <span className="dt-steps is-down">▼{printed.mineSteps}</span>
      </Half>
      <SellHalf view={view} slot={slot} printed={printed} up={up} />
      <Both view={view} slot={slot} up={up} />
      <p className="dt-behind" title={t('dt.behindHelp')}>
        <span className="visually-hidden">
          {t('dt.behindLong', {
            mine: t(`dt.gem.${other.mine}`),
            down: other.mineSteps,
            sell: t(`dt.gem.${other.sell}`),
            up: other.sellSteps,
          })}
        </span>
        <span aria-hidden="true">
          ↻ <Gem gem={other.mine} className="is-inline" />
          {signed(-other.mineSteps)} <Gem gem={other.sell} className="is-inline" />
          {signed(other.sellSteps)}
        </span>
      </p>
    </div>
  );
}

interface PartProps {
  readonly view: View;
  readonly slot: number;
  readonly up: boolean;
}

/** The gems that a spot of some kind would sell, in the order of the moves; the one that is sold, once the move is chosen. */
function soldBy({ lit, taken }: Pick<Picking<unknown>, 'lit' | 'taken'>, prefix: string): GemName[] {
  return [...lit, ...taken].flatMap((spot) => (spot.startsWith(prefix) ? [spot.slice(prefix.length) as GemName] : []));
}

function SellHalf({ view, slot, printed, up }: PartProps & { readonly printed: CardSide }) {
  const t = useText();
  const { picking } = useTableState();
  const gems = up ? soldBy(picking, `sell:${slot}:`) : [];
  const words = (
    <span className="dt-what">
      <Coins />
      <span className="dt-word">{t('dt.sell')}</span>
    </span>
  );
  const steps = <span className="dt-steps is-up">▲{printed.sellSteps}</span>;
  if (gems.length > 1) {
    return (
      <div className="dt-half dt-sell has-gems">
        {words}
        <span className="dt-gems">
          {gems.map((gem) => (
            <GemButton key={gem} spot={spots.sell(slot, gem)} gem={gem} />
          ))}
        </span>
        {steps}
      </div>
    );
  }
  const gem = gems[0] ?? printed.sell;
  return (
    <Half
      spot={gems.length === 1 ? spots.sell(slot, gem) : undefined}
      name={t('dt.sellGem', { gem: t(`dt.gem.${gem}`), price: signed(view.prices[gem]) })}
      className="dt-sell"
      gain={gems.length === 1 ? view.prices[gem] : undefined}
    >
      {words}
      <Gem gem={gem} />
      {steps}
    </Half>
  );
}

function Both({ view, slot, up }: PartProps) {
  const t = useText();
  const { picking } = useTableState();
  const gems = up ? soldBy(picking, `both:${slot}:`) : [];
  // Its room is kept where it cannot be chosen: what stands above it must not move.
  return (
    <div className="dt-both">
      {gems.length > 1 && <span className="dt-what">{t('dt.both')}</span>}
      {gems.map((gem) =>
        gems.length > 1 ? (
          <GemButton key={gem} spot={spots.both(slot, gem)} gem={gem} />
        ) : (
          <Half
            key={gem}
            spot={spots.both(slot, gem)}
            name={t('dt.bothGem', { gem: t(`dt.gem.${gem}`), price: signed(view.prices[gem]) })}
            className="dt-bothbar"
            gain={view.prices[gem]}
          >
            {t('dt.both')}
          </Half>
        ),
      )}
    </div>
  );
}

interface HalfProps {
  readonly spot: string | undefined;
  readonly name: string;
  readonly className: string;
  readonly gain?: number | undefined;
  readonly children: ReactNode;
}

/** What is seen here is said in better words beside it. */
const Unspoken = ({ children }: { readonly children: ReactNode }) => (
  <span className="dt-drawn" aria-hidden="true">
    {children}
  </span>
);

/** A part of the card that is a button while it can be chosen. */
function Half({ spot, ...drawn }: HalfProps) {
  return spot === undefined ? <QuietHalf {...drawn} /> : <OpenHalf spot={spot} {...drawn} />;
}

const QuietHalf = ({ name, className, children }: Omit<HalfProps, 'spot'>) => (
  <div className={`dt-half ${className}`}>
    <span className="visually-hidden">{name}</span>
    <Unspoken>{children}</Unspoken>
  </div>
);

/** The second sign of what is picked. */
const Tick = () => (
  <span className="spot-mark is-tick" aria-hidden="true">
    <Icon name="tick" />
  </span>
);

function OpenHalf({ spot, gain, ...drawn }: HalfProps & { readonly spot: string }) {
  const { lit, picked, isHinted, preview, button } = useChoice(spot);
  if (!lit && !picked) return <QuietHalf {...drawn} />;
  const { name, className, children } = drawn;
  return (
    <button
      type="button"
      className={`dt-half ${className} ${lit ? 'is-open' : 'is-chosen'} ${isHinted ? 'is-hinted' : ''}`}
      {...button}
    >
      <span className="visually-hidden">{preview === undefined ? name : `${name}. ${preview}`}</span>
      <Unspoken>{children}</Unspoken>
      {gain !== undefined && !picked && (
        <span aria-hidden="true" className={`dt-gain ${gain < 0 ? 'is-loss' : ''}`}>
          {signed(gain)}
        </span>
      )}
      {picked && <Tick />}
    </button>
  );
}

function GemButton({ spot, gem }: { readonly spot: string; readonly gem: GemName }) {
  const t = useText();
  const { preview, button } = useChoice(spot);
  return (
    <button type="button" className="dt-gem-button" aria-label={preview ?? t(`dt.gem.${gem}`)} {...button}>
      <Gem gem={gem} />
    </button>
  );
}
