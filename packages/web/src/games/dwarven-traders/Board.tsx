import type { TraderName, View } from '@souk/dwarven-traders';
import { useText } from '../../i18n/text.js';
import { useTable } from '../../table-kit/TableContext.js';
import { Cavern } from './Cavern.js';
import { ScoreRail, ScoreTrack } from './ScoreTrack.js';
import { Shafts } from './Shafts.js';
import { places } from './stepping.js';
import { Trader } from './Traders.js';
import { TradingCard } from './TradingCard.js';
import './dwarven-traders.css';

/** Whose area is large and in reach: the person here, or whoever decides at a shared screen. */
function useOwnSeat(view: View): number {
  const { speaker, deciding, moment } = useTable();
  return speaker.you ?? deciding ?? moment.toAct[0] ?? view.decision?.seat ?? 0;
}

export function Board({ view }: { readonly view: View }) {
  const own = useOwnSeat(view);
  const seats = Array.from({ length: view.seats }, (_, i) => (own + i) % view.seats);
  const others: readonly TraderName[] = [...seats.slice(1), 'smuggler'];
  return (
    <div className="dt">
      <Cavern />
      <div className="dt-own">
        <Trader view={view} trader={own} />
      </div>
      <div className="dt-others">
        {others.map((trader) => (
          <Trader key={trader} view={view} trader={trader} />
        ))}
      </div>
      <div className="dt-board">
        <ScoreTrack view={view} />
        <Shafts view={view} />
        <CardRow view={view} />
        <ScoreRail view={view} />
      </div>
    </div>
  );
}

function CardRow({ view }: { readonly view: View }) {
  const t = useText();
  const sold = Object.values(view.box).reduce((sum, count) => sum + count, 0);
  return (
    <section className="dt-row" aria-label={t('dt.cards')}>
      {view.row.length === 0 ? (
        <p className="dt-no-cards">{t('dt.noCards')}</p>
      ) : (
        view.row.map((card, slot) => <TradingCard key={`${slot}:${card.card}`} view={view} slot={slot} card={card} />)
      )}
      <p className="dt-box" data-at={places.box}>
        {view.seats === 1 ? t('dt.boxAndDeck', { n: sold, deck: view.unused }) : t('dt.box', { n: sold })}
      </p>
    </section>
  );
}
