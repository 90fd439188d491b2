import type { View } from '@souk/games/dale-of-merchants';
import { Spot } from '@souk/table-kit/components/Spot';
import { useText } from '@souk/table-kit/components/Text';
import { CardBack, CardFront } from './Card.js';
import { cardName, cardNamed } from './cards.js';
import { spots } from './spots.js';
import { places } from './stepping.js';

/** The market: five slots with their surcharges, the dearest on the left, under an awning. */
export function Market({ view }: { readonly view: View }) {
  const t = useText();
  const [discarded] = view.marketDiscard;
  return (
    <section className="dm-market" aria-label={t('dm.market')}>
      <div className="dm-awning" aria-hidden="true" />
      <div className="dm-counter">
        <div className="dm-side-pile">
          <span className="dm-card is-pile" data-at={places.marketDeck}>
            <CardBack />
          </span>
          <small>
            {t('dm.marketDeck')} <b>{view.marketDeck.length}</b>
          </small>
        </div>
        {[...view.market.entries()].reverse().map(([slot, card]) => (
          <MarketSlot key={slot} slot={slot} card={card} />
        ))}
        <div className="dm-side-pile">
          {discarded === undefined ? (
            <span className="dm-card dm-hole" data-at={places.marketDiscard} />
          ) : (
            <Spot
              className="dm-card"
              spot={spots.marketDiscard}
              at={places.marketDiscard}
              subject="market-discard"
              label={t('dm.marketDiscardOf', { card: cardName(discarded) })}
            >
              <CardFront card={discarded} />
            </Spot>
          )}
          <small>
            {t('dm.marketDiscard')} <b>{view.marketDiscard.length}</b>
          </small>
        </div>
      </div>
    </section>
  );
}

function MarketSlot({ slot, card }: { readonly slot: number; readonly card: string | null }) {
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
          <span className="dm-price" aria-hidden="true">
            {price}
          </span>
        </Spot>
      )}
    </div>
  );
}
