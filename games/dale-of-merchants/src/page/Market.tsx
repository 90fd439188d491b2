import type { View } from '@souk/games/dale-of-merchants';
import { Spot } from '@souk/table-kit/components/Spot';
import { useTableState } from '@souk/table-kit/components/TableContext';
import { Text, useText } from '@souk/table-kit/components/Text';
import type { Tally } from '@souk/table-kit/face';
import { CardBack, CardFront, MiniCard } from './Card.js';
import { cardName, cardNamed } from './cards.js';
import { spots } from './spots.js';
import { places } from './stepping.js';

/** The market: five slots with their surcharges, the dearest on the left, under an awning. */
export function Market({ view }: { readonly view: View }) {
  const t = useText();
  const [discarded] = view.marketDiscard;
  return (
    <section className="dm-market" aria-label={t('dm.market')} data-keep-clear>
      <div className="dm-awning" aria-hidden="true" />
      <div className="dm-counter">
        {[...view.market.entries()].reverse().map(([slot, card]) => (
          <MarketSlot key={slot} slot={slot} card={card} />
        ))}
        <div className="dm-ledge">
          <span className="dm-pile">
            <span className="dm-card" data-at={places.marketDeck}>
              <CardBack />
            </span>
            <small>
              {t('dm.marketDeck')} <b>{view.marketDeck.length}</b>
            </small>
          </span>
          {discarded === undefined ? (
            <span className="dm-pile">
              <span className="dm-card dm-hole" data-at={places.marketDiscard} />
              <small>
                {t('dm.marketDiscard')} <b>0</b>
              </small>
            </span>
          ) : (
            <Spot
              className="dm-pile"
              spot={spots.marketDiscard}
              at={places.marketDiscard}
              subject="market-discard"
              label={t('dm.marketDiscardOf', { card: cardName(discarded) })}
            >
              <MiniCard card={discarded} />
              <PileTag />
              <small>
                {t('dm.marketDiscard')} <b>{view.marketDiscard.length}</b>
                <span className="dm-pile-top"> · {cardName(discarded)}</span>
              </small>
            </Spot>
          )}
        </div>
      </div>
    </section>
  );
}

interface MarketSlotProps {
  readonly slot: number;
  readonly card: string | null;
}

function MarketSlot({ slot, card }: MarketSlotProps) {
  const t = useText();
  const price = card === null ? 0 : cardNamed(card).card.value + slot;
  return (
    <div className="dm-market-slot">
      <span className="dm-surcharge" aria-hidden="true">
        +{slot}
      </span>
      {card === null ? (
        <span className="dm-card dm-hole" data-at={places.market(slot)}>
          <span className="visually-hidden">{t('dm.marketEmpty', { surcharge: slot })}</span>
        </span>
      ) : (
        <Spot
          className="dm-card"
          spot={spots.market(slot)}
          at={places.market(slot)}
          subject={card}
          label={t('dm.marketSlot', { surcharge: slot, card: cardName(card), price })}
        >
          <CardFront card={card} />
          <PriceTag slot={slot} price={price} />
        </Spot>
      )}
    </div>
  );
}

/** What it costs; of the card that is being bought, what is left to pay. */
function PriceTag({ slot, price }: { readonly slot: number; readonly price: number }) {
  const tally = useTally(spots.market(slot));
  if (tally !== undefined) return <Counting {...tally} />;
  return (
    <span className="dm-price" aria-hidden="true">
      {price}
    </span>
  );
}

/** The same for a card that is bought from the market's discard pile; of others no price is shown there. */
function PileTag() {
  const tally = useTally(spots.marketDiscard);
  return tally === undefined ? null : <Counting {...tally} />;
}

/** How far an offer is paid, if it is the one that is being bought. */
function useTally(spot: string): Tally | undefined {
  const { picking, progress } = useTableState();
  return picking.taken.has(spot) ? progress?.tally : undefined;
}

const Counting = ({ of, done }: Tally) => (
  <span className="dm-price is-counting" aria-hidden="true">
    {done === of ? <Text k="dm.paidTag" with={{ of }} /> : <Text k="dm.left" with={{ n: <b>{of - done}</b>, of }} />}
  </span>
);
