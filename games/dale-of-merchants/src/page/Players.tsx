import type { View } from '@souk/games/dale-of-merchants';
import { elementAt } from '@souk/kernel';
import { SeatPortrait } from '@souk/table-kit/components/SeatPortrait';
import { Spot } from '@souk/table-kit/components/Spot';
import { useTable, useTableState } from '@souk/table-kit/components/TableContext';
import { useText } from '@souk/table-kit/components/Text';
import { Merchant } from './art/Merchant.js';
import { MiniCard } from './Card.js';
import { cardName } from './cards.js';
import { Stall } from './Stall.js';
import { spots } from './spots.js';
import { places } from './stepping.js';

/** Another merchant in small: hand and deck by number, the discard pile's top, and the stall. */
export function OtherPlayer({ view, seat }: { readonly view: View; readonly seat: number }) {
  const t = useText();
  const { speaker } = useTable();
  const { moment, sitters } = useTableState();
  const { hand, deck, discard, coins } = elementAt(view.players, seat);
  const { level, kind } = elementAt(sitters, seat);
  const name = speaker.name(seat);
  const isTurn = moment.toAct.includes(seat);
  const [top] = discard;
  return (
    <div className={`dm-other ${isTurn ? 'is-turn' : ''}`} data-keep-clear>
      <Spot
        className="dm-person"
        spot={spots.player(seat)}
        at={places.player(seat)}
        subject={`player:${seat}`}
        label={t('dm.playerOf', { name, hand: hand.length, deck: deck.length })}
      >
        <span className="dm-portrait">
          <SeatPortrait seat={seat}>
            <Merchant seat={seat} />
          </SeatPortrait>
        </span>
        <span className="dm-name">{name}</span>
        <small>{kind === 'bot' ? t('table.level', { level: level ?? 1 }) : ''}</small>
        {coins > 0 && <span className="dm-coins">{t('dm.coins', { n: coins })}</span>}
        <span className="dm-counts">
          <span className="dm-fan" data-at={places.hand(seat)}>
            {hand.length}
          </span>
          <span className="dm-deck" data-at={places.deck(seat)}>
            {deck.length}
          </span>
        </span>
      </Spot>
      <Spot
        className="dm-discard"
        at={places.discard(seat)}
        subject={top === undefined ? undefined : `pile:${seat}`}
        label={top === undefined ? t('dm.discardEmpty', { name }) : t('dm.discardTop', { name, card: cardName(top) })}
      >
        <span className="dm-discard-text">{t('dm.discardPile', { n: discard.length })}</span>{' '}
        {top !== undefined && <MiniCard card={top} />}{' '}
        {top !== undefined && (
          <span key={top} className="dm-discard-text">
            {cardName(top)}
          </span>
        )}
      </Spot>
      <Stall view={view} seat={seat} />
    </div>
  );
}
