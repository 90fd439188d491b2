import { ROW_SIZE, type TraderName, type View } from '@souk/games/dwarven-traders';
import { useTable, useTableState } from '@souk/table-kit/components/TableContext';
import { useText } from '@souk/table-kit/components/Text';
import { Backdrop } from './Cavern.js';
import { ScoreRail, ScoreTrack } from './ScoreTrack.js';
import { Shafts } from './Shafts.js';
import { places } from './stepping.js';
import { Chest } from './Tools.js';
import { Trader } from './Traders.js';
import { TradingCard } from './TradingCard.js';
import './dwarven-traders.css';

/** Whose area is large and in reach: the person here, or the one who decides at a shared screen. */
function useOwnSeat(view: View): number {
  const { speaker } = useTable();
  const { moment } = useTableState();
  if (speaker.you !== undefined) return speaker.you;
  return typeof view.viewer === 'number' ? view.viewer : (moment.toAct[0] ?? 0);
}

export function Board({ view }: { readonly view: View }) {
  const own = useOwnSeat(view);
  const seats = Array.from({ length: view.seats }, (_, i) => (own + i) % view.seats);
  const others: readonly TraderName[] = [...seats.slice(1), 'smuggler'];
  return (
    <div className="dt">
      <Backdrop />
      <div className="dt-own" data-own tabIndex={-1}>
        <Trader view={view} trader={own} />
      </div>
      <div className="dt-others">
        {others.map((trader) => (
          <Trader key={trader} view={view} trader={trader} />
        ))}
      </div>
      <Box view={view} />
      <div className="dt-board">
        <ScoreTrack view={view} />
        <Shafts view={view} />
        <CardRow view={view} />
        <ScoreRail view={view} />
      </div>
    </div>
  );
}

/** What has been sold lies in the box until the next round. */
function Box({ view }: { readonly view: View }) {
  const t = useText();
  const sold = Object.values(view.box).reduce((sum, count) => sum + count, 0);
  return (
    <p className="dt-box">
      <span data-at={places.box}>
        <Chest />
      </span>
      {view.seats === 1 ? t('dt.boxAndDeck', { n: sold, deck: view.unused }) : t('dt.box', { n: sold })}
    </p>
  );
}

const SLOTS = Array.from({ length: ROW_SIZE }, (_, slot) => slot);

function CardRow({ view }: { readonly view: View }) {
  const t = useText();
  return (
    <section className="dt-row" aria-label={t('dt.cards')}>
      {view.row.length === 0
        ? SLOTS.map((slot) => <div key={slot} className="dt-slot" />)
        : view.row.map((card, slot) => (
            <TradingCard key={`${slot}:${card.card}`} view={view} slot={slot} card={card} />
          ))}
      {view.row.length === 0 && <p className="dt-no-cards">{t('dt.noCards')}</p>}
    </section>
  );
}
